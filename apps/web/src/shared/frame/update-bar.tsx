import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendKeptRecords } from '#lib/device-store.ts';
import { isOutdated, updatePage } from '#lib/release.ts';
import { useStore } from '#lib/store.ts';
import classes from './offline-banner.module.css';

/** Says that a newer version waits. Nothing is loaded anew before the person says so. */
export function UpdateBar() {
  const { t } = useTranslation();
  const outdated = useStore(isOutdated);
  const [state, setState] = useState<'waiting' | 'loading' | 'unsaved'>('waiting');

  async function reload() {
    setState('loading');
    await sendKeptRecords();
    if (!(await updatePage())) setState('unsaved');
  }

  return (
    <div role="status">
      {outdated && (
        <div className={classes.banner} data-tone="info">
          <IconRefresh size={20} stroke={1.7} aria-hidden="true" />
          <p className={classes.words}>
            {t('A new version is ready')}
            {state === 'unsaved' && (
              <> · {t("Something on this page isn't saved yet. Finish it, then reload.")}</>
            )}
          </p>
          <Button size="xs" variant="default" loading={state === 'loading'} onClick={() => void reload()}>
            {t('Reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
