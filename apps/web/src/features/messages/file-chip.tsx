import { IconFileText, IconFileTypePdf, IconPhoto, IconPresentation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { sizeWords } from '#ui/use-document.ts';
import classes from './files.module.css';
import { kindWords } from './upload-words.ts';

interface FileFaceProps {
  readonly name: string;
  readonly mediaType: string;
  /** Null: not told here. */
  readonly sizeBytes: number | null;
  /** In place of kind and size: progress, or what went wrong. */
  readonly children?: ReactNode;
}

/** A file by its kind, name and size. */
export function FileFace({ name, mediaType, sizeBytes, children }: FileFaceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const Icon = mediaType.startsWith('image/')
    ? IconPhoto
    : mediaType === 'application/pdf'
      ? IconFileTypePdf
      : mediaType.includes('presentation')
        ? IconPresentation
        : IconFileText;
  return (
    <>
      <Icon size={24} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        {/* The name is the sender's: text in whatever direction it is written. */}
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {children ?? (
          <span className={classes.about}>
            {[kindWords(mediaType, t), sizeBytes === null ? null : sizeWords(sizeBytes, t, format)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
    </>
  );
}
