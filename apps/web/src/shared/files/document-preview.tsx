import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import DocumentContent from './document-content.tsx';
import classes from './document-preview.module.css';
import { useDownload } from './use-document.ts';

interface DocumentPreviewProps {
  readonly file: AnswerFile;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What a document says, without opening the file itself: nothing in it can run here. */
export default function DocumentPreview({ file, isOpen, onClose }: DocumentPreviewProps) {
  const { t } = useTranslation();
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
          : t("This is the document's text. Its layout and pictures are in the file itself.")
      }
    >
      <div className={classes.content}>
        <DocumentContent file={file} isShown={isOpen} />
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
