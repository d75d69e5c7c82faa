import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { SessionMaterials } from '#shared/live/session-materials.tsx';
import { part } from '#ui/feedback/part.tsx';
import classes from './live.module.css';
import type { LiveSession } from './live-queries.ts';

const MaterialsDialog = part(() => import('./materials-dialog.tsx'));

/** As many as a card shows; the others are in the dialog. */
const SHOWN = 2;

/** The files of a class on its card, and the way to all of them. */
export function CardMaterials({ session }: { session: LiveSession }) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { sessionId, materials, can, title } = session;
  const isKeeper = can.addMaterials || can.removeMaterials;
  const count = materials.length;
  if (count === 0 && !isKeeper) return null;
  const words =
    count > SHOWN
      ? isKeeper
        ? t('Show and change all {{n}} files', { n: format.number(count) })
        : t('Show all {{n}} files', { n: format.number(count) })
      : count > 0
        ? t('Change materials')
        : t('Add materials');
  return (
    <section className={classes.cardMaterials} aria-labelledby={id}>
      <h4 id={id} className={count > 0 ? classes.filesTitle : classes.hidden}>
        {t('Session materials')}
      </h4>
      {count > 0 && (
        <SessionMaterials
          sessionId={sessionId}
          materials={materials.slice(0, SHOWN)}
          label={t('Materials for {{title}}', { title })}
        />
      )}
      {(isKeeper || count > SHOWN) && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.allMaterials}
          leftSection={<IconPaperclip size={18} stroke={1.7} />}
          aria-label={`${words}: ${title}`}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          {words}
        </Button>
      )}
      <Suspense fallback={null}>
        {/* It stays when it is closed: what was chosen is still there, and the focus comes back. */}
        {isWanted && <MaterialsDialog isOpen={isOpen} session={session} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  );
}
