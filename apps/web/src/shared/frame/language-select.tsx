import { NativeSelect } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LOCALES, setLocale, useLocale } from '#lib/i18n.ts';
import classes from './language-select.module.css';

type Locale = (typeof LOCALES)[number]['locale'];

interface LanguageSelectProps {
  /** After the page has switched; saving it to an account is the caller's. */
  readonly onChange?: (locale: Locale) => void;
  /** On a pine panel. */
  readonly onPanel?: boolean;
}

/** Each language in its own words. A native list: small, and at home on a phone. */
export function LanguageSelect({ onChange, onPanel = false }: LanguageSelectProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <NativeSelect
      aria-label={t('Language')}
      variant="unstyled"
      leftSection={<IconWorld size={20} stroke={1.7} aria-hidden="true" />}
      rightSection={<span />}
      rightSectionWidth={4}
      classNames={{ input: classes.select, section: classes.icon }}
      data-on-panel={onPanel || undefined}
      value={locale}
      onChange={async (event) => {
        const chosen = event.currentTarget.value as Locale;
        await setLocale(chosen);
        onChange?.(chosen);
      }}
    >
      {LOCALES.map(({ locale: value, name }) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
