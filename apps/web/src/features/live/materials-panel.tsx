import type { SessionMaterial } from '@fieldhouse/contract/live-sessions.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionMaterials } from '#shared/live/session-materials.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PartChoice } from './cancel-dialog.tsx';
import classes from './live.module.css';
import type { LiveSession } from './live-queries.ts';
import { RemoveMaterialDialog } from './remove-material-dialog.tsx';
import { SessionFilesField } from './session-files-field.tsx';
import { useSessionFiles } from './use-session-files.ts';

/** All files of a class; who holds it adds and takes away. What is done here holds at once. */
export function MaterialsPanel({ session }: { session: LiveSession }) {
  const { t } = useTranslation();
  const { sessionId, materials, can, title } = session;
  const [removed, setRemoved] = useState<SessionMaterial | null>(null);
  return (
    <div className={classes.materialsPanel}>
      {materials.length === 0 ? (
        <EmptyState icon={<IconPaperclip />} title={t('No materials yet')}>
          {can.addMaterials
            ? t('Slides, a worksheet, a reading: what students need before or after the session.')
            : t('Files appear here once the teacher has added some.')}
        </EmptyState>
      ) : (
        <SessionMaterials
          sessionId={sessionId}
          materials={materials}
          label={t('Materials for {{title}}', { title })}
          action={(material) =>
            can.removeMaterials && (
              <ActionIcon
                variant="subtle"
                size={40}
                aria-label={t('Remove {{name}}', { name: material.name })}
                title={t('Remove')}
                onClick={() => setRemoved(material)}
              >
                <IconTrash size={20} stroke={1.7} />
              </ActionIcon>
            )
          }
        />
      )}
      {can.addMaterials && <AddFiles session={session} />}
      <RemoveMaterialDialog session={session} material={removed} onClose={() => setRemoved(null)} />
    </div>
  );
}

function AddFiles({ session }: { session: LiveSession }) {
  const { t } = useTranslation();
  const { sessionId, schoolId, materials, isSeries } = session;
  const [part, setPart] = useState<'this' | 'following'>('this');
  const chosen = useSessionFiles({
    ...{ name: `session-files/${sessionId}`, schoolId, heldCount: materials.length },
  });
  return (
    <>
      <SessionFilesField
        chosen={chosen}
        title={t('Add files')}
        note={isSeries ? null : t('Everyone taking the course can download them.')}
      />
      {isSeries && !chosen.isEmpty && <PartChoice part={part} onPart={setPart} />}
      {!chosen.isEmpty && (
        <div className={classes.foot}>
          <Button
            loading={chosen.isAdding}
            disabled={chosen.files.length === 0 || chosen.uploads.isSending}
            onClick={() => void chosen.addTo(sessionId, isSeries ? part : 'this')}
          >
            {t('Add to the session')}
          </Button>
        </div>
      )}
    </>
  );
}
