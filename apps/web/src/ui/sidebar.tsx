import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, useSession } from '#lib/session.ts';
import { Avatar } from './avatar.tsx';
import { BrandMark } from './brand-mark.tsx';
import { homeName, navigationFor } from './navigation.ts';
import classes from './sidebar.module.css';
import { useSignOut } from './use-sign-out.ts';

interface SidebarProps {
  /** Icons only; their names come as tooltips. */
  readonly isRail: boolean;
  /** More at the foot, above the person. */
  readonly children?: ReactNode;
}

export function Sidebar({ isRail, children }: SidebarProps) {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const me = useMe();
  const signOut = useSignOut();
  const place = me.memberships[0]?.schoolName ?? (me.platformRole ? t('Operator console') : '');

  return (
    <div className={classes.sidebar} data-rail={isRail || undefined}>
      <div className={classes.brand}>
        <BrandMark />
        {!isRail && (
          <div className={classes.names}>
            <span className={classes.name}>{brandName}</span>
            {place && <span className={classes.place}>{place}</span>}
          </div>
        )}
      </div>
      <nav className={classes.nav} aria-label={t('Main navigation')}>
        {navigationFor(me.homes, t).map((group) => (
          <div key={group.label} className={classes.group}>
            {!isRail && <p className={classes.groupName}>{group.label}</p>}
            <ul>
              {group.items.map(({ to, label, icon: Icon }) => (
                <li key={to}>
                  <Tooltip label={label} position="right" disabled={!isRail} events={{ hover: true, focus: true, touch: false }}>
                    <Link to={to} className={classes.link} aria-label={isRail ? label : undefined}>
                      <Icon size={20} stroke={1.7} aria-hidden="true" />
                      {!isRail && <span className={classes.label}>{label}</span>}
                    </Link>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.foot}>
        {children}
        <div className={classes.person}>
          <Avatar name={me.fullName} size={36} />
          {!isRail && (
            <div className={classes.names}>
              <span className={classes.personName}>{me.fullName}</span>
              <span className={classes.role}>{homeName(me.homes[0], me.gradeLevel, t)}</span>
            </div>
          )}
          <Tooltip label={t('Sign Out')} position={isRail ? 'right' : 'top'}>
            <ActionIcon aria-label={t('Sign Out')} loading={signOut.isPending} onClick={() => signOut.mutate()}>
              <IconLogout size={20} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        </div>
      </div>
    </div>
  );
}
