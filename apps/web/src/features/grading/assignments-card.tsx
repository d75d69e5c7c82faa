import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { fits } from './find-words.ts';
import { assignmentsQuery } from './grading-queries.ts';
import classes from './queue-page.module.css';

const AT_ONCE = 8;

interface AssignmentsCardProps {
  readonly course: string | undefined;
  readonly q: string;
}

/** Every published assignment: the way to work that no longer waits, released or held. */
export function AssignmentsCard({ course, q }: AssignmentsCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { assignments } = useSuspenseQuery(assignmentsQuery).data;
  const [count, setCount] = useState(AT_ONCE);
  const found = assignments.filter(
    ({ courseId, assignmentTitle, courseTitle }) =>
      (!course || courseId === course) && fits(`${assignmentTitle} ${courseTitle}`, q),
  );
  if (found.length === 0) return null;
  return (
    <Card
      flush
      title={t('All assignments')}
      description={t('Open an assignment to see each student, graded and released work too.')}
    >
      <ul className={classes.rows}>
        {found.slice(0, count).map(({ assignmentId, assignmentTitle, courseTitle, dueAt }) => (
          <li key={assignmentId} className={classes.row}>
            <div className={classes.words}>
              <Link
                to="/teach/grading"
                search={{ course, assignment: assignmentId }}
                className={classes.name}
              >
                {assignmentTitle}
              </Link>
              <p className={classes.about}>
                <span>{courseTitle}</span>
                {dueAt && <span>{t('Due {{when}}', { when: format.date(dueAt) })}</span>}
              </p>
            </div>
            <IconChevronRight className={classes.chevron} size={20} stroke={1.7} aria-hidden="true" />
          </li>
        ))}
      </ul>
      {found.length > count && (
        <p className={classes.more}>
          <Button variant="subtle" size="sm" onClick={() => setCount(count + 40)}>
            {t('Show {{count}} more', { count: Math.min(40, found.length - count) })}
          </Button>
        </p>
      )}
    </Card>
  );
}
