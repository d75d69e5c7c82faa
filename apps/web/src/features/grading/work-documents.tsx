import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { Button, Skeleton } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { DocumentList } from '#shared/files/document-list.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './work-page.module.css';

const DocumentContent = part(() => import('#shared/files/document-content.tsx'));

interface WorkDocumentsProps {
  readonly files: readonly AnswerFile[];
  /** The answer is nothing but its documents: the first one is open from the start. */
  readonly isAnswer: boolean;
}

/** The documents of an answer, opened in the page so that the rubric stays beside them. */
export function WorkDocuments({ files, isAnswer }: WorkDocumentsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<AnswerFile | null>((isAnswer && files[0]) || null);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <Card title={t('Documents')}>
        <div ref={list} tabIndex={-1}>
          <DocumentList
            files={files}
            label={t('Documents in the answer')}
            onPreview={(file) => {
              setShown(file);
              setTimeout(() => panel.current?.focus());
            }}
          />
        </div>
      </Card>
      {shown && (
        <section
          ref={panel}
          className={classes.document}
          aria-label={t('Preview of {{name}}', { name: shown.name })}
          // Scrolls by itself, so it must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
          tabIndex={0}
        >
          <div className={classes.documentHead}>
            <h2 className={classes.documentName} dir="auto">
              {shown.name}
            </h2>
            <Button
              variant="subtle"
              size="xs"
              onClick={() => {
                setShown(null);
                rescueFocus(() => list.current);
              }}
            >
              {t('Close')}
            </Button>
          </div>
          <Suspense fallback={<Skeleton height={320} />}>
            <DocumentContent key={shown.fileId} file={shown} />
          </Suspense>
        </section>
      )}
    </>
  );
}
