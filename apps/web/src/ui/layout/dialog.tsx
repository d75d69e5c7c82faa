import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, the ground beside the dialog, or a button of the content. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** A sheet at the side instead of a box in the middle. */
  readonly side?: boolean;
  /** A sheet as wide as a page of paper is read. */
  readonly isWide?: boolean;
  /** Near the top, so that it doesn't jump while its content grows and shrinks. */
  readonly isHigh?: boolean;
  /** The ground beside the dialog doesn't close it: for what must be answered. */
  readonly isFirm?: boolean;
  /** Nothing of the page can be read behind it: for whoever may no longer see it. */
  readonly hidesPage?: boolean;
  /** The focus begins at the title, so that a long text is read from its beginning: the first field may stand far below. */
  readonly beginsAtTitle?: boolean;
}

/** The browser's own dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  side = false,
  isFirm = false,
  hidesPage = false,
  isHigh = false,
  isWide = false,
  beginsAtTitle = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const textId = useId();

  // Opening is a call on the element, not a property of it.
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) {
      element?.showModal();
      if (beginsAtTitle) heading.current?.focus();
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen, beginsAtTitle]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser handles it
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-side={side || undefined}
      data-wide={isWide || undefined}
      data-high={isHigh || undefined}
      data-hides-page={hidesPage || undefined}
      aria-labelledby={titleId}
      aria-describedby={description ? textId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (!isFirm && event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <div className={classes.body}>
          <h2 ref={heading} id={titleId} className={classes.title} tabIndex={beginsAtTitle ? -1 : undefined}>
            {title}
          </h2>
          {description && (
            <p id={textId} className={classes.description}>
              {description}
            </p>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}

/** The buttons at the foot of a dialog; the one that acts comes last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
