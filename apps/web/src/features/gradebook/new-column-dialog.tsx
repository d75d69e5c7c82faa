import type { CategoryId, CourseId } from '@fieldhouse/contract/ids.ts';
import { TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { type Grid, gridQuery } from './gradebook-queries.ts';

interface NewColumnDialogProps {
  readonly grid: Grid;
  readonly onClose: () => void;
}

/** A column for what is graded and not handed in: a paper test, a presentation, a lap. */
export function NewColumnDialog({ grid, onClose }: NewColumnDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState('');
  const [possible, setPossible] = useState('100');
  const [categoryId, setCategoryId] = useState('');
  const [description, setDescription] = useState(() => t('Graded in class. There’s nothing to submit.'));
  const [hasTried, setTried] = useState(false);
  const points = Number(possible.trim().replace(',', '.'));
  const wrong = {
    title: title.trim() === '' && t('Enter a title.'),
    points:
      !(points > 0 && points <= 10_000 && Math.round(points * 100) / 100 === points) &&
      t('Enter a number above 0 with at most two decimals.'),
    description: description.trim() === '' && t('Say what students read of it.'),
  };
  const add = useMutation(
    api.authoring.addColumn.mutationOptions({
      async onSuccess() {
        await Promise.all([
          queryClient.invalidateQueries(gridQuery(grid.courseId)),
          queryClient.invalidateQueries({ queryKey: api.authoring.key(), refetchType: 'none' }),
        ]);
        void toast({ title: t('Column added'), message: title.trim() });
        onClose();
      },
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong.title || wrong.points || wrong.description) return;
    add.mutate({
      courseId: grid.courseId as CourseId,
      title: title.trim(),
      pointsPossible: points,
      categoryId: (categoryId || null) as CategoryId | null,
      description: description.trim(),
    });
  }

  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('New column')}
      description={t(
        'For what you grade without a submission. Students see it among their assignments at once, without a due date.',
      )}
    >
      <form onSubmit={submit} noValidate>
        <Sections>
          <TextInput
            label={t('Title')}
            value={title}
            maxLength={TITLE_MAX_CHARACTERS}
            error={hasTried && wrong.title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <TextInput
            label={t('Points possible')}
            inputMode="decimal"
            value={possible}
            error={hasTried && wrong.points}
            onChange={(event) => setPossible(event.currentTarget.value)}
          />
          {grid.categories.length > 0 && (
            <NativeSelect
              label={t('Category')}
              value={categoryId}
              data={[
                { value: '', label: t('In no category') },
                ...grid.categories.map((one) => ({ value: one.categoryId as string, label: one.name })),
              ]}
              onChange={(event) => setCategoryId(event.currentTarget.value)}
            />
          )}
          <Textarea
            label={t('What students read')}
            rows={2}
            maxLength={1_000}
            value={description}
            error={hasTried && wrong.description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          {add.isError && (
            <p role="alert">
              {codeOf(add.error) === 'GRADES_LOCKED'
                ? t('The grades of this course are posted, so nothing can be added.')
                : errorText(add.error, t)}
            </p>
          )}
        </Sections>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {t('Add column')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
