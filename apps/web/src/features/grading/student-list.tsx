import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import type { AssignmentStudent } from './grading-queries.ts';
import classes from './student-list.module.css';

/** Rows that are drawn before somebody asks for more: a course may have a thousand. */
const AT_ONCE = 60;

interface StudentListProps {
  readonly label: string;
  readonly students: readonly AssignmentStudent[];
  /** The work that is open; null: none. */
  readonly openId: string | null;
  /** The queue's filter, kept while going from one to the next. */
  readonly course: string | undefined;
}

/** The students of an assignment with how their work stands; whoever handed something in is a link to it. */
export function StudentList({ label, students, openId, course }: StudentListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [count, setCount] = useState(AT_ONCE);
  const open = students.findIndex(({ attemptId }) => attemptId !== null && attemptId === openId);
  // What is open is in sight, however far down it stands.
  const shown = students.slice(0, Math.max(count, open + 1));
  return (
    <>
      <ul className={classes.rows} aria-label={label}>
        {shown.map((student) => {
          const { attemptId, studentName, studentAvatarUrl, isLate } = student;
          const isOpen = attemptId !== null && attemptId === openId;
          const isDoubtful = student.state === 'to_grade' && student.isDoubtful;
          return (
            <li
              key={`${student.studentId} ${attemptId}`}
              className={classes.row}
              data-open={isOpen || undefined}
            >
              <Avatar name={studentName} url={studentAvatarUrl} size={32} />
              <div className={classes.words}>
                {attemptId === null ? (
                  <span className={classes.name}>{studentName}</span>
                ) : (
                  <Link
                    to="/teach/grading/$attemptId"
                    params={{ attemptId }}
                    search={{ course }}
                    className={classes.name}
                    aria-current={isOpen ? 'page' : undefined}
                  >
                    {studentName}
                  </Link>
                )}
                <span className={classes.state} data-doubtful={isDoubtful || undefined}>
                  {isDoubtful && <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}
                  {stateWords(student, isOpen, t, format)}
                  {isLate && student.state === 'to_grade' && (
                    <>
                      <IconClock size={14} stroke={2} aria-hidden="true" />
                      {t('Late')}
                    </>
                  )}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      {students.length > shown.length && (
        <Button variant="subtle" size="sm" onClick={() => setCount(shown.length + AT_ONCE)}>
          {t('Show {{count}} more', { count: Math.min(AT_ONCE, students.length - shown.length) })}
        </Button>
      )}
    </>
  );
}

/** How a student's work stands, in a few words. */
function stateWords(student: AssignmentStudent, isOpen: boolean, t: TFunction, format: Formats): string {
  const { state, gradingNow, isDoubtful, hasProposal, isReleased } = student;
  if (isOpen && state === 'to_grade') return t('Grading now');
  if (gradingNow.length > 0) return t('{{name}} is grading', { name: format.list(gradingNow) });
  switch (state) {
    case 'to_grade':
      return isDoubtful ? t('Needs a human') : hasProposal ? t('Proposal ready') : t('To grade');
    case 'graded': {
      const given = format.number(points(student.points ?? 0));
      return isReleased ? t('Done, {{points}}', { points: given }) : t('Held, {{points}}', { points: given });
    }
    case 'excused':
      return t('Excused');
    case 'missing':
      return t('Missing');
    case 'ungraded':
      return t('Nothing submitted');
  }
}
