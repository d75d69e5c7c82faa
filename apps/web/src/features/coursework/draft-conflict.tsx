import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { type Answer, fileIdsOf } from './answer.ts';
import classes from './draft-conflict.module.css';
import type { Rival } from './draft-types.ts';

interface DraftConflictProps {
  readonly mine: Answer;
  readonly rival: Rival;
  readonly hasMatching: boolean;
  readonly onChoose: (choice: 'mine' | 'rival') => void;
}

/** Two versions of one answer, side by side. Nothing is overwritten until the person has chosen. */
export function DraftConflict({ mine, rival, hasMatching, onChoose }: DraftConflictProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={classes.card} role="alert" aria-labelledby="conflict">
      <h2 id="conflict" className={classes.title}>
        <IconAlertTriangle size={22} stroke={1.7} aria-hidden="true" />
        {t('There are two versions of your answer')}
      </h2>
      <p className={classes.text}>
        {t(
          'It was also changed in another tab or on another device. Both are kept. Choose the one to continue with; copy what you need from the other first.',
        )}
      </p>
      <div className={classes.versions}>
        <Version title={t('This page')} answer={mine} hasMatching={hasMatching}>
          <Button onClick={() => onChoose('mine')}>{t('Continue with this one')}</Button>
        </Version>
        <Version
          title={t('The other one, saved {{when}}', { when: format.dateTime(rival.savedAt) })}
          answer={rival.content}
          hasMatching={hasMatching}
        >
          <Button variant="default" onClick={() => onChoose('rival')}>
            {t('Continue with the other one')}
          </Button>
        </Version>
      </div>
    </section>
  );
}

interface VersionProps {
  readonly title: string;
  readonly answer: Answer;
  readonly hasMatching: boolean;
  readonly children: React.ReactNode;
}

function Version({ title, answer, hasMatching, children }: VersionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.version}>
      <h3 className={classes.versionTitle}>{title}</h3>
      <p className={classes.about}>
        {t('{{number}} characters', { number: format.number(answer.text.length) })}
        {hasMatching && ` · ${t('{{count}} pairs', { count: answer.matches.length })}`}
        {fileIdsOf(answer).length > 0 &&
          ` · ${t('{{count}} documents', { count: fileIdsOf(answer).length })}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keyboard */}
      <section className={classes.words} tabIndex={0} aria-label={title}>
        {answer.text || <em>{t('No text')}</em>}
      </section>
      {children}
    </div>
  );
}
