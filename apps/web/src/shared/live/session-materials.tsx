import type { LiveSessionId } from '@fieldhouse/contract/ids.ts';
import type { SessionMaterial } from '@fieldhouse/contract/live-sessions.ts';
import { ActionIcon } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from '#shared/files/document-list.module.css';
import { DocumentRow } from '#shared/files/document-row.tsx';
import { kindOfMedia, kindWords } from '#shared/files/file-kind.ts';
import { sizeWords } from '#shared/files/use-document.ts';
import { part } from '#ui/feedback/part.tsx';
import { useDownloadMaterial } from './use-session-material.ts';

const MaterialPreview = part(() => import('./material-preview.tsx'));

interface SessionMaterialsProps {
  readonly sessionId: LiveSessionId;
  readonly materials: readonly SessionMaterial[];
  readonly label: string;
  /** A further action of a row. */
  readonly action?: (material: SessionMaterial) => ReactNode;
}

/** The files of a live class: what each is, to be saved, and shown where that can be done here. */
export function SessionMaterials({ sessionId, materials, label, action }: SessionMaterialsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const download = useDownloadMaterial(sessionId);
  const [shown, setShown] = useState<SessionMaterial | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={`${classes.list} ${classes.compact}`} aria-label={label}>
        {materials.map((material) => {
          const { fileId, name, mediaType, sizeBytes } = material;
          const kind = kindOfMedia(mediaType);
          return (
            <DocumentRow
              key={fileId}
              name={name}
              kind={kind}
              actions={
                <>
                  {(kind === 'pdf' || kind === 'image') && (
                    <ActionIcon
                      variant="subtle"
                      size={40}
                      aria-label={t('Preview {{name}}', { name })}
                      title={t('Preview')}
                      onClick={() => {
                        setShown(material);
                        setOpen(true);
                      }}
                    >
                      <IconEye size={20} stroke={1.7} />
                    </ActionIcon>
                  )}
                  <ActionIcon
                    variant="subtle"
                    size={40}
                    aria-label={t('Download {{name}}', { name })}
                    title={t('Download')}
                    loading={download.isPending && download.variables === fileId}
                    onClick={() => download.mutate(fileId)}
                  >
                    <IconDownload size={20} stroke={1.7} />
                  </ActionIcon>
                  {action?.(material)}
                </>
              }
            >
              <span className={classes.facts}>
                {[kindWords(kind, t), sizeWords(sizeBytes, t, format)].join(' · ')}
              </span>
            </DocumentRow>
          );
        })}
      </ul>
      <Suspense fallback={null}>
        {/* It stays when it is closed: a dialog that goes away gives the focus back to nobody. */}
        {shown && (
          <MaterialPreview
            sessionId={sessionId}
            material={shown}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
