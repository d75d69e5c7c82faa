import { Button } from '@mantine/core';
import { IconPrinter, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { sizeWords } from '#shared/files/use-document.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { Assignment, Attempt } from './coursework-queries.ts';
import classes from './receipt-dialog.module.css';

interface ReceiptDialogProps {
  readonly assignment: Assignment;
  readonly attempt: Attempt;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The server's word that this work came in at this instant, to keep, copy or print. */
export default function ReceiptDialog({ assignment, attempt, isOpen, onClose }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { attemptNumber, submittedAt, receipt, contentSha256, files } = attempt;
  const facts: [name: string, value: string][] = [
    [t('Assignment'), assignment.title],
    [t('Course'), assignment.courseTitle],
    [t('Attempt'), format.number(attemptNumber)],
    [t('Turned in'), format.deadline(submittedAt, assignment.timeZone)],
    ...files.map(({ name, sizeBytes }): [string, string] => [
      t('Document'),
      t('{{name}}, {{size}}', { name, size: sizeWords(sizeBytes, t, format) }),
    ]),
  ];
  const codes: [name: string, value: string][] = [
    [t('Server time (UTC)'), submittedAt],
    [t('Fingerprint (SHA-256)'), contentSha256],
    [t('Receipt number'), receipt],
  ];
  const text = [...facts, ...codes].map(([name, value]) => `${name}: ${value}`).join('\n');

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Receipt')}>
      <div className={classes.receipt} data-printed>
        <p className={classes.seal}>
          <IconRosetteDiscountCheck size={28} stroke={1.6} aria-hidden="true" />
          {t('The server received this work and signed for it.')}
        </p>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={`${name} ${value}`}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={classes.codes}>
          {codes.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <DialogActions>
        <CopyButton text={text} label={t('Copy the receipt')} size="md" />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.7} />}
          onClick={() => window.print()}
        >
          {t('Print')}
        </Button>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
