import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendDocument } from '#lib/send-document.ts';
import { ACCEPTED, refusalBefore, refusalText, uploadText } from '#lib/upload-words.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import classes from './records.module.css';

/** A document that was uploaded for a student's record. */
export interface Source {
  readonly fileId: string;
  readonly name: string;
}

interface DocumentFieldProps {
  readonly studentId: string;
  readonly source: Source | null;
  readonly onSource: (source: Source) => void;
  /** Why it wasn't taken; null: it is being sent. */
  readonly onProblem: (problem: string | null) => void;
  /** Whether one is being sent: what is saved meanwhile would name another one. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The document that credit was read from. */
export function DocumentField({ studentId, source, onSource, onProblem, onBusy }: DocumentFieldProps) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  async function upload(file: File | null) {
    if (!file) return;
    const refused = refusalBefore(file);
    if (refused) return onProblem(refusalText(refused, t));
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    onBusy(true);
    onProblem(null);
    try {
      const stored = await sendDocument({
        place: `record/${studentId}`,
        file,
        signal: controller.signal,
        onProgress: setProgress,
      });
      onSource(stored);
    } catch (failed) {
      if (!controller.signal.aborted) onProblem(uploadText(failed, t));
    } finally {
      setProgress(null);
      onBusy(false);
    }
  }
  return (
    <div>
      <p className={classes.strong}>{t('Document')}</p>
      <p className={classes.about}>{source ? source.name : t('PDF, DOC or DOCX, up to 25 MB.')}</p>
      {progress !== null && (
        <div className={classes.progress}>
          <ProgressBar ratio={progress} label={t('Uploading')} />
        </div>
      )}
      <FileButton accept={ACCEPTED} onChange={(file) => void upload(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            leftSection={<IconUpload size={16} />}
            loading={progress !== null}
          >
            {source ? t('Replace the document') : t('Upload the document')}
          </Button>
        )}
      </FileButton>
    </div>
  );
}
