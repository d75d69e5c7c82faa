import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { TextInput } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './records.module.css';
import { type StudentFilter, studentsQuery } from './records-queries.ts';

type Line = Outputs['records']['students']['students'][number];

interface StudentsPageProps {
  readonly filter: StudentFilter;
  readonly onFilter: (filter: StudentFilter) => void;
  /** Requests that wait for an answer. */
  readonly corrections: ReactNode;
  /** What else may be done here. */
  readonly actions?: ReactNode;
}

const WAIT_MS = 250;

/** The students somebody teaches, or all of the school for those who keep its records. */
export function StudentsPage({ filter, onFilter, corrections, actions }: StudentsPageProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filter.search ?? '');
  const students = useQuery({ ...studentsQuery(filter), placeholderData: keepPreviousData });

  // The address follows what is typed, once somebody stops typing.
  useEffect(() => {
    const search = typed.trim() || undefined;
    if (search === filter.search) return;
    const timer = setTimeout(() => onFilter({ ...filter, search }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);

  return (
    <>
      <PageHeader
        title={t('Students')}
        description={t('Records, extra time and credit from elsewhere.')}
        actions={
          <>
            {actions}
            <ButtonLink to="/attendance" variant="default">
              {t('Take attendance')}
            </ButtonLink>
          </>
        }
      />
      <Sections>
        {corrections}
        <TextInput
          className={classes.search ?? ''}
          aria-label={t('Search students by name')}
          placeholder={t('Search by name')}
          leftSection={<IconSearch size={18} />}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {students.isPending && <CardSkeleton lines={8} />}
        {students.isError && !students.data && (
          <ErrorState
            framed
            title={t("The students couldn't be loaded")}
            error={students.error}
            onRetry={() => void students.refetch()}
          />
        )}
        {students.data?.students.length === 0 && (
          <EmptyState
            framed
            icon={<IconUsers />}
            title={filter.search ? t('No one found by that name.') : t('No students yet.')}
          >
            {filter.search
              ? t('Check the spelling, or search for part of the name.')
              : t('Students appear here once they join the school or take one of your courses.')}
          </EmptyState>
        )}
        {students.data && students.data.students.length > 0 && (
          <Card flush>
            <ul
              className={classes.rows}
              aria-label={t('Students')}
              data-stale={students.isPlaceholderData || undefined}
            >
              {students.data.students.map((line) => (
                <StudentRow key={line.studentId} line={line} />
              ))}
            </ul>
            {students.data.hasMore && (
              <p className={classes.more}>{t('There are more. Search by name to find the others.')}</p>
            )}
          </Card>
        )}
      </Sections>
    </>
  );
}

function StudentRow({ line }: { line: Line }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { averageRatio } = line;
  return (
    <li className={classes.row}>
      <Avatar name={line.name} url={line.avatarUrl} />
      <div className={classes.words}>
        <Link to="/student/$studentId" params={{ studentId: line.studentId }} className={classes.name}>
          {line.name}
        </Link>
        <p className={classes.about}>
          {[gradeLevelName(line.gradeLevel, t), t('{{count}} courses', { count: line.courseCount })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className={classes.end}>
        {line.missingCount > 0 && (
          <Badge tone="warning">{t('{{count}} missing', { count: line.missingCount })}</Badge>
        )}
        <GradeBadge band={averageRatio === null ? null : gradeBand(averageRatio)}>
          {averageRatio === null
            ? t('No grades yet')
            : t('Average {{percent}}', { percent: gradeText(format, averageRatio) })}
        </GradeBadge>
      </span>
    </li>
  );
}
