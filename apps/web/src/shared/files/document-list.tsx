import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { ActionIcon } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { part } from '#ui/feedback/part.tsx';
import classes from './document-list.module.css';
import { DocumentRow } from './document-row.tsx';
import { kindOfMedia } from './file-kind.ts';
import { lengthWords, sizeWords, useDownload } from './use-document.ts';

const DocumentPreview = part(() => import('./document-preview.tsx'));

interface DocumentListProps {
  readonly files: readonly AnswerFile[];
  readonly label: string;
  /** A further action of a row. */
  readonly action?: (file: AnswerFile) => ReactNode;
  /** Further rows, behind the documents. */
  readonly children?: ReactNode;
  /** Where the page itself shows what a document says; without it a dialog does. */
  readonly onPreview?: (file: AnswerFile) => void;
}

/** Documents with preview and download. */
export function DocumentList({ files, label, action, children, onPreview }: DocumentListProps) {
  const [previewed, setPreviewed] = useState<AnswerFile | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {files.map((file) => (
          <StoredRow
            key={file.fileId}
            file={file}
            onPreview={() => {
              if (onPreview) return onPreview(file);
              setPreviewed(file);
              setOpen(true);
            }}
          >
            {action?.(file)}
          </StoredRow>
        ))}
        {children}
      </ul>
      <Suspense fallback={null}>
        {/* It stays when it is closed: a dialog that goes away gives the focus back to nobody. */}
        {previewed && <DocumentPreview file={previewed} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

interface StoredRowProps {
  readonly file: AnswerFile;
  readonly onPreview: () => void;
  readonly children: ReactNode;
}

function StoredRow({ file, onPreview, children }: StoredRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const download = useDownload();
  const { name } = file;
  const facts = [lengthWords(file, t), sizeWords(file.sizeBytes, t, format)].filter(Boolean);
  return (
    <DocumentRow
      name={name}
      kind={kindOfMedia(file.mediaType)}
      actions={
        <>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t('Preview {{name}}', { name })}
            title={t('Preview')}
            onClick={onPreview}
          >
            <IconEye size={20} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t('Download {{name}}', { name })}
            title={t('Download')}
            loading={download.isPending}
            onClick={() => download.mutate(file)}
          >
            <IconDownload size={20} stroke={1.7} />
          </ActionIcon>
          {children}
        </>
      }
    >
      <span className={classes.facts}>{facts.join(' · ')}</span>
    </DocumentRow>
  );
}
