import { Button, Select, TextInput } from '@mantine/core';
import { IconChecklist, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './desk.module.css';
import { DESK_KINDS, type DeskFilter, type DeskTask, deskQuery } from './desk-queries.ts';

const WAIT_MS = 250;

interface DeskPageProps {
  readonly filter: DeskFilter;
  readonly onFilter: (filter: DeskFilter) => void;
}

function kindName(kind: DeskTask['what']['kind'], t: TFunction): string {
  switch (kind) {
    case 'plan':
      return t('Plans to approve');
    case 'registration':
      return t('Registrations');
    case 'transcript':
      return t('Transcripts due');
  }
}

/** All that waits for a counselor in one list. */
export function DeskPage({ filter, onFilter }: DeskPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useInfiniteQuery(deskQuery(filter));
  const first = query.data?.pages[0];
  const tasks = query.data?.pages.flatMap((page) => page.tasks) ?? [];
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const groups = [...Map.groupBy(tasks, (task) => groupOf(task, t)).entries()];
  return (
    <>
      <PageHeader
        title={t('Counselor’s desk')}
        parents={[{ label: t('Counseling'), to: '/counseling' }]}
        description={t(
          'Plans that wait for you, and what students who aim at college sport owe the Eligibility Center.',
        )}
      />
      <Sections>
        {first && (
          <Chips
            label={t('What waits')}
            value={filter.kind}
            chips={[
              {
                value: undefined,
                label: t('Everything'),
                count: DESK_KINDS.reduce((sum, kind) => sum + first.counts[kind], 0),
              },
              ...DESK_KINDS.map((value) => ({
                value,
                label: kindName(value, t),
                count: first.counts[value],
              })),
            ]}
            onChange={(kind) => onFilter({ ...filter, kind })}
          />
        )}
        {first && <DeskFilters filter={filter} onFilter={onFilter} years={first.graduationYears} />}
        {query.isPending && <CardSkeleton lines={8} />}
        {query.isError && !query.data && (
          <ErrorState
            framed
            title={t('The desk couldn’t be loaded')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && tasks.length === 0 && (
          <EmptyState
            framed
            icon={<IconChecklist />}
            title={isFiltered ? t('Nothing here matches this.') : t('Nothing waits for you.')}
          >
            {isFiltered
              ? t('Use fewer filters, or check the spelling.')
              : t('Plans appear here when a student sends one, and tasks when their day has come.')}
          </EmptyState>
        )}
        {first && tasks.length > 0 && (
          <p className={classes.total} role="status">
            {t('{{count}} tasks', { count: first.total })}
          </p>
        )}
        {groups.map(([name, ofGroup]) => (
          <Card key={name} flush title={name}>
            <ul className={classes.rows} data-stale={query.isPlaceholderData || undefined}>
              {ofGroup.map((task) => (
                <Task key={`${task.what.kind} ${task.studentId}`} task={task} />
              ))}
            </ul>
          </Card>
        ))}
        {query.hasNextPage && first && (
          <div className={classes.more}>
            <Button
              variant="default"
              size="sm"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('Show more tasks')}
            </Button>
            <span>
              {t('{{shown}} of {{total}} shown', {
                shown: format.number(tasks.length),
                total: format.number(first.total),
              })}
            </span>
          </div>
        )}
      </Sections>
    </>
  );
}

/** Plans stand together; what is owed to the Eligibility Center stands by class. */
function groupOf({ what, graduationYear }: DeskTask, t: TFunction): string {
  if (what.kind === 'plan') return kindName('plan', t);
  return graduationYear === null ? t('Class unknown') : t('Class of {{year}}', { year: graduationYear });
}

interface DeskFiltersProps extends DeskPageProps {
  readonly years: readonly number[];
}

function DeskFilters({ filter, onFilter, years }: DeskFiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter.search ?? '');
  // The address follows what is typed, once somebody stops typing.
  useEffect(() => {
    const search = typed.trim() || undefined;
    if (search === filter.search) return;
    const timer = setTimeout(() => onFilter({ ...filter, search }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);
  return (
    <div className={classes.filters}>
      <TextInput
        label={t('Search by name')}
        leftSection={<IconSearch size={18} />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        label={t('Class of')}
        placeholder={t('Any')}
        clearable
        data={years.map((year) => ({ value: String(year), label: String(year) }))}
        value={filter.year === undefined ? null : String(filter.year)}
        onChange={(value) => onFilter({ ...filter, year: value === null ? undefined : Number(value) })}
      />
    </div>
  );
}

function Task({ task }: { task: DeskTask }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { studentId, gradeLevel, graduationYear, what } = task;
  const name = shownName(task.name, t);
  const about = [
    gradeLevelName(gradeLevel, t),
    graduationYear !== null && t('Class of {{year}}', { year: graduationYear }),
  ].filter(Boolean);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>{name}</p>
        <p className={classes.about}>{about.join(' · ')}</p>
      </div>
      <div className={classes.what}>
        <p>
          <Badge tone={what.kind === 'plan' ? 'info' : 'outline'}>{titleOf(task, t)}</Badge>
        </p>
        <p className={classes.about}>{detailOf(task, t, format)}</p>
      </div>
      <Action studentId={studentId} what={what.kind} name={name} />
    </li>
  );
}

interface ActionProps {
  readonly studentId: string;
  readonly what: DeskTask['what']['kind'];
  readonly name: string;
}

function Action({ studentId, what, name }: ActionProps) {
  const { t } = useTranslation();
  const shared = { size: 'sm', variant: 'default', search: { student: studentId } } as const;
  if (what === 'plan')
    return (
      <ButtonLink to="/plan" {...shared} aria-label={t('Look at the plan of {{name}}', { name })}>
        {t('Look at the plan')}
      </ButtonLink>
    );
  return what === 'registration' ? (
    <ButtonLink to="/eligibility" {...shared} aria-label={t('Open the ledger of {{name}}', { name })}>
      {t('Open the ledger')}
    </ButtonLink>
  ) : (
    <ButtonLink
      to="/transcript-generator"
      {...shared}
      aria-label={t('Issue a transcript for {{name}}', { name })}
    >
      {t('Issue a transcript')}
    </ButtonLink>
  );
}

function titleOf({ what }: DeskTask, t: TFunction): string {
  if (what.kind === 'plan') return t('Version {{number}} of the plan', { number: what.number });
  if (what.kind === 'registration') return t('Register with the Eligibility Center');
  switch (what.step) {
    case 'transcript_4':
      return t('Transcript after four semesters');
    case 'transcript_6':
      return t('Transcript after six semesters');
    case 'final_transcript':
      return t('Final transcript');
  }
}

function detailOf({ what, since }: DeskTask, t: TFunction, format: Formats): string {
  switch (what.kind) {
    case 'plan':
      return [
        t('{{count}} courses', { count: what.courses }),
        t('sent by {{name}} on {{date}}', {
          name: what.proposedByName ?? t('a former member'),
          date: format.date(what.proposedAt),
        }),
      ].join(' · ');
    case 'registration':
      return t('No NCAA ID is entered.');
    case 'transcript':
      return [
        since && t('due since {{date}}', { date: format.calendarDate(since) }),
        what.lastIssuedOn === null
          ? t('none was issued yet')
          : t('last issued on {{date}}', { date: format.calendarDate(what.lastIssuedOn) }),
      ]
        .filter(Boolean)
        .join(' · ');
  }
}
