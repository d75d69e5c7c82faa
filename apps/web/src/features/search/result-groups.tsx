import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AssignmentRow, CourseRow, LessonRow } from './result-row.tsx';
import classes from './search.module.css';
import type { SearchType } from './search-address.ts';
import { groupOf, type SearchAnswer } from './search-queries.ts';

interface ResultGroupsProps {
  readonly answer: SearchAnswer;
  readonly onType: (type: SearchType) => void;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly onNext: () => void;
  readonly onOpen: () => void;
}

/** How many there are, as far as the server counts: "1,000+". */
export function useTotal() {
  const format = useFormat();
  return ({ total, isMore }: { readonly total: number; readonly isMore: boolean }) =>
    `${format.number(total)}${isMore ? '+' : ''}`;
}

export function ResultGroups({ answer, onOpen, ...rest }: ResultGroupsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Group type="course" title={t('Courses')} seeAll={t('See all courses')} answer={answer} {...rest}>
        {answer.courses.results.map((found) => (
          <CourseRow key={found.courseId} found={found} onOpen={onOpen} />
        ))}
      </Group>
      <Group
        type="assignment"
        title={t('Assignments')}
        seeAll={t('See all assignments')}
        answer={answer}
        {...rest}
      >
        {answer.assignments.results.map((found) => (
          <AssignmentRow key={found.assignmentId} found={found} onOpen={onOpen} />
        ))}
      </Group>
      <Group type="lesson" title={t('Lessons')} seeAll={t('See all lessons')} answer={answer} {...rest}>
        {answer.lessons.results.map((found) => (
          <LessonRow key={found.lessonId} found={found} onOpen={onOpen} />
        ))}
      </Group>
    </>
  );
}

interface GroupProps extends Omit<ResultGroupsProps, 'onOpen'> {
  readonly type: SearchType;
  readonly title: string;
  readonly seeAll: string;
  readonly children: readonly ReactNode[];
}

function Group({ type, title, seeAll, answer, children, ...more }: GroupProps) {
  const totalOf = useTotal();
  const group = groupOf(answer, type);
  if (children.length === 0) return null;
  return (
    <Card flush title={title} aside={<Badge>{totalOf(group)}</Badge>}>
      <RowsWithMore
        count={children.length}
        {...more}
        seeAll={seeAll}
        isCut={group.total > children.length}
        type={type}
      >
        {children}
      </RowsWithMore>
    </Card>
  );
}

interface RowsProps {
  readonly type: SearchType;
  readonly count: number;
  readonly isCut: boolean;
  readonly seeAll: string;
  readonly children: readonly ReactNode[];
  readonly onType: (type: SearchType) => void;
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly onNext: () => void;
}

/** Rows, and how to get to those that aren't shown yet; the focus goes on with the first new one. */
function RowsWithMore({
  type,
  count,
  isCut,
  seeAll,
  children,
  onType,
  hasNext,
  isLoadingNext,
  onNext,
}: RowsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [continueAt, setContinueAt] = useState<number | null>(null);
  // Moves the document's focus.
  useEffect(() => {
    if (continueAt === null || count <= continueAt) return;
    list.current?.querySelectorAll<HTMLElement>('a[data-result]')[continueAt]?.focus();
    setContinueAt(null);
  }, [continueAt, count]);
  return (
    <>
      <ul ref={list} className={classes.rows}>
        {children}
      </ul>
      {(isCut || hasNext) && (
        <div className={classes.more}>
          <Button
            size="sm"
            variant="default"
            loading={isLoadingNext}
            onClick={() => {
              if (!hasNext) return onType(type);
              setContinueAt(count);
              onNext();
            }}
          >
            {hasNext ? t('Show more') : seeAll}
          </Button>
        </div>
      )}
    </>
  );
}
