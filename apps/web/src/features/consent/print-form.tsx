import type { ConsentNotice } from '@fieldhouse/contract/consent.ts';
import { Button, Portal } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './consent.module.css';
import { NoticeText } from './notice-text.tsx';

interface PrintFormProps {
  readonly notice: ConsentNotice;
  readonly requestNumber: string;
  readonly size?: 'sm' | 'md';
}

/** Prints the notice with lines to sign on; the school records the form once it is back. */
export function PrintForm({ notice, requestNumber, size = 'md' }: PrintFormProps) {
  const { t } = useTranslation();
  const [isPrinting, setPrinting] = useState(false);
  // The form is there while it is printed, so that the page itself can be printed too.
  useEffect(() => {
    if (!isPrinting) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  const { studentName: name, schoolName: school } = notice;
  const hasModels = notice.recipients.some(({ purpose }) => purpose === 'ai_models');
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setPrinting(true)}
      >
        {t('Print a form to sign')}
      </Button>
      {isPrinting && (
        <Portal>
          <div className={classes.sheet} data-print-form>
            <h1>{t("Consent to {{name}}'s account", { name })}</h1>
            <p>
              {t('Request {{number}}. Sign this form and give it to {{school}}.', {
                number: requestNumber,
                school,
              })}
            </p>
            <NoticeText notice={notice} />
            <p>{t('☐ I am 18 or older, and the parent or legal guardian of {{name}}.', { name })}</p>
            <p>{t('☐ I have read this notice and agree that {{name}} may use the account.', { name })}</p>
            {hasModels && (
              <p>
                {t(
                  '☐ I also agree that AI models from other companies may read what {{name}} writes, to propose grades.',
                  { name },
                )}
              </p>
            )}
            <div className={classes.lines}>
              <p className={classes.line}>{t('Full name, and relationship to the child')}</p>
              <p className={classes.line}>{t('Phone or email, where the school can reach you')}</p>
              <p className={classes.line}>{t('Date and signature')}</p>
            </div>
          </div>
        </Portal>
      )}
    </>
  );
}
