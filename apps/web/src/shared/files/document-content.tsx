import type { AnswerFile, Preview } from '@fieldhouse/contract/files.ts';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { Reading } from '#shared/content/reading.tsx';
import { SafeHtml } from '#shared/content/safe-html.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import classes from './document-preview.module.css';

const PdfPages = part(() => import('./pdf-pages.tsx'));

interface DocumentContentProps {
  readonly file: AnswerFile;
  /** Not asked for before it is to be seen. */
  readonly isShown?: boolean;
}

/** What a document says, in a dialog or in a page. Nothing of the file itself is opened. */
export default function DocumentContent({ file, isShown = true }: DocumentContentProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(
    api.files.preview.queryOptions({
      input: { fileId: file.fileId },
      enabled: isShown,
      staleTime: 300_000,
      retry: false,
    }),
  );
  if (data) return <Content file={file} preview={data} />;
  if (error) {
    return (
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
    );
  }
  return (
    <div role="status" aria-label={t('Loading...')}>
      {[90, 100, 96, 70].map((width) => (
        <Skeleton key={width} height={16} width={`${width}%`} mb={12} />
      ))}
    </div>
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
              { value: 'text', label: t('Text only') },
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
        <EmptyState icon={<IconFileOff />} title={t('No preview is available for this document')}>
          {preview.reason === 'missing'
            ? t('The file is missing from storage. Tell the people who run this platform.')
            : t("We can't show its text here. Download the file to see it.")}
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
            <p className={classes.none}>{t('This page is an image, so it has no text.')}</p>
          )}
        </section>
      ))}
      {preview.pages.length < preview.pageCount && (
        <p className={classes.none}>{t('The rest of the document is in the file itself.')}</p>
      )}
    </>
  );
}
