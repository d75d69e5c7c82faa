import { Button, Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './listen-card.module.css';
import { RATES } from './rate.ts';

/** How fast a text is read aloud: times the usual. */
export default function SpeedMenu({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = (value: number) => `${format.number(value)}×`;
  return (
    <Menu position="bottom-end" width={140}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.speed}
          aria-label={t('Speed: {{rate}}', { rate: name(rate) })}
          title={t('Speed')}
        >
          {name(rate)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(rate)} onChange={(value) => onRate(Number(value))}>
          {RATES.map((one) => (
            <Menu.RadioItem
              key={one}
              value={String(one)}
              closeMenuOnClick
              checkIcon={<IconCheck size={18} aria-hidden="true" />}
            >
              {name(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
