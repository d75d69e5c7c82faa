import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { IncompleteDueDialog } from '#shared/grades/incomplete-due-dialog.tsx';
import classes from './posting.module.css';
import type { PostingReview, PostingStudent } from './posting-queries.ts';
import { type Choice, dueOnOf } from './posting-state.ts';

interface DueFieldProps {
  readonly student: PostingStudent;
  readonly choice: Choice;
  readonly isWrong: boolean;
  readonly isReadOnly: boolean;
  readonly onChoice: (choice: Choice) => void;
}

/** By when an incomplete is to be made up. */
export function DueField({ student, choice, isWrong, isReadOnly, onChoice }: DueFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const due = student.incompleteDue;
  return (
    <TextInput
      className={classes.due}
      type="date"
      required
      label={t('To be made up by')}
      aria-label={t('To be made up by, {{name}}', { name: student.name })}
      min={due.earliestOn}
      max={due.latestOn}
      value={dueOnOf(student, choice)}
      disabled={isReadOnly}
      error={
        isWrong &&
        t('Choose a day from {{first}} to {{last}}.', {
          first: format.calendarDate(due.earliestOn),
          last: format.calendarDate(due.latestOn),
        })
      }
      onChange={(event) => onChoice({ ...choice, dueOn: event.currentTarget.value })}
    />
  );
}

interface AnotherDueDayProps {
  readonly student: PostingStudent;
  readonly review: PostingReview;
}

/** A posted incomplete gets another day without being reopened. */
export function AnotherDueDay({ student, review }: AnotherDueDayProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { name, enrollmentId, posted } = student;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={t("Set another day for {{name}}'s incomplete", { name })}
        onClick={() => setOpen(true)}
      >
        {t('Set another day')}
      </Button>
      {isOpen && (
        <IncompleteDueDialog
          courseId={review.courseId}
          enrollmentId={enrollmentId}
          courseTitle={review.title}
          studentName={name}
          dueOn={posted?.dueOn ?? null}
          due={student.incompleteDue}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
