import { useTranslation } from 'react-i18next';
import type { Step } from './side-cards.tsx';
import classes from './step-bar.module.css';

/** On phones: where the student is, and the way to the next step, always in reach. */
export function StepBar({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  const at = steps.findIndex(({ isPassed }) => !isPassed);
  const current = steps[at];
  if (!current) return null;
  const isToMatching = current.key === 'read' && steps.some(({ key }) => key === 'match');
  return (
    <div className={classes.bar}>
      <div className={classes.words}>
        <strong>{t('Step {{number}} of {{total}}', { number: at + 1, total: steps.length })}</strong>
        <span>{current.note || current.title}</span>
      </div>
      <a className={classes.next} href={isToMatching ? '#matching-activity' : '#response-area'}>
        {isToMatching ? t('Next: matching') : t('Next: response')}
      </a>
    </div>
  );
}
