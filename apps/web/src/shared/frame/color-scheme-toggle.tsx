import type { ColorScheme } from '@fieldhouse/contract/people.ts';
import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function ColorSchemeToggle({ onChange }: { onChange: (scheme: ColorScheme) => void }) {
  const { t } = useTranslation();
  const scheme = useComputedColorScheme('light');
  const isDark = scheme === 'dark';
  return (
    <ActionIcon
      aria-label={isDark ? t('Use light colors') : t('Use dark colors')}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ActionIcon>
  );
}
