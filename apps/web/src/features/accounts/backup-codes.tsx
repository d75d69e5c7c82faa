import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#lib/session.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import classes from './backup-codes.module.css';

/** New backup codes, to copy or to download; nobody sees them again. */
export function BackupCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const text = codes.join('\n');
  return (
    <>
      <p className={classes.text}>
        {t("Each one opens your account once if you lose your phone. This is the only time they're shown.")}
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={text} label={t('Copy the backup codes')} />
        <Button
          component="a"
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${brandName}\n\n${text}\n`)}`}
          download={t('backup-codes.txt')}
        >
          {t('Download')}
        </Button>
      </div>
    </>
  );
}
