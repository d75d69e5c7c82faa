import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { part } from '#ui/feedback/part.tsx';

const PhotosDialog = part(() => import('./photos-dialog.tsx'));

interface PhotosButtonProps {
  /** What the PDF is called, without its ending. */
  readonly title: string;
  readonly isDisabled: boolean;
  readonly onPdf: (file: File) => void;
}

/** Makes one PDF of photographed pages, on this device. What makes it is loaded with the first click. */
export function PhotosButton({ title, isDisabled, onPdf }: PhotosButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    rescueFocus(() => button.current);
  };
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconCamera size={18} stroke={1.7} />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {t('Add Photos of Pages')}
      </Button>
      {isOpen && (
        <Suspense>
          <PhotosDialog
            title={title}
            onClose={close}
            onPdf={(file) => {
              onPdf(file);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
