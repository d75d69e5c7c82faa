import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { DetailsFields, placeKey } from './details-fields.tsx';
import type { ResourcePlace } from './resource-queries.ts';
import { readSource } from './source-draft.ts';
import classes from './source-field.module.css';
import { SourceField } from './source-field.tsx';
import { useMaterialUpload } from './use-material-upload.ts';
import { useRefreshResources } from './use-resource-actions.ts';

interface AddDialogProps {
  readonly isOpen: boolean;
  readonly places: readonly ResourcePlace[];
  /** The course that the page is about, if it is about one. */
  readonly courseId: string | undefined;
  readonly onClose: () => void;
}

/** A new resource. What is typed outlives the dialog: it is there again when it is opened again. */
export default function AddDialog({ isOpen, places, courseId, onClose }: AddDialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshResources();
  const upload = useMaterialUpload();
  const start = () => ({
    title: '',
    description: '',
    place: places.find((one) => one.courseId === courseId)
      ? (courseId ?? '')
      : places.length === 1 && places[0]
        ? placeKey(places[0])
        : '',
    isFeatured: false,
  });
  const [draft, setDraft] = useState(start);
  const [source, setSource] = useState({ kind: 'file' as 'file' | 'link', url: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const place = places.find((one) => placeKey(one) === draft.place);
  const schoolId = (place ?? places[0])?.schoolId;
  const isDirty =
    draft.title !== '' || draft.description !== '' || source.url !== '' || upload.state !== null;

  const create = useMutation(
    api.resources.create.mutationOptions({
      async onSuccess() {
        onClose();
        void toast({ title: t('Resource added'), message: draft.title.trim() });
        upload.clear();
        setDraft(start());
        setSource({ kind: 'file', url: '' });
        setErrors({});
        await refresh();
      },
      onError(error) {
        // The file went away meanwhile, or belongs to another resource: it is sent anew.
        if (codeOf(error) === 'FILE_NOT_FOUND') upload.clear();
      },
    }),
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readSource(source, upload.state, t);
    const found = {
      title: draft.title.trim() ? undefined : t('Enter a title.'),
      place: place ? undefined : t('Choose a course.'),
      [source.kind === 'link' ? 'url' : 'file']: read.error,
    };
    setErrors(found);
    if (!read.source || !place || hasErrors(found)) {
      focusFirstError(event.currentTarget, found);
      return;
    }
    create.mutate({
      ...{ schoolId: place.schoolId, courseId: place.courseId, source: read.source },
      ...{ title: draft.title.trim(), description: draft.description.trim(), isFeatured: draft.isFeatured },
    });
  };
  const code = codeOf(create.error);

  return (
    <>
      <UnsavedGuard isDirty={isDirty && !create.isPending} />
      <Dialog isOpen={isOpen} isFirm isHigh onClose={onClose} title={t('Add a resource')}>
        <form onSubmit={submit} noValidate className={classes.form}>
          <SourceField
            draft={source}
            onChange={setSource}
            upload={upload}
            schoolId={schoolId}
            onFile={(file) => {
              if (draft.title === '') setDraft({ ...draft, title: nameWithoutEnding(file.name) });
            }}
            error={errors.url ?? errors.file}
          />
          <DetailsFields
            draft={draft}
            places={places}
            errors={errors}
            onChange={(next) => {
              const target = places.find((one) => placeKey(one) === next.place);
              setDraft(next);
              // A file stays in the school it was sent to.
              if (upload.state && target && target.schoolId !== upload.state.schoolId) {
                upload.send(target.schoolId, upload.state.file);
              }
            }}
          />
          {create.error && (
            <div role="alert">
              <Notice tone="danger">
                {code === 'FILE_NOT_FOUND'
                  ? t('The uploaded file is no longer there. Choose it again.')
                  : code === 'LINK_REFUSED'
                    ? t('This address contains a name or password before the @. Enter it without them.')
                    : errorText(create.error, t)}
              </Notice>
            </div>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button
              type="submit"
              loading={create.isPending}
              disabled={source.kind === 'file' && (upload.isSending || upload.state?.error != null)}
            >
              {t('Add')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

/** "Field notes.pdf" is about "Field notes". */
const nameWithoutEnding = (name: string) => name.replace(/\.[^.]{1,5}$/, '').slice(0, 300);
