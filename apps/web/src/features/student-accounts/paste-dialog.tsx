import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#lib/i18n.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { readClassList, type TypedLine } from './class-list.ts';

interface PasteDialogProps {
  /** How many more lines there is room for. */
  readonly most: number;
  readonly onClose: () => void;
  readonly onLines: (lines: readonly TypedLine[]) => void;
}

/** Takes a list from a spreadsheet or an email over into the form, where it is looked at before it is sent. */
export function PasteDialog({ most, onClose, onLines }: PasteDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const lines = readClassList(text, currentLocale() === 'en');
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Paste a list')}
      description={t('One student per line: name, date of birth and grade, as copied from a spreadsheet.')}
    >
      <Textarea
        mt="md"
        label={t('List')}
        placeholder={t('Ada Lake, 2019-03-04, 2')}
        rows={10}
        maxLength={20_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {lines.length > most && (
        <Notice tone="warning">
          {t('{{count}} lines are too many at once: the first {{most}} are added.', {
            count: lines.length,
            most,
          })}
        </Notice>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button disabled={lines.length === 0 || most <= 0} onClick={() => onLines(lines.slice(0, most))}>
          {t('Add {{count}} lines', { count: Math.min(lines.length, most) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
