import type { Home } from '@fieldhouse/contract/people.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCurrentHome } from '#lib/current-home.ts';
import { useMe } from '#lib/session.ts';
import classes from './bottom-bar.module.css';
import { type NavItem, navigationFor } from './navigation.ts';
import { UnreadMessages } from './unread-messages.tsx';
import { WaitingCount } from './waiting-count.tsx';

/** What people in each role open most, in the order of the bar. */
const MOST_USED: Partial<Record<Home, readonly NavItem['to'][]>> = {
  student: ['/dashboard', '/catalog', '/assignments', '/grades'],
  parent: ['/dashboard', '/grades', '/calendar', '/messages'],
  teacher: ['/dashboard', '/teach/courses', '/teach/grading', '/messages'],
  school_admin: ['/dashboard', '/approvals', '/students', '/messages'],
  homeschool: ['/dashboard', '/teach/courses', '/teach/grading', '/grades'],
};
const OF_COUNSELORS: readonly NavItem['to'][] = ['/dashboard', '/counseling', '/students', '/messages'];

/** The four places that somebody opens most, under the thumb; on phones alone. The menu has the others. */
export default function BottomBar() {
  const { t } = useTranslation();
  const { isCounselor } = useMe();
  const home = useCurrentHome();
  const all = navigationFor([home], t, isCounselor).flatMap(({ items }) => items);
  const wanted = isCounselor && home === 'teacher' ? OF_COUNSELORS : MOST_USED[home];
  const targets = (wanted ?? []).flatMap((to) => all.find((item) => item.to === to) ?? []);
  if (targets.length === 0) return null;
  return (
    <nav className={classes.bar} aria-label={t('Quick navigation')}>
      <ul>
        {targets.map(({ to, label, icon: Icon, count }) => (
          <li key={to}>
            <Link to={to} className={classes.target}>
              <span className={classes.icon}>
                <Icon size={22} stroke={1.7} aria-hidden="true" />
                {count === 'waiting' && <WaitingCount isRail />}
                {count === 'messages' && <UnreadMessages isRail />}
              </span>
              <span className={classes.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
