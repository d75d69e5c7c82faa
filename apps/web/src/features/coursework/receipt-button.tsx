import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#ui/feedback/part.tsx';
import type { Assignment, Attempt } from './coursework-queries.ts';

const ReceiptDialog = part(() => import('./receipt-dialog.tsx'));

interface ReceiptButtonProps {
  readonly assignment: Assignment;
  readonly attempt: Attempt;
  /** In a list, beside text. */
  readonly isSmall?: boolean;
}

/** Opens the receipt of an attempt. */
export function ReceiptButton({ assignment, attempt, isSmall = false }: ReceiptButtonProps) {
  const { t } = useTranslation();
  /** Null: never opened. A dialog that goes away gives the focus back to nobody, so it stays when it is closed. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="default"
        size={isSmall ? 'sm' : 'md'}
        leftSection={<IconReceipt size={18} stroke={1.7} />}
        aria-label={t('Receipt of attempt {{number}}', { number: attempt.attemptNumber })}
        onClick={() => setOpen(true)}
      >
        {t('Receipt')}
      </Button>
      <Suspense fallback={null}>
        {isOpen !== null && (
          <ReceiptDialog
            assignment={assignment}
            attempt={attempt}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
