import { choosesLicense } from '@fieldhouse/domain/accounts/roles.ts';
import {
  IconCheck,
  IconLogout,
  IconReceipt,
  IconSettings,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseHome, useCurrentHome } from '#lib/current-home.ts';
import { useMe } from '#lib/session.ts';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import classes from './account-menu.module.css';
import { homeName } from './navigation.ts';

/** The person's own menu. Drawn by hand: Mantine's menu would add a tenth to the first download of every page. */
export function AccountMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const me = useMe();
  const current = useCurrentHome();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const items = () => Array.from(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []);
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    if (giveFocusBack) button.current?.focus();
  };
  const open = () => {
    setOpen(true);
    // The items are there after this event.
    requestAnimationFrame(() => items()[0]?.focus());
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close(true);
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches where the focus goes, it isn't used itself
    <div
      className={classes.account}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.target}
        aria-label={t('Account of {{name}}', { name: me.fullName })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => (isOpen ? close(false) : open())}
      >
        {children}
      </button>
      {isOpen && (
        <div className={classes.dropdown}>
          <div className={classes.person}>
            <span className={classes.name}>{me.fullName}</span>
            <span className={classes.email}>{me.schoolSignIn?.username ?? me.email}</span>
          </div>
          <div ref={menu} id={menuId} role="menu" tabIndex={-1} aria-label={t('Account')} onKeyDown={move}>
            {me.homes.length > 1 &&
              me.homes.map((home) => (
                <button
                  key={home}
                  type="button"
                  role="menuitemradio"
                  aria-checked={home === current}
                  className={classes.item}
                  onClick={() => {
                    chooseHome(home);
                    close(true);
                    void navigate({ to: home === 'operator' ? '/operations' : '/dashboard' });
                  }}
                >
                  {home === current ? (
                    <IconCheck size={20} stroke={1.7} aria-hidden="true" />
                  ) : (
                    <span className={classes.gap} />
                  )}
                  {t('Use as {{role}}', { role: homeName(home, null, t) })}
                </button>
              ))}
            <button
              type="button"
              role="menuitem"
              className={classes.item}
              onClick={() => {
                close(false);
                void navigate({ to: '/profile' });
              }}
            >
              <IconUser size={20} stroke={1.7} aria-hidden="true" />
              {t('Profile')}
            </button>
            <button
              type="button"
              role="menuitem"
              className={classes.item}
              onClick={() => {
                close(false);
                void navigate({ to: '/settings' });
              }}
            >
              <IconSettings size={20} stroke={1.7} aria-hidden="true" />
              {t('Settings')}
            </button>
            {!me.hasSecondFactor && (
              <button
                type="button"
                role="menuitem"
                className={classes.item}
                onClick={() => void navigate({ to: '/two-factor' })}
              >
                <IconShieldLock size={20} stroke={1.7} aria-hidden="true" />
                {t('Set up two-factor sign-in')}
              </button>
            )}
            {me.memberships.some(({ role }) => choosesLicense(role)) && (
              <button
                type="button"
                role="menuitem"
                className={classes.item}
                onClick={() => void navigate({ to: '/payment' })}
              >
                <IconReceipt size={20} stroke={1.7} aria-hidden="true" />
                {t('License and payment')}
              </button>
            )}
            <button type="button" role="menuitem" className={classes.item} onClick={() => signOut.mutate()}>
              <IconLogout size={20} stroke={1.7} aria-hidden="true" />
              {t('Sign Out')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
