import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import classes from './file-drop.module.css';

interface FileDropProps {
  /** The button: the focus comes back to it. */
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** Asks to drop files; not shown where there is only a finger. */
  readonly words: string;
  /** What is taken, and how much of it. */
  readonly hint: string;
  /** Of the button. */
  readonly label: string;
  /** What the file dialog offers. */
  readonly accept: string;
  /** Nothing more is taken now. */
  readonly isClosed?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Other ways to get a file, as buttons beside the first. */
  readonly children?: ReactNode;
}

/** Where files are dropped, or chosen with a button. */
export function FileDrop({
  buttonRef,
  words,
  hint,
  label,
  accept,
  isClosed = false,
  onFiles,
  children,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave' && !isClosed);
  };
  const take = (list: FileList | null) => {
    if (list && !isClosed) onFiles([...list]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p className={classes.hint} id={`${id}-hint`}>
        <span className={classes.dropWords}>{words} </span>
        {hint}
      </p>
      <Button
        ref={buttonRef}
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.7} />}
        disabled={isClosed}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {children}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
