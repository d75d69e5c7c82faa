import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './plans.module.css';
import type { Plan } from './use-plan.ts';

/** Whether the plan is saved, and what to do where it can't be. */
export function SavingNotice({ saving }: { saving: Plan['saving'] }) {
  const { t } = useTranslation();
  if (saving.state === 'stale')
    return (
      <Notice tone="warning" title={t('Somebody else saved the plan meanwhile')}>
        <p>{t('Your changes are on this device and not saved.')}</p>
        <div className={classes.actions}>
          <Button size="sm" variant="default" onClick={() => void saving.takeSaved()}>
            {t('Show the saved plan')}
          </Button>
          <Button size="sm" onClick={() => void saving.keepMine()}>
            {t('Save mine over it')}
          </Button>
        </div>
      </Notice>
    );
  if (saving.state === 'failed')
    return (
      <Notice tone="danger" title={t('The plan isn’t saved yet')}>
        <p>
          {codeOf(saving.error) === 'COURSE_UNKNOWN' || codeOf(saving.error) === 'TERM_UNKNOWN'
            ? t('A course or a term in the plan is no longer there. Move or remove what’s marked.')
            : errorText(saving.error, t)}{' '}
          {t('Your changes stay on this device.')}
        </p>
        <div className={classes.actions}>
          <Button size="sm" variant="default" onClick={saving.retry}>
            {t('Try again')}
          </Button>
        </div>
      </Notice>
    );
  return (
    <p className={classes.saving} role="status">
      {saving.state === 'saving' ? t('Saving the plan…') : ''}
    </p>
  );
}
