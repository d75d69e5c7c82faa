import '#ui/styles/mantine-app-styles.ts';
import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followEvents } from '#lib/events.ts';
import { pageTitle } from '#lib/page-title.ts';
import { isPushOwner } from '#lib/push-owner.ts';
import { useMe, useSession } from '#lib/session.ts';
import { useStore } from '#lib/store.ts';
import { useHandInSender } from '#shared/submissions/use-submission-sender.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { part } from '#ui/feedback/part.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './app-frame.module.css';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { LanguageSelect } from './language-select.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { isDense, readRail, writeRail } from './rail-cookie.ts';
import { Sidebar } from './sidebar.tsx';
import { UpdateBar } from './update-bar.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

/** Few accounts wait for their end: nobody else loads it. */
const DeletionBanner = part(() => import('./deletion-banner.tsx'));
/** Desktops have the sidebar. */
const BottomBar = part(() => import('./bottom-bar.tsx'));
const ReadOnlyNotice = part(() => import('./read-only-notice.tsx'));

interface AppFrameProps {
  readonly children: ReactNode;
  /** Features with a place in the top bar. */
  readonly tools?: ReactNode;
}

/** Sidebar, top bar and the page between them, for everybody who is signed in. */
export function AppFrame({ children, tools }: AppFrameProps) {
  const { t } = useTranslation();
  const me = useMe();
  const { isDemo } = useSession();
  const settings = useSavedSettings();
  const { path } = useStore(pageTitle);
  const [choice, setRail] = useState(readRail);
  const isRail = choice ?? isDense(path, me.homes);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);

  useArrival(main, () => setDrawerOpen(false));
  useLiveUpdates(me.userId);
  useHandInSender();
  usePushResumed(me.userId);

  return (
    <div className={classes.frame} data-rail={isRail || undefined}>
      <a className={classes.skip} href="#content">
        {t('Skip to content')}
      </a>
      <div className={classes.side}>
        <Sidebar isRail={isRail} />
      </div>
      <div className={classes.column}>
        <header className={classes.bar}>
          <ActionIcon
            className={classes.railToggle}
            aria-label={isRail ? t('Show the sidebar') : t('Collapse the sidebar')}
            aria-expanded={!isRail}
            onClick={() => {
              setRail(!isRail);
              writeRail(!isRail);
            }}
          >
            {isRail ? <IconLayoutSidebarLeftExpand size={20} /> : <IconLayoutSidebarLeftCollapse size={20} />}
          </ActionIcon>
          <ActionIcon
            className={classes.burger}
            aria-label={t('Open the menu')}
            onClick={() => setDrawerOpen(true)}
          >
            <IconMenu2 size={22} />
          </ActionIcon>
          <Breadcrumb />
          <div className={classes.tools}>
            {tools}
            <div className={classes.wide}>
              <LanguageSelect onChange={settings.saveLocale} />
            </div>
            <ColorSchemeToggle onChange={settings.saveColorScheme} />
            <AccountMenu>
              <Avatar name={me.fullName} url={me.avatarUrl} size={36} />
            </AccountMenu>
          </div>
        </header>
        {isDemo && <DemoBanner />}
        {(me.deletionDueAt ?? me.goesAlongAt) && (
          <Suspense fallback={null}>
            <DeletionBanner dueAt={me.deletionDueAt} goesAlongAt={me.goesAlongAt} />
          </Suspense>
        )}
        {me.memberships.some(({ readOnly }) => readOnly) && (
          <Suspense fallback={null}>
            <ReadOnlyNotice memberships={me.memberships} />
          </Suspense>
        )}
        <UpdateBar />
        <OfflineBanner />
        <main id="content" ref={main} tabIndex={-1} className={classes.main}>
          <div className={classes.content}>{children}</div>
        </main>
        {matchMedia('(max-width: 767px)').matches && (
          <Suspense>
            <BottomBar />
          </Suspense>
        )}
      </div>
      <NavDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        <Sidebar isRail={false}>
          <LanguageSelect onChange={settings.saveLocale} />
        </Sidebar>
      </NavDrawer>
    </div>
  );
}

/** Where the person is; parents are links. It also tells those who don't see it when the page changes. */
function Breadcrumb() {
  const { t } = useTranslation();
  const { title, parents } = useStore(pageTitle);
  return (
    <>
      <nav className={classes.crumbs} aria-label={t('Breadcrumb')}>
        <ol>
          {parents.map(({ label, to }) => (
            <Fragment key={to}>
              <li className={classes.parent}>
                <Link to={to}>{label}</Link>
              </li>
              <li className={classes.parent} aria-hidden="true">
                /
              </li>
            </Fragment>
          ))}
          <li className={classes.current} aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
      <div className={classes.hidden} role="status">
        {title}
      </div>
    </>
  );
}

/** After a change of page the focus goes to its content, as it would in a fresh document, or to the field made for it. */
function useArrival(main: React.RefObject<HTMLElement | null>, onArrival: () => void) {
  const router = useRouter();
  const arrived = useRef(onArrival);
  arrived.current = onArrival;
  // Follows the router's events and moves the document's focus.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        arrived.current();
        const first = main.current?.querySelector<HTMLElement>('[data-arrival-focus]');
        (first ?? main.current)?.focus({ preventScroll: true });
      }),
    [router, main],
  );
}

/** Keeps what is on the screen in step with the server while the page is open. */
function useLiveUpdates(userId: string) {
  const queryClient = useQueryClient();
  // One event stream for each signed-in person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person needs another stream
  useEffect(() => followEvents(queryClient), [queryClient, userId]);
}

/** Notifications that the person allowed on this browser go on after the next sign-in. */
function usePushResumed(userId: string) {
  // Asks the browser and the server, once for each signed-in person.
  useEffect(() => {
    if (!isPushOwner(userId)) return;
    import('#lib/push.ts').then(({ resumePush }) => resumePush(userId)).catch(() => undefined);
  }, [userId]);
}
