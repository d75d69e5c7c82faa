import { TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { fits } from './find-words.ts';
import type { AssignmentWork } from './grading-queries.ts';
import { StudentList } from './student-list.tsx';
import classes from './students-panel.module.css';

interface StudentsPanelProps {
  /** Undefined: not answered yet. */
  readonly work: AssignmentWork | undefined;
  readonly assignmentId: string;
  readonly openId: string;
  readonly course: string | undefined;
}

/** From so many students on one looks for a name. */
const SEARCHED_FROM = 12;

/** Everyone who does this assignment, beside the work that is open; folded away where there is no room for it. */
export function StudentsPanel({ work, assignmentId, openId, course }: StudentsPanelProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 1280px)', undefined, { getInitialValueInEffect: false }) ?? true;
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const isThere = work !== undefined;
  // The list scrolls by itself: what is open is in sight, however far down it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each work, as soon as the list is there
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-open]');
    if (list.current && row)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [openId, isThere]);
  if (!work) return <CardSkeleton lines={8} />;
  const { students, assignmentTitle, courseTitle } = work;
  const handedIn = students.filter(({ attemptId }) => attemptId !== null);
  const left = handedIn.filter(({ state }) => state === 'to_grade').length;
  const ratio = handedIn.length === 0 ? 1 : (handedIn.length - left) / handedIn.length;
  const found = students.filter(({ studentName }) => fits(studentName, typed));

  const head: ReactNode = (
    <span className={classes.left}>
      {t('{{left}} of {{total}} left to grade', { left, total: handedIn.length })}
    </span>
  );
  const rows = (
    <>
      {students.length >= SEARCHED_FROM && (
        <TextInput
          className={classes.find}
          type="search"
          size="sm"
          aria-label={t('Find a student')}
          placeholder={t('Find a student')}
          leftSection={<IconSearch size={16} stroke={1.7} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <p className={classes.none}>{t('No students match the filter.')}</p>
      ) : (
        <StudentList label={t('Students')} students={found} openId={openId} course={course} />
      )}
    </>
  );
  return (
    <nav className={classes.panel} aria-label={t('Students of this assignment')}>
      <h2 className={classes.title}>
        <Link to="/teach/grading" search={{ course, assignment: assignmentId }}>
          {assignmentTitle}
        </Link>
      </h2>
      <p className={classes.course}>{courseTitle}</p>
      <ProgressBar ratio={ratio} label={t('Graded work')} />
      {isWide ? (
        <>
          <p className={classes.head}>{head}</p>
          <div ref={list} className={classes.list}>
            {rows}
          </div>
        </>
      ) : (
        <details className={classes.fold}>
          <summary>
            {t('Students')} {head}
          </summary>
          {rows}
        </details>
      )}
    </nav>
  );
}
