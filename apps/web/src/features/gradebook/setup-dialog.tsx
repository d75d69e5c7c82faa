import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { AssignmentCategories } from './assignment-categories.tsx';
import { CategoryFields } from './category-fields.tsx';
import { type Grid, gridQuery } from './gradebook-queries.ts';
import { PolicyFields } from './policy-fields.tsx';
import classes from './setup-dialog.module.css';
import { SetupExample } from './setup-example.tsx';
import {
  type CategoryDraft,
  draftOf,
  problemsOf,
  type SetupDraft,
  setupOf,
  sumOfWeights,
} from './setup-state.ts';
import type { SheetRow } from './use-gradebook.ts';

interface SetupDialogProps {
  readonly grid: Grid;
  readonly rows: readonly SheetRow[];
  readonly onClose: () => void;
}

/** How the course adds up: weights, drops, late and missing work, with what it would make of a student's grade. */
export function SetupDialog({ grid, rows, onClose }: SetupDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(grid));
  const [hasTried, setTried] = useState(false);
  const change = (part: Partial<SetupDraft>) => setDraft((now) => ({ ...now, ...part }));
  const changeCategory = (key: string, part: Partial<CategoryDraft>) =>
    change({ categories: draft.categories.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const save = useMutation(
    api.gradebook.saveSetup.mutationOptions({
      async onSuccess({ recomputedCount }) {
        await queryClient.invalidateQueries(gridQuery(grid.courseId));
        onClose();
        void toast({
          title: t('Grading setup saved'),
          message: t('The totals of {{count}} students are up to date.', { count: recomputedCount }),
        });
      },
    }),
  );
  const problems = problemsOf(draft);
  const sum = sumOfWeights(draft);
  const isWeighed = draft.weighting === 'categories';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0) {
      save.mutate({ courseId: grid.courseId as CourseId, setup: setupOf(draft, grid) });
    }
  };
  const add = () =>
    change({
      categories: [
        ...draft.categories,
        {
          ...{ key: crypto.randomUUID(), categoryId: null, name: '', mean: 'points' },
          ...{ weight: String(Math.max(0, Math.round((100 - sum) * 100) / 100)) },
          ...{ dropLowest: '0', dropHighest: '0', neverDropIds: [] },
        },
      ],
    });

  return (
    <Dialog isOpen isFirm side isWide onClose={onClose} title={t('Grading setup')} description={grid.title}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <fieldset className={classes.group}>
          <legend>{t('How work is weighted')}</legend>
          <SegmentedControl
            value={draft.weighting}
            onChange={(weighting) => change({ weighting: weighting as SetupDraft['weighting'] })}
            data={[
              { value: 'points', label: t('Every point counts equally') },
              { value: 'categories', label: t('Categories with weights') },
            ]}
          />
          <p className={classes.note}>
            {isWeighed
              ? t(
                  'Each category counts by its share, whatever its points. A category without grades passes its share on to the others.',
                )
              : t('A test of 100 points counts ten times as much as homework of 10. Drop rules still apply.')}
          </p>
          {draft.categories.map((category) => (
            <CategoryFields
              key={category.key}
              category={category}
              isWeighed={isWeighed}
              assignments={grid.assignments.filter(
                (one) => draft.categoryOf.get(one.assignmentId) === category.key,
              )}
              hasTried={hasTried}
              onChange={(part) => changeCategory(category.key, part)}
              onRemove={() =>
                change({
                  categories: draft.categories.filter((one) => one.key !== category.key),
                  categoryOf: new Map(
                    [...draft.categoryOf].map(([id, key]) => [id, key === category.key ? '' : key]),
                  ),
                })
              }
            />
          ))}
          <div className={classes.foot}>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={18} stroke={1.7} />}
              onClick={add}
              disabled={draft.categories.length >= 30}
            >
              {t('Add a category')}
            </Button>
            {isWeighed && (
              <p className={classes.sum} aria-live="polite" data-off={sum !== 100 || undefined}>
                {sum === 100
                  ? t('Adds up to 100%')
                  : t('Adds up to {{sum}}: {{rest}} to go to 100%', {
                      sum: format.percent(sum / 100, 2),
                      rest: format.percent((100 - sum) / 100, 2),
                    })}
              </p>
            )}
          </div>
        </fieldset>
        {draft.categories.length > 0 && (
          <AssignmentCategories
            assignments={grid.assignments}
            categories={draft.categories}
            categoryOf={draft.categoryOf}
            isWeighed={isWeighed}
            onChange={(assignmentId, key) =>
              change({ categoryOf: new Map(draft.categoryOf).set(assignmentId, key) })
            }
          />
        )}
        <PolicyFields draft={draft} hasTried={hasTried} onChange={change} />
        <SetupExample draft={draft} grid={grid} rows={rows} />
        {hasTried && problems.length > 0 && (
          <Notice tone="danger">{problems.map((problem) => problemWords(problem, t)).join(' ')}</Notice>
        )}
        {save.error && <Notice tone="danger">{saveError(save.error, t)}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('Save and recalculate')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function problemWords(problem: 'weights' | 'names' | 'numbers', t: TFunction): string {
  switch (problem) {
    case 'weights':
      return t('The weights have to add up to 100%.');
    case 'names':
      return t('Each category needs its own name.');
    case 'numbers':
      return t('Percents go from 0 to 100, and at most 50 assignments can be dropped.');
  }
}

function saveError(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'STALE':
      return t('Someone else changed the setup in the meantime. Close this and open it again.');
    default:
      return errorText(error, t);
  }
}
