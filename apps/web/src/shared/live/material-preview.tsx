import type { LiveSessionId } from '@fieldhouse/contract/ids.ts';
import type { SessionMaterial } from '@fieldhouse/contract/live-sessions.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import classes from '#shared/files/document-preview.module.css';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { materialGoneText, materialLinkQuery, useDownloadMaterial } from './use-session-material.ts';

const PdfViewer = part(() => import('#shared/files/pdf-viewer.tsx'));

interface MaterialPreviewProps {
  readonly sessionId: LiveSessionId;
  readonly material: SessionMaterial;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A PDF or a picture of a live class, shown in place. */
export default function MaterialPreview({ sessionId, material, isOpen, onClose }: MaterialPreviewProps) {
  const { t } = useTranslation();
  const download = useDownloadMaterial(sessionId);
  const { fileId, name, mediaType } = material;
  const link = useQuery({ ...materialLinkQuery(sessionId, fileId), enabled: isOpen });
  const loading = <Skeleton height={420} role="status" aria-label={t('Loading...')} />;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} side isWide title={name}>
      <div className={classes.content}>
        {link.isPending && loading}
        {link.isError && !link.data && (
          <div role="alert">
            <EmptyState
              icon={<IconFileOff />}
              title={t("The preview can't be shown")}
              action={
                codeOf(link.error) !== 'FILE_GONE' && (
                  <Button size="sm" variant="default" onClick={() => void link.refetch()}>
                    {t('Try again')}
                  </Button>
                )
              }
            >
              {materialGoneText(link.error, t)}
            </EmptyState>
          </div>
        )}
        {link.data &&
          (mediaType === 'application/pdf' ? (
            <Suspense fallback={loading}>
              <PdfViewer url={link.data.url} title={name} />
            </Suspense>
          ) : (
            <img className={classes.picture} src={link.data.url} alt={name} />
          ))}
      </div>
      <div className={classes.actions}>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button
            leftSection={<IconDownload size={18} />}
            loading={download.isPending}
            onClick={() => download.mutate(fileId)}
          >
            {t('Download')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
