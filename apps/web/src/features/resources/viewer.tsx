import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconExternalLink, IconFileOff, IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { VideoFrame } from '#shared/content/video-frame.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { contentQuery, type ResourceLine, resourceQuery } from './resource-queries.ts';
import { amountWords, goneText, typeName } from './resource-words.ts';
import type { Editing } from './resources-page.tsx';
import { StoredVideo } from './stored-video.tsx';
import { useDownloadResource } from './use-resource-actions.ts';
import classes from './viewer.module.css';

const PdfViewer = part(() => import('#shared/files/pdf-viewer.tsx'));

type Content = Outputs['resources']['open']['content'];

interface ViewerProps {
  readonly resourceId: string;
  readonly onClose: () => void;
  readonly onEdit: (editing: Editing) => void;
}

/** One resource, shown in place. It has an address of its own. */
export default function Viewer({ resourceId, onClose, onEdit }: ViewerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const download = useDownloadResource();
  const { data: resource, error } = useQuery(resourceQuery(resourceId));
  const content = useQuery({ ...contentQuery(resourceId), enabled: resource !== undefined });

  // The view was counted: the list behind shows it when it is asked again.
  useEffect(() => {
    if (content.dataUpdatedAt > 0) void queryClient.invalidateQueries({ queryKey: api.resources.list.key() });
  }, [content.dataUpdatedAt, queryClient]);

  const isMissing = ['NOT_FOUND', 'BAD_REQUEST', 'FORBIDDEN'].includes(codeOf(error) ?? '');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      side
      isWide
      title={resource?.title ?? (error ? t('Resource') : t('Loading...'))}
      description={
        resource &&
        [
          typeName(resource.type, t),
          resource.course?.title ?? t('For the whole school'),
          ...amountWords(resource, t, format),
        ].join(' · ')
      }
    >
      {error && (
        <EmptyState
          icon={<IconFileOff />}
          title={
            isMissing ? t("This resource doesn't exist, or you can't see it.") : t('It could not be loaded')
          }
        >
          {isMissing ? t('It may have been archived.') : errorText(error, t)}
        </EmptyState>
      )}
      {resource?.description && (
        <p className={classes.description} dir="auto">
          {resource.description}
        </p>
      )}
      <div className={classes.stage}>
        {resource && content.data && <Shown resource={resource} content={content.data.content} />}
        {resource && content.isPending && (
          <Skeleton height={420} role="status" aria-label={t('Loading...')} />
        )}
        {content.isError && !content.data && (
          <div role="alert">
            <EmptyState
              icon={<IconFileOff />}
              title={goneText(content.error, t) ?? t("The preview can't be shown")}
              action={
                codeOf(content.error) !== 'FILE_GONE' && (
                  <Button size="sm" variant="default" onClick={() => void content.refetch()}>
                    {t('Try again')}
                  </Button>
                )
              }
            >
              {goneText(content.error, t) ? null : errorText(content.error, t)}
            </EmptyState>
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Close')}
          </Button>
          {resource?.can.edit && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} />}
              onClick={() => {
                onClose();
                onEdit({ kind: 'edit', resource });
              }}
            >
              {t('Edit')}
            </Button>
          )}
          {resource && resource.host === null && (
            <Button
              leftSection={<IconDownload size={18} />}
              loading={download.isPending}
              onClick={() => download.mutate(resource)}
            >
              {t('Download')}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Shown({ resource, content }: { resource: ResourceLine; content: Content }) {
  const { t } = useTranslation();
  switch (content.kind) {
    case 'embed':
      return <VideoFrame video={content.video} title={resource.title} />;
    case 'link':
      return (
        <div className={classes.link}>
          <p>{t("This links to another site. Its content isn't shown here.")}</p>
          <p className={classes.address}>{content.url}</p>
          <Button
            component="a"
            href={content.url}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<IconExternalLink size={18} />}
          >
            {t('Open {{host}} in a new tab', { host: resource.host ?? '' })}
          </Button>
        </div>
      );
    case 'file':
      if (content.mediaType === 'application/pdf') {
        return (
          <Suspense fallback={<Skeleton height={480} role="status" aria-label={t('Loading...')} />}>
            <PdfViewer url={content.url} title={resource.title} />
          </Suspense>
        );
      }
      if (content.mediaType.startsWith('video/')) {
        return <StoredVideo url={content.url} title={resource.title} />;
      }
      return <img className={classes.image} src={content.url} alt={resource.description || resource.title} />;
  }
}
