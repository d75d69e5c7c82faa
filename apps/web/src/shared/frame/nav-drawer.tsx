import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './nav-drawer.module.css';

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar on phones. */
export function NavDrawer({ isOpen, onClose, children }: NavDrawerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  // Opening is a call on the element, not a property of it.
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser handles it
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={t('Menu')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && <div className={classes.body}>{children}</div>}
    </dialog>
  );
}
