import { IconMathFunction } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/layout/dialog.tsx';
import classes from './arithmetic.module.css';

interface ArithmeticProps {
  /** The figure that is explained: "Current GPA". */
  readonly title: string;
  /** The formula in words. */
  readonly formula: ReactNode;
  readonly inputs: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly result: ReactNode;
  readonly rounding: ReactNode;
  /** What the figure is not: "Unofficial. …" */
  readonly note?: ReactNode;
}

/** A small button that opens how a figure came about: formula in words, inputs, rounding. */
export function Arithmetic({ title, formula, inputs, result, rounding, note }: ArithmeticProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t('Show the arithmetic: {{title}}', { title })}
        title={t('Show the arithmetic')}
        onClick={() => setOpen(true)}
      >
        <IconMathFunction size={18} stroke={1.7} aria-hidden="true" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} description={formula}>
        <dl className={classes.inputs}>
          {inputs.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={classes.result}>
            <dt>{t('Result')}</dt>
            <dd>{result}</dd>
          </div>
        </dl>
        <p className={classes.note}>{rounding}</p>
        {note && <p className={classes.note}>{note}</p>}
        <div className={classes.actions}>
          <button type="button" className={classes.close} onClick={() => setOpen(false)}>
            {t('Close')}
          </button>
        </div>
      </Dialog>
    </>
  );
}
