import { type ComponentType, Suspense } from 'react';
import { isCheckWanted } from '#lib/check-wanted.ts';
import { useCurrentHome } from '#lib/current-home.ts';
import { useMe } from '#lib/session.ts';
import { useDrawnGradually } from '#lib/use-drawn-gradually.ts';
import { part } from '#ui/feedback/part.tsx';
import { PageSkeleton } from '#ui/layout/skeletons.tsx';
import { StudentHome } from './student-home.tsx';

// Most people are students: the other homes are loaded by those who have them.
const TeacherHome = part(() => import('./teacher-home.tsx'));
const SchoolHome = part(() => import('./school-home.tsx'));
const ParentHome = part(() => import('./parent-home.tsx'));
const WaitingHome = part(() => import('./waiting-home.tsx'));
const NoHome = part(() => import('./no-home.tsx'));
const KeptCheckNotice = part(() => import('./kept-check-notice.tsx'));
const FormerRecords = part(() => import('./former-records.tsx'));

/** The home of the role the person uses now; each answers "what needs me now". */
export function HomePage() {
  const home = useCurrentHome();
  // A session that this device kept may not say it.
  const hasLeft = useMe().formerSchools?.length;
  const isDrawn = useDrawnGradually();
  const homes = {
    student: StudentHome,
    teacher: TeacherHome,
    school_admin: SchoolHome,
    homeschool: SchoolHome,
    parent: ParentHome,
    waiting: WaitingHome,
  } as Partial<Record<typeof home, ComponentType>>;
  // Nobody's member; operators are sent to /operations before this page is drawn.
  const Home = homes[home] ?? NoHome;
  if (!isDrawn) return <PageSkeleton />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isCheckWanted() && <KeptCheckNotice />}
      <Home />
      {/* Whoever has no other home reads of it there. */}
      {hasLeft && Home !== NoHome ? <FormerRecords /> : null}
    </Suspense>
  );
}
