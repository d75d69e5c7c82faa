import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { PlanBoard } from '@fieldhouse/contract/plans-saved.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { type BoardItem, offeringsOf, termsFrom } from './board-problem.ts';
import classes from './plans.module.css';

interface AddCourseProps {
  readonly board: PlanBoard;
  readonly items: readonly BoardItem[];
  readonly onClose: () => void;
  readonly onAdd: (courseId: CourseId, termIds: readonly string[]) => void;
}

/** Puts a course of the catalog on the board. */
export function AddCourse({ board, items, onClose, onAdd }: AddCourseProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [courseId, setCourseId] = useState<CourseId | null>(null);
  const [termId, setTermId] = useState<string | null>(null);
  const planned = new Set(items.map((item) => item.courseId));
  const words = typed.trim().toLocaleLowerCase();
  const courses = board.courses.filter(
    ({ id, title, offerings }) =>
      !planned.has(id) && offerings.length > 0 && title.toLocaleLowerCase().includes(words),
  );
  const chosen = courses.find(({ id }) => id === courseId) ?? courses[0];
  const beginnings = new Set(
    chosen ? offeringsOf(board, chosen.id).flatMap(({ termIds: [first] }) => first ?? []) : [],
  );
  const terms = board.terms.filter(({ id }) => beginnings.has(id));
  const term = terms.find(({ id }) => id === termId) ?? terms[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || !term) return;
    onAdd(chosen.id, termsFrom(board, chosen.id, term.id));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('Add a course')}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t('Part of the title')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {chosen ? (
          <>
            <NativeSelect
              label={t('Course')}
              value={chosen.id}
              data={courses.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(event) => setCourseId(event.currentTarget.value as CourseId)}
            />
            <NativeSelect
              label={t('Term')}
              value={term?.id ?? ''}
              data={terms.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => setTermId(event.currentTarget.value)}
            />
          </>
        ) : (
          <p className={classes.none} role="status">
            {t('No other course of the catalog has that in its title and is offered in the terms left.')}
          </p>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!chosen || !term}>
            {t('Add to the plan')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
