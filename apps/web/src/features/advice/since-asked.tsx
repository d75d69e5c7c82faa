import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './advice.module.css';
import type { Fact } from './advice-queries.ts';
import { factSentence } from './fact-words.ts';

interface SinceAskedProps {
  /** Null: it wasn't looked up yet. */
  readonly changes: readonly { readonly before: Fact | null; readonly now: Fact | null }[] | null;
  readonly asOf: string | null;
  readonly onLook: () => void;
  readonly isLooking: boolean;
}

/** What a saved answer would say otherwise today. */
export function SinceAsked({ changes, asOf, onLook, isLooking }: SinceAskedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!changes || !asOf)
    return (
      <div className={classes.since}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconHistory size={16} aria-hidden="true" />}
          loading={isLooking}
          onClick={onLook}
        >
          {t('What changed since you asked')}
        </Button>
      </div>
    );
  const date = format.calendarDate(asOf);
  if (changes.length === 0)
    return <p className={classes.since}>{t('Nothing has changed: it holds as of {{date}}.', { date })}</p>;
  return (
    <div className={classes.since}>
      <p>{t('As of {{date}} it is different:', { date })}</p>
      <dl className={classes.changes}>
        {changes.map(({ before, now }) => (
          <div key={JSON.stringify([before, now])}>
            <dt>{t('When it was asked')}</dt>
            <dd>{before ? factSentence(before, t, format) : t('Nothing was said about it.')}</dd>
            <dt>{t('Now')}</dt>
            <dd>{now ? factSentence(now, t, format) : t('It doesn’t hold any more.')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
