import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#ui/feedback/part.tsx';
import classes from './palette-door.module.css';

const Palette = part(() => import('./palette.tsx'));

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the command palette by a button in the top bar, or by Ctrl+K (Command+K on a Mac) from anywhere. */
export function PaletteDoor() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);

  // A shortcut of the whole document.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={classes.door}
        aria-label={t('Search or go to…')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} stroke={1.7} aria-hidden="true" />
        <span className={classes.words}>{t('Search or go to…')}</span>
        <span className={classes.keys} data-keys={isMac() ? '⌘K' : 'Ctrl K'} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
