import { ActionIcon } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FocusEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentHome } from '#lib/current-home.ts';
import { useMe, useSession } from '#lib/session.ts';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import { homeName, navigationFor } from './navigation.ts';
import classes from './sidebar.module.css';
import { UnreadMessages } from './unread-messages.tsx';
import { WaitingCount } from './waiting-count.tsx';

interface SidebarProps {
  /** Icons only; their names come as tooltips. */
  readonly isRail: boolean;
  /** More at the foot, above the person. */
  readonly children?: ReactNode;
}

interface Tip {
  readonly label: string;
  /** From the top of the window. */
  readonly middle: number;
}

export function Sidebar({ isRail, children }: SidebarProps) {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const me = useMe();
  const home = useCurrentHome();
  const signOut = useSignOut();
  const [tip, setTip] = useState<Tip | null>(null);
  const school = me.memberships[0];
  const place = school?.schoolName ?? (me.platformRole ? t('Operator console') : '');

  /** Beside the rail and not in the list, which scrolls and would cut it off. The link has the name itself. */
  const tipFor = (label: string) => {
    if (!isRail) return {};
    const show = ({ currentTarget }: MouseEvent | FocusEvent) => {
      const { top, height } = currentTarget.getBoundingClientRect();
      setTip({ label, middle: top + height / 2 });
    };
    const hide = () => setTip(null);
    return { onMouseEnter: show, onFocus: show, onMouseLeave: hide, onBlur: hide };
  };

  return (
    <aside className={classes.sidebar} data-rail={isRail || undefined} aria-label={t('Sidebar')}>
      <div className={classes.brand}>
        {school?.logoUrl ? (
          <img className={classes.logo} src={school.logoUrl} alt="" width={36} height={36} />
        ) : (
          <BrandMark />
        )}
        {!isRail && (
          <div className={classes.names}>
            <span className={classes.name}>{brandName}</span>
            {place && <span className={classes.place}>{place}</span>}
            {school?.brandingText && <span className={classes.motto}>{school.brandingText}</span>}
          </div>
        )}
      </div>
      <nav className={classes.nav} aria-label={t('Main navigation')}>
        {navigationFor([home], t, me.isCounselor).map((group) => (
          <div key={group.label} className={classes.group}>
            {!isRail && <p className={classes.groupName}>{group.label}</p>}
            <ul>
              {group.items.map(({ to, label, icon: Icon, count }) => (
                <li key={to}>
                  <Link to={to} className={classes.link} {...tipFor(label)}>
                    <Icon size={20} stroke={1.7} aria-hidden="true" />
                    <span className={isRail ? classes.spoken : classes.label}>{label}</span>
                    {count === 'waiting' && <WaitingCount isRail={isRail} />}
                    {count === 'messages' && <UnreadMessages isRail={isRail} />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.foot}>
        {children}
        <div className={classes.person}>
          <Avatar name={me.fullName} url={me.avatarUrl} size={36} />
          {!isRail && (
            <div className={classes.names}>
              <span className={classes.personName}>{me.fullName}</span>
              <span className={classes.role}>{homeName(home, me.gradeLevel, t)}</span>
            </div>
          )}
          <ActionIcon
            aria-label={t('Sign Out')}
            loading={signOut.isPending}
            onClick={() => signOut.mutate()}
            {...tipFor(t('Sign Out'))}
          >
            <IconLogout size={20} stroke={1.7} />
          </ActionIcon>
        </div>
      </div>
      {isRail && tip && (
        <span className={classes.tip} style={{ insetBlockStart: tip.middle }} aria-hidden="true">
          {tip.label}
        </span>
      )}
    </aside>
  );
}
