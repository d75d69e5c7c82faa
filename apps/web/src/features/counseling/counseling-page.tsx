import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { FAMILIES_AT_ONCE } from '@fieldhouse/contract/limits.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconDownload, IconMail, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import classes from './counseling.module.css';
import { CounselingFilters } from './counseling-filters.tsx';
import {
  askedBy,
  type CounseledStudent,
  type CounselingFilter,
  type CounselingList,
  counselingQuery,
  OUTLOOKS,
} from './counseling-queries.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { StudentRow } from './student-row.tsx';
import { ThisWeekCard } from './this-week-card.tsx';

const WaitingGuards = part(() => import('#shared/eligibility/waiting-guards.tsx'));
const WriteFamiliesDialog = part(() => import('./write-families-dialog.tsx'));

interface CounselingPageProps {
  readonly filter: CounselingFilter;
  readonly onFilter: (filter: CounselingFilter) => void;
}

/** The students that somebody looks after, the most urgent first. */
export function CounselingPage({ filter, onFilter }: CounselingPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useInfiniteQuery(counselingQuery(filter));
  const [chosen, setChosen] = useState<ReadonlySet<StudentId>>(new Set());
  const [isWriting, setWriting] = useState(false);
  const [isAssigning, setAssigning] = useState(false);
  const [followed, setFollowed] = useState<string | null>(null);
  const exporting = useMutation(
    api.counseling.exportList.mutationOptions({
      onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv'),
      onError: (error) =>
        void toast({
          tone: 'error',
          title: t('The list couldn’t be exported'),
          message: errorText(error, t),
        }),
    }),
  );
  const first = query.data?.pages[0];
  const students = query.data?.pages.flatMap((page) => page.students) ?? [];
  // There is nothing to narrow where nothing is shown.
  const isRefused = query.isError && !query.data;
  const { whose: _, ...narrowing } = filter;
  const isFiltered = Object.values(narrowing).some((value) => value !== undefined);
  const choose = (student: CounseledStudent, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(student.studentId);
      else after.delete(student.studentId);
      return after;
    });
  const open = students.find(({ studentId }) => studentId === followed);
  return (
    <>
      <PageHeader
        title={t('Counseling')}
        description={t('Your students by risk. Unofficial: the Eligibility Center decides.')}
        actions={
          <>
            {first?.can.assign && (
              <Button
                variant="default"
                leftSection={<IconUserPlus size={18} />}
                onClick={() => setAssigning(true)}
              >
                {chosen.size > 0
                  ? t('Assign {{count}} students', { count: chosen.size })
                  : t('Assign students')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconDownload size={18} />}
              loading={exporting.isPending}
              disabled={students.length === 0}
              onClick={() => exporting.mutate(askedBy(filter))}
            >
              {t('Export CSV')}
            </Button>
          </>
        }
      />
      <Sections>
        {first && first.thisWeek.length > 0 && <ThisWeekCard list={first} />}
        <Suspense>
          <WaitingGuards />
        </Suspense>
        {first && (
          <Chips
            label={t('Outlook')}
            chips={[
              {
                value: undefined,
                label: t('Everyone'),
                count: OUTLOOKS.reduce((sum, one) => sum + first.counts[one], 0),
              },
              ...OUTLOOKS.map((value) => ({
                value,
                label: outlookName(value, t),
                count: first.counts[value],
              })),
            ]}
            value={filter.outlook}
            onChange={(outlook) => onFilter({ ...filter, outlook })}
          />
        )}
        {!isRefused && <CounselingFilters filter={filter} onFilter={onFilter} choices={first?.choices} />}
        {query.isPending && <CardSkeleton lines={8} />}
        {isRefused && (
          <ErrorState
            framed
            title={t('The students couldn’t be loaded')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && students.length === 0 && (
          <EmptyState
            framed
            icon={<IconUsers />}
            title={isFiltered ? t('No student matches this.') : t('No high school students yet.')}
          >
            {isFiltered
              ? t('Use fewer filters, or check the spelling.')
              : t('Students in grade 9 and up appear here once they’re at the school.')}
          </EmptyState>
        )}
        {students.length > 0 && first && (
          <Card flush>
            <div className={classes.count}>
              <ChooseAll list={first} chosen={chosen} onChoose={setChosen} />
              <p className={classes.about} role="status">
                {t('{{count}} students', { count: first.total })}
                {first.unassignedCount > 0 && (
                  <>
                    {' · '}
                    {t('{{count}} without a counselor', { count: first.unassignedCount })}
                  </>
                )}
              </p>
              {chosen.size > 0 && (
                <div className={classes.chosen}>
                  <Button variant="subtle" size="sm" onClick={() => setChosen(new Set())}>
                    {t('Choose none')}
                  </Button>
                  <Button size="sm" leftSection={<IconMail size={18} />} onClick={() => setWriting(true)}>
                    {t('Write to {{count}} families', { count: chosen.size })}
                  </Button>
                </div>
              )}
            </div>
            <ul className={classes.rows} data-stale={query.isPlaceholderData || undefined}>
              {students.map((student) => (
                <StudentRow
                  key={student.studentId}
                  student={student}
                  onChoose={
                    chosen.size < FAMILIES_AT_ONCE || chosen.has(student.studentId)
                      ? (isChosen) => choose(student, isChosen)
                      : null
                  }
                  isChosen={chosen.has(student.studentId)}
                  onFollowUp={() => setFollowed(student.studentId)}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <div className={classes.more}>
                <Button
                  variant="default"
                  size="sm"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('Show more students')}
                </Button>
                <span className={classes.about}>
                  {t('{{shown}} of {{total}} shown', {
                    shown: format.number(students.length),
                    total: format.number(first.total),
                  })}
                </span>
              </div>
            )}
          </Card>
        )}
      </Sections>
      {isAssigning && first && (
        <AssignDialog
          list={first}
          chosen={[...chosen]}
          onClose={() => setAssigning(false)}
          onDone={() => setChosen(new Set())}
        />
      )}
      {isWriting && (
        <Suspense>
          <WriteFamiliesDialog
            studentIds={[...chosen]}
            onClose={() => setWriting(false)}
            onDone={() => {
              setWriting(false);
              setChosen(new Set());
            }}
          />
        </Suspense>
      )}
      {open && first && <FollowUpDialog list={first} student={open} onClose={() => setFollowed(null)} />}
    </>
  );
}

interface ChooseAllProps {
  readonly list: CounselingList;
  readonly chosen: ReadonlySet<StudentId>;
  readonly onChoose: (chosen: ReadonlySet<StudentId>) => void;
}

/** Everybody whom the filters leave, as many as are written to at once; the most urgent ones first. */
function ChooseAll({ list: { selectable, total }, chosen, onChoose }: ChooseAllProps) {
  const { t } = useTranslation();
  const count = selectable.length;
  const isAll = count > 0 && selectable.every((one) => chosen.has(one));
  return (
    <Checkbox
      label={
        total > count
          ? t('Choose the first {{count}} students', { count })
          : t('Choose all {{count}}', { count })
      }
      checked={isAll}
      indeterminate={!isAll && chosen.size > 0}
      onChange={() => onChoose(new Set(isAll ? [] : selectable))}
    />
  );
}
