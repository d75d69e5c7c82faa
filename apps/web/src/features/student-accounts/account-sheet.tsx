import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Sheet } from './student-account-queries.ts';
import classes from './student-accounts.module.css';

interface AccountSheetProps {
  readonly sheet: Sheet;
  readonly onDone: () => void;
}

/** The cards to cut out and hand to the children: the only place where the passwords are ever shown. */
export function AccountSheet({ sheet, onDone }: AccountSheetProps) {
  const { t } = useTranslation();
  const cards = useRef<HTMLUListElement>(null);
  // The form that was sent is gone, and its button with it: whoever sent it goes on at the head of the sheet.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    cards.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card
      className={classes.printed}
      title={t('Sheet for {{count}} students', { count: sheet.students.length })}
      description={t('Print it now, or copy the passwords: they won’t be shown again.')}
      aside={
        <span className={classes.actions}>
          <Button variant="default" onClick={onDone}>
            {t('I have the passwords')}
          </Button>
          <Button leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('Print the sheet')}
          </Button>
        </span>
      }
    >
      <ul ref={cards} tabIndex={-1} className={classes.sheet} aria-label={t('Cards to cut out')}>
        {sheet.students.map(({ studentId, name, username, password }) => (
          <li key={studentId} className={classes.ticket}>
            <p className={classes.ticketName}>{name}</p>
            <dl className={classes.ticketFacts}>
              <dt>{t('Open')}</dt>
              <dd>
                {window.location.host}
                <wbr />
                <span className={classes.path}>/student-login</span>
              </dd>
              <dt>{t('School')}</dt>
              <dd>{sheet.signInName}</dd>
              <dt>{t('Username')}</dt>
              <dd>{username}</dd>
              <dt>{t('Password')}</dt>
              <dd>{password ?? t('changed since then; set a new one on the student’s page')}</dd>
            </dl>
            <p className={classes.ticketSchool}>{sheet.schoolName}</p>
          </li>
        ))}
      </ul>
      <Notice>{t('Keep the sheet where only you and the families can get to it.')}</Notice>
    </Card>
  );
}
