import { TextInput } from '@mantine/core';
import { IconChecks, IconSearch } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '#ui/controls/chips.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AssignmentsCard } from './assignments-card.tsx';
import { BuiltInReleases } from './built-in-releases.tsx';
import { fits } from './find-words.ts';
import { queueQuery } from './grading-queries.ts';
import { QueueGroup } from './queue-group.tsx';
import classes from './queue-page.module.css';

export interface QueueSearch {
  readonly course?: string | undefined;
  /** What is looked for among students, assignments and courses. */
  readonly q?: string | undefined;
}

interface QueuePageProps {
  readonly search: QueueSearch;
  readonly onSearch: (change: Partial<QueueSearch>) => void;
}

/** Everything that waits for a person by assignment, doubtful work first, and the way to what is graded. */
export function QueuePage({ search, onSearch }: QueuePageProps) {
  const { t } = useTranslation();
  const { course, q } = search;
  const { work, waitsForTeacher } = useSuspenseQuery(queueQuery).data;
  const [typed, setTyped] = useState(q ?? '');
  const courses = [...new Map(work.map(({ courseId, courseTitle }) => [courseId as string, courseTitle]))];
  const ofCourse = course ? work.filter(({ courseId }) => courseId === course) : work;
  const shown = ofCourse.filter(({ studentName, assignmentTitle, courseTitle }) =>
    fits(`${studentName} ${assignmentTitle} ${courseTitle}`, q ?? ''),
  );
  const groups = [...Map.groupBy(shown, ({ assignmentId }) => assignmentId).values()];

  return (
    <>
      <PageHeader
        title={t('To grade')}
        description={
          waitsForTeacher
            ? t(
                'Nothing here reaches a student until you release it. Work that needs a closer look comes first.',
              )
            : t(
                'As your school chose, a model’s grades may be released at once. What stays here is waiting for you; work that needs a closer look comes first.',
              )
        }
      />
      <Sections>
        <div className={classes.tools}>
          <TextInput
            className={classes.find}
            type="search"
            aria-label={t('Find a student or an assignment')}
            placeholder={t('Find a student or an assignment')}
            leftSection={<IconSearch size={18} stroke={1.7} />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onSearch({ q: event.currentTarget.value || undefined });
            }}
          />
          {courses.length > 1 && (
            <Chips
              label={t('Course')}
              value={course}
              onChange={(next) => onSearch({ course: next })}
              chips={[
                { value: undefined, label: t('All courses ({{count}})', { count: work.length }) },
                ...courses.map(([value, title]) => ({
                  value,
                  label: t('{{title}} ({{count}})', {
                    title,
                    count: work.filter(({ courseId }) => courseId === value).length,
                  }),
                })),
              ]}
            />
          )}
        </div>
        {groups.length === 0 ? (
          <Card flush>
            {q && ofCourse.length > 0 ? (
              <EmptyState titleOrder={2} icon={<IconSearch />} title={t('Nothing that waits fits this')}>
                {t('Graded work is among the assignments below.')}
              </EmptyState>
            ) : (
              <EmptyState titleOrder={2} icon={<IconChecks />} title={t('Everything is graded')}>
                {t('Work appears here as soon as a student submits it.')}
              </EmptyState>
            )}
          </Card>
        ) : (
          <ul className={classes.groups}>
            {groups.map((lines) => (
              <QueueGroup key={lines[0]?.assignmentId} lines={lines} course={course} />
            ))}
          </ul>
        )}
        <AssignmentsCard course={course} q={q ?? ''} />
        <BuiltInReleases />
      </Sections>
    </>
  );
}
