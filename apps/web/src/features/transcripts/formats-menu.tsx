import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { exchangeFile, type Issued } from './transcripts-queries.ts';

/** A transcript as other systems read it. What holds no more isn't signed anew, so that there is no learner record of it. */
export function FormatsMenu({ one }: { readonly one: Issued }) {
  const { t } = useTranslation();
  const { transcriptId, code, status } = one;
  // Nothing is made of what was withdrawn.
  if (status === 'revoked') return null;
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button variant="default" size="sm" aria-label={t('More formats of {{code}}', { code })}>
          {t('More formats')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={exchangeFile(transcriptId, 'xml')} download>
          {t('PESC XML, for schools and colleges')}
        </Menu.Item>
        {status === 'valid' && (
          <Menu.Item component="a" href={exchangeFile(transcriptId, 'json')} download>
            {t('Learner record with badges (CLR 2.0), signed')}
          </Menu.Item>
        )}
        <Menu.Item component="a" href={exchangeFile(transcriptId, 'csv')} download>
          {t('Table (CSV)')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
