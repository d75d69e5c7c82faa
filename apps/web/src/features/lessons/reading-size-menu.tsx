import { ActionIcon, Menu } from '@mantine/core';
import { IconTextSize } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { READING_SIZES, readingSize, setReadingSize } from '#lib/reading-size.ts';
import { useStore } from '#lib/store.ts';

/** How large the text of lessons and stories is on this device. */
export function ReadingSizeMenu() {
  const { t } = useTranslation();
  const current = useStore(readingSize);
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('Text size')} title={t('Text size')}>
          <IconTextSize size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={String(current)}
          onChange={(value) => setReadingSize(READING_SIZES.find((size) => String(size) === value) ?? 100)}
        >
          {READING_SIZES.map((size) => (
            <Menu.RadioItem key={size} value={String(size)}>
              {size} %
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
