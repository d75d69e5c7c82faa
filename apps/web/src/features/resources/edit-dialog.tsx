import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError } from '#lib/forms.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { type DetailsDraft, DetailsFields, placeKey } from './details-fields.tsx';
import type { ResourceLine, ResourcePlace } from './resource-queries.ts';
import classes from './source-field.module.css';
import { useRefreshResources } from './use-resource-actions.ts';

interface EditDialogProps {
  readonly resource: ResourceLine;
  readonly places: readonly ResourcePlace[];
  readonly onClose: () => void;
}

/** What a resource says of itself, and whom it is for. */
export default function EditDialog({ resource, places, onClose }: EditDialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshResources();
  const courseId = resource.course?.courseId ?? null;
  const base: DetailsDraft = {
    title: resource.title,
    description: resource.description,
    place: courseId ?? resource.schoolId,
    isFeatured: resource.isFeatured,
  };
  const [draft, setDraft] = useState(base);
  const [errors, setErrors] = useState<FieldErrors>({});
  const isDirty = JSON.stringify(draft) !== JSON.stringify(base);
  // Of one school; and where it is now stays a choice, whatever else there is.
  const own = places.filter(({ schoolId }) => schoolId === resource.schoolId);
  const here = {
    schoolId: resource.schoolId,
    courseId,
    title: resource.course?.title ?? t('the whole school'),
  };
  const choices = own.some((one) => placeKey(one) === base.place) ? own : [here, ...own];
  const save = useMutation(
    api.resources.save.mutationOptions({
      async onSuccess() {
        onClose();
        void toast({ title: t('Saved') });
        await refresh();
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = { title: draft.title.trim() ? undefined : t('Enter a title.') };
    setErrors(found);
    const place = choices.find((one) => placeKey(one) === draft.place);
    if (found.title || !place) return focusFirstError(event.currentTarget, found);
    save.mutate({
      ...{ resourceId: resource.resourceId, baseVersion: resource.version, courseId: place.courseId },
      ...{ title: draft.title.trim(), description: draft.description.trim(), isFeatured: draft.isFeatured },
    });
  };
  return (
    <>
      <UnsavedGuard isDirty={isDirty && !save.isPending && !save.isSuccess} />
      <Dialog isOpen isFirm isHigh onClose={onClose} title={t('Edit resource')}>
        <form onSubmit={submit} noValidate className={classes.form}>
          <DetailsFields draft={draft} places={choices} errors={errors} onChange={setDraft} />
          {save.error && (
            <div role="alert">
              <Notice tone={codeOf(save.error) === 'STALE' ? 'warning' : 'danger'}>
                {errorText(save.error, t)}
              </Notice>
            </div>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={!isDirty}>
              {t('Save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
