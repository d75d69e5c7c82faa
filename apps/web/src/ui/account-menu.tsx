import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconShieldLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session.ts';
import classes from './account-menu.module.css';
import { useSignOut } from './use-sign-out.ts';

export function AccountMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Menu width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('Account of {{name}}', { name: me.fullName })}>
          {children}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <span className={classes.name}>{me.fullName}</span>
          <span className={classes.email}>{me.email}</span>
        </div>
        <Menu.Divider />
        {!me.hasSecondFactor && (
          <Menu.Item
            leftSection={<IconShieldLock size={20} stroke={1.7} />}
            onClick={() => void navigate({ to: '/two-factor' })}
          >
            {t('Set up two-factor sign-in')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={20} stroke={1.7} />} onClick={() => signOut.mutate()}>
          {t('Sign Out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
