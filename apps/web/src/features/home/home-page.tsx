import { useMe } from '#lib/session.ts';
import { NoHome } from './no-home.tsx';
import { ParentHome } from './parent-home.tsx';
import { SchoolHome } from './school-home.tsx';
import { StudentHome } from './student-home.tsx';
import { TeacherHome } from './teacher-home.tsx';
import { WaitingHome } from './waiting-home.tsx';

/** The home of the person's first role; each answers "what needs me now". */
export function HomePage() {
  const [home = 'none'] = useMe().homes;
  switch (home) {
    case 'student':
      return <StudentHome />;
    case 'teacher':
      return <TeacherHome />;
    case 'school_admin':
    case 'homeschool':
      return <SchoolHome />;
    case 'parent':
      return <ParentHome />;
    case 'waiting':
      return <WaitingHome />;
    // Operators are sent to /operations before this page is drawn.
    case 'operator':
    case 'none':
      return <NoHome />;
  }
}
