import type { AnswerFile, Preview } from '@fieldhouse/contract/files.ts';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconDownload, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { Dialog, DialogActions } from './dialog.tsx';
import classes from './document-preview.module.css';
import { EmptyState } from './empty-state.tsx';
import { Reading } from './reading.tsx';
import { SafeHtml } from './safe-html.tsx';
import { useDownload } from './use-document.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

interface DocumentPreviewProps {
  readonly file: AnswerFile;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What a document says, without opening the file itself: nothing in it can run here. */
export default function DocumentPreview({ file, isOpen, onClose }: DocumentPreviewProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(
    api.files.preview.queryOptions({
      input: { fileId: file.fileId },
      enabled: isOpen,
      staleTime: 300_000,
      retry: false,
    }),
  );
  const download = useDownload();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      side
      isWide
      title={file.name}
      description={
        file.mediaType === 'application/pdf'
          ? undefined
          : t('Text of the document. Its layout and pictures are in the file itself.')
      }
    >
      <div className={classes.content}>
        {data ? (
          <Content file={file} preview={data} />
        ) : error ? (
          <EmptyState
            icon={<IconFileOff />}
            title={t("The preview can't be shown")}
            action={
              <Button size="sm" variant="default" onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            }
          >
            {errorText(error, t)}
          </EmptyState>
        ) : (
          <div role="status" aria-label={t('Loading...')}>
            {[90, 100, 96, 70].map((width) => (
              <Skeleton key={width} height={16} width={`${width}%`} mb={12} />
            ))}
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button
            leftSection={<IconDownload size={18} />}
            loading={download.isPending}
            onClick={() => download.mutate(file)}
          >
            {t('Download')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Content({ file, preview }: { file: AnswerFile; preview: Preview }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'pages' | 'text'>('pages');
  const isPdf = file.mediaType === 'application/pdf';
  switch (preview.kind) {
    case 'html':
      return (
        <Reading>
          <SafeHtml html={preview.html} />
        </Reading>
      );
    case 'pages':
      if (!isPdf) return <PagesOfText preview={preview} />;
      return (
        <>
          <SegmentedControl
            mb="md"
            aria-label={t('What is shown')}
            value={shown}
            onChange={setShown}
            data={[
              { value: 'pages', label: t('Pages') },
              { value: 'text', label: t('Text alone') },
            ]}
          />
          {shown === 'text' ? (
            <PagesOfText preview={preview} />
          ) : (
            <Suspense fallback={<Skeleton height={480} />}>
              <PdfPages file={file} />
            </Suspense>
          )}
        </>
      );
    case 'none':
      return (
        <EmptyState icon={<IconFileOff />} title={t('There is no preview of this document')}>
          {preview.reason === 'missing'
            ? t('The file is missing from the store. Tell those who run this platform.')
            : t("Its text can't be read here. Download the file to see it.")}
        </EmptyState>
      );
  }
}

function PagesOfText({ preview }: { preview: Extract<Preview, { kind: 'pages' }> }) {
  const { t } = useTranslation();
  return (
    <>
      {preview.pages.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are their position
        <section key={at} className={classes.page}>
          {preview.pageCount > 1 && (
            <h3 className={classes.number}>{t('Page {{number}}', { number: at + 1 })}</h3>
          )}
          {text ? (
            <Reading>
              <div className={classes.text}>{text}</div>
            </Reading>
          ) : (
            <p className={classes.none}>{t('This page has no text: it is a picture.')}</p>
          )}
        </section>
      ))}
      {preview.pages.length < preview.pageCount && (
        <p className={classes.none}>{t('The rest of the document is in the file itself.')}</p>
      )}
    </>
  );
}
