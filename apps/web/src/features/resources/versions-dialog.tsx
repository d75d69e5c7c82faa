import { Button, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { sizeWords } from '#shared/files/use-document.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { ResourceLine } from './resource-queries.ts';
import { readSource } from './source-draft.ts';
import fields from './source-field.module.css';
import { SourceField } from './source-field.tsx';
import { useMaterialUpload } from './use-material-upload.ts';
import { useRefreshResources } from './use-resource-actions.ts';
import classes from './versions-dialog.module.css';

interface VersionsDialogProps {
  readonly resource: ResourceLine;
  readonly onClose: () => void;
}

/** What a resource was and is, and what it is to be instead. */
export default function VersionsDialog({ resource, onClose }: VersionsDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefreshResources();
  const { resourceId } = resource;
  const versions = useQuery(api.resources.listVersions.queryOptions({ input: { resourceId } }));
  const restore = useMutation(
    api.resources.restoreVersion.mutationOptions({
      async onSuccess({ versionNumber }) {
        void toast({ title: t('Restored as version {{number}}', { number: versionNumber }) });
        await refresh();
      },
      onError: (error) =>
        void toast({ title: t("That couldn't be saved"), message: errorText(error, t), tone: 'error' }),
    }),
  );
  return (
    <Dialog isOpen isFirm side onClose={onClose} title={t('Versions')} description={resource.title}>
      <NewVersion resource={resource} />
      <h3 className={classes.head}>{t('All versions')}</h3>
      {versions.isPending && <Skeleton height={120} role="status" aria-label={t('Loading...')} />}
      {versions.isError && <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />}
      <ol className={classes.list}>
        {versions.data?.versions.map((version) => (
          <li key={version.versionId} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.name}>
                {t('Version {{number}}', { number: version.number })}
                {version.isCurrent && <Badge tone="success">{t('Current')}</Badge>}
              </p>
              <p className={classes.about} dir="auto">
                {version.name}
                {version.sizeBytes !== null && ` · ${sizeWords(version.sizeBytes, t, format)}`}
              </p>
              {version.note && (
                <p className={classes.note} dir="auto">
                  {version.note}
                </p>
              )}
              <p className={classes.about}>
                {[version.byName && shownName(version.byName, t), format.dateTime(version.at)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {!version.isCurrent && (
              <Button
                size="sm"
                variant="default"
                aria-label={t('Restore version {{number}}', { number: version.number })}
                loading={restore.isPending && restore.variables.versionId === version.versionId}
                onClick={() => restore.mutate({ resourceId, versionId: version.versionId })}
              >
                {t('Restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NewVersion({ resource }: { resource: ResourceLine }) {
  const { t } = useTranslation();
  const refresh = useRefreshResources();
  const upload = useMaterialUpload();
  const [source, setSource] = useState({
    kind: resource.host === null ? ('file' as const) : ('link' as 'file' | 'link'),
    url: '',
  });
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const add = useMutation(
    api.resources.addVersion.mutationOptions({
      async onSuccess({ versionNumber }) {
        void toast({ title: t('Version {{number}} is the current one', { number: versionNumber }) });
        upload.clear();
        setSource({ ...source, url: '' });
        setNote('');
        await refresh();
      },
      onError(failure) {
        if (codeOf(failure) === 'FILE_NOT_FOUND') upload.clear();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readSource(source, upload.state, t);
    setError(read.error);
    if (!read.source) return;
    add.mutate({ resourceId: resource.resourceId, source: read.source, note: note.trim() || null });
  };
  return (
    <form onSubmit={submit} noValidate className={fields.form}>
      <SourceField
        draft={source}
        onChange={setSource}
        upload={upload}
        schoolId={resource.schoolId}
        error={error}
      />
      <TextInput
        label={t("What's different (optional)")}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {add.error && (
        <div role="alert">
          <Notice tone="danger">
            {codeOf(add.error) === 'FILE_NOT_FOUND'
              ? t('The uploaded file is no longer there. Choose it again.')
              : errorText(add.error, t)}
          </Notice>
        </div>
      )}
      <div>
        <Button type="submit" loading={add.isPending} disabled={source.kind === 'file' && upload.isSending}>
          {t('Add this version')}
        </Button>
      </div>
    </form>
  );
}
