import { IconInfoCircle, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { subjectName } from '#shared/courses/course-words.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { IdleCard } from './idle-card.tsx';
import { PeopleCard, usePeople } from './people-card.tsx';
import { ResultGroups, useTotal } from './result-groups.tsx';
import { onResultKeys } from './result-keys.ts';
import classes from './search.module.css';
import { type SearchAddress, SUBJECTS } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { groupOf, joinPages, type SearchAnswer, searchQuery } from './search-queries.ts';
import { useRecentSearches } from './use-recent-searches.ts';

interface SearchPageProps {
  readonly search: SearchAddress;
  readonly onSearch: (search: SearchAddress) => void;
}

/** Finds courses, assignments and lessons that the person may open, while they type. */
export function SearchPage({ search, onSearch }: SearchPageProps) {
  const { t } = useTranslation();
  const { q, type, subject } = search;
  const page = useRef<HTMLDivElement>(null);
  const recent = useRecentSearches();
  const isStaff = useMe().homes.some(
    (home) => home === 'teacher' || home === 'school_admin' || home === 'homeschool',
  );
  const results = useInfiniteQuery({
    ...searchQuery(search),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  const people = usePeople(q, isStaff && type === undefined && subject === undefined);
  const answer = q === undefined ? null : joinPages(results.data?.pages ?? []);
  const shown = answer && countOf(answer, type);
  const onOpen = () => {
    if (q) recent.add(q);
  };
  const toField = () => page.current?.querySelector('input')?.focus();

  // Results change under the keyboard: when the one in focus is gone, the focus goes back to the field.
  const wasOnResult = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the results
  useEffect(() => {
    if (wasOnResult.current && document.activeElement === document.body) toField();
  }, [results.data, q, subject, type]);

  const onQuery = (next: string | undefined) => onSearch({ ...search, q: next });

  return (
    <>
      <PageHeader
        title={t('Search')}
        description={t('Courses, assignments and lessons that are open to you.')}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links in it */}
      <div
        ref={page}
        onKeyDown={onResultKeys}
        onFocus={({ target }) => {
          wasOnResult.current = target.matches('a[data-result]');
        }}
      >
        <Sections>
          <search className={classes.field}>
            <SearchField q={q} onSearch={onQuery} onEnter={recent.add} />
            {q !== undefined && <Filters search={search} answer={answer} onSearch={onSearch} />}
          </search>
          {q === undefined && (
            <IdleCard
              recent={recent.recent}
              onAgain={(again) => {
                onQuery(again);
                toField();
              }}
              onRemove={(one) => {
                recent.remove(one);
                toField();
              }}
              onClear={() => {
                recent.clear();
                toField();
              }}
            />
          )}
          {q !== undefined && results.isPending && (
            <div className={classes.skeleton}>
              <CardSkeleton lines={6} />
            </div>
          )}
          {q !== undefined && results.isError && !answer && (
            <ErrorState
              framed
              title={t('Search Error')}
              error={results.error}
              {...(isUnexpected(results.error) ? { text: t('Failed to search. Please try again.') } : {})}
              onRetry={() => void results.refetch()}
            />
          )}
          {answer && (
            <div
              className={classes.results}
              data-stale={results.isPlaceholderData || undefined}
              aria-busy={results.isPlaceholderData}
            >
              <Outcome answer={answer} query={q ?? ''} count={shown ?? 0} />
              <ResultGroups
                answer={answer}
                onType={(chosen) => {
                  onSearch({ ...search, type: chosen });
                  toField();
                }}
                hasNext={results.hasNextPage}
                isLoadingNext={results.isFetchingNextPage}
                onNext={() => void results.fetchNextPage()}
                onOpen={onOpen}
              />
              {people && <PeopleCard people={people} onOpen={onOpen} />}
              {shown === 0 && !people && (
                <EmptyState framed icon={<IconSearchOff />} title={t('No results found')}>
                  {t('Try adjusting your search or filters')}
                </EmptyState>
              )}
            </div>
          )}
        </Sections>
      </div>
    </>
  );
}

const isUnexpected = (error: unknown) => [null, 'INTERNAL_SERVER_ERROR'].includes(codeOf(error));

function countOf(answer: SearchAnswer, type: SearchAddress['type']): number {
  if (type) return groupOf(answer, type).total;
  return answer.courses.total + answer.assignments.total + answer.lessons.total;
}

/** How many there are, and what was looked for where it isn't what was typed. */
function Outcome({ answer, query, count }: { answer: SearchAnswer; query: string; count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.count} role="status">
        {t('{{count}} results', { count })}
      </p>
      {answer.match !== 'all_words' && count > 0 && (
        <p className={classes.note}>
          <IconInfoCircle size={20} stroke={1.7} aria-hidden="true" />
          <span>
            {answer.match === 'corrected'
              ? t('No results for "{{query}}". Showing results for "{{corrected}}".', {
                  query,
                  corrected: answer.corrected ?? '',
                })
              : t('Nothing contains all of these words. These results contain some of them.')}
          </span>
        </p>
      )}
    </>
  );
}

interface FiltersProps extends SearchPageProps {
  readonly answer: SearchAnswer | null;
}

function Filters({ search, answer, onSearch }: FiltersProps) {
  const { t } = useTranslation();
  const totalOf = useTotal();
  const named = (name: string, type: 'course' | 'assignment' | 'lesson') =>
    answer ? t('{{name}} ({{shown}})', { name, shown: totalOf(groupOf(answer, type)) }) : name;
  return (
    <>
      <Chips
        label={t('Type')}
        value={search.type}
        onChange={(type) => onSearch({ ...search, type })}
        chips={[
          { value: undefined, label: t('All') },
          { value: 'course', label: named(t('Courses'), 'course') },
          { value: 'assignment', label: named(t('Assignments'), 'assignment') },
          { value: 'lesson', label: named(t('Lessons'), 'lesson') },
        ]}
      />
      <Chips
        label={t('Subject')}
        value={search.subject}
        onChange={(subject) => onSearch({ ...search, subject })}
        chips={[
          { value: undefined, label: t('All Subjects') },
          ...SUBJECTS.map((subject) => ({ value: subject, label: subjectName(subject, t) })),
        ]}
      />
    </>
  );
}
