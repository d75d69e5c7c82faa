import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { KIND_ICONS } from '#shared/files/document-row.tsx';
import { kindOfMedia, kindWords } from '#shared/files/file-kind.ts';
import { sizeWords } from '#shared/files/use-document.ts';
import classes from './files.module.css';

interface FileFaceProps {
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

/** A file by its kind, name and size. */
export function FileFace({ name, mediaType, sizeBytes }: FileFaceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const kind = kindOfMedia(mediaType);
  const Icon = KIND_ICONS[kind];
  return (
    <>
      <Icon size={24} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        {/* The name is the sender's: text in whatever direction it is written. */}
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.about}>{`${kindWords(kind, t)} · ${sizeWords(sizeBytes, t, format)}`}</span>
      </span>
    </>
  );
}
