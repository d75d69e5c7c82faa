import { Button, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#ui/feedback/part.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './dialogs.module.css';

const Formula = part(() => import('#shared/content/formula.tsx'));

export interface FormulaText {
  readonly tex: string;
  readonly isDisplay: boolean;
}

interface FormulaDialogProps {
  /** Null: a new one. */
  readonly formula: FormulaText | null;
  readonly onSave: (formula: FormulaText) => void;
  readonly onClose: () => void;
}

/** A formula in TeX, drawn while it is written. */
export function FormulaDialog({ formula, onSave, onClose }: FormulaDialogProps) {
  const { t } = useTranslation();
  const [tex, setTex] = useState(formula?.tex ?? '');
  const [isDisplay, setDisplay] = useState(formula?.isDisplay ?? false);
  const [problem, setProblem] = useState('');
  const save = () => {
    const written = tex.trim();
    if (written === '') return setProblem(t('Write a formula.'));
    // Either would end the formula in the middle of itself.
    if (/\\[()[\]]/.test(written)) {
      return setProblem(t("Leave out \\( \\) \\[ \\]: they're added around the formula for you."));
    }
    onSave({ tex: written, isDisplay });
  };
  return (
    <Dialog isOpen isFirm onClose={onClose} title={formula ? t('Change the formula') : t('Add a formula')}>
      <Stack mt="md">
        <Textarea
          label={t('Formula in TeX')}
          description={t('For example \\frac{a}{b}, x^2 or \\sqrt{y}')}
          autosize
          minRows={2}
          maxRows={8}
          spellCheck={false}
          classNames={{ input: classes.tex ?? '' }}
          value={tex}
          error={problem}
          onChange={(event) => {
            setTex(event.currentTarget.value);
            setProblem('');
          }}
        />
        <SegmentedControl
          aria-label={t('Placement')}
          value={isDisplay ? 'block' : 'inline'}
          onChange={(value) => setDisplay(value === 'block')}
          data={[
            { value: 'inline', label: t('Inline') },
            { value: 'block', label: t('On its own line') },
          ]}
        />
        <section className={classes.drawn} aria-label={t('Preview')} aria-live="polite">
          {tex.trim() === '' ? (
            <span className={classes.hint}>{t('The formula appears here.')}</span>
          ) : (
            <Suspense>
              <Formula tex={tex} isDisplay={isDisplay} />
            </Suspense>
          )}
        </section>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button onClick={save}>{formula ? t('Save') : t('Add formula')}</Button>
      </DialogActions>
    </Dialog>
  );
}
