import type { Home } from '@fieldhouse/contract/people.ts';
import {
  IconBooks,
  IconCalendar,
  IconChartBar,
  IconChartLine,
  IconChecklist,
  IconClipboardCheck,
  IconFolders,
  IconLayoutDashboard,
  IconLibrary,
  IconMail,
  IconMessageQuestion,
  IconMessages,
  IconNotebook,
  IconSearch,
  IconServerCog,
  IconSettings,
  IconTable,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
  IconVideo,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { TFunction } from 'i18next';

export interface NavItem {
  readonly to: LinkProps['to'];
  readonly label: string;
  readonly icon: typeof IconBooks;
  /** What is counted beside the name. */
  readonly count?: 'waiting' | 'messages';
}

export interface NavGroup {
  readonly label: string;
  readonly items: readonly NavItem[];
}

/**
 * The screens that the person's homes use, grouped by what they do there.
 *
 * @param isCounselor looks after students at a school.
 */
export function navigationFor(homes: readonly Home[], t: TFunction, isCounselor = false): NavGroup[] {
  const has = (...wanted: Home[]) => wanted.some((home) => homes.includes(home));
  const isStaff = has('school_admin', 'teacher', 'homeschool');
  const isOperatorOnly = homes.every((home) => home === 'operator');

  const learn: NavItem[] = [];
  if (!isOperatorOnly) learn.push({ to: '/dashboard', label: t('Dashboard'), icon: IconLayoutDashboard });
  if (isStaff || has('student')) learn.push({ to: '/catalog', label: t('Courses'), icon: IconBooks });
  if (has('student')) learn.push({ to: '/assignments', label: t('Assignments'), icon: IconChecklist });
  if (isStaff || has('student', 'parent'))
    learn.push(
      { to: '/resources', label: t('Resources'), icon: IconFolders },
      { to: '/search', label: t('Search'), icon: IconSearch },
    );
  if (isStaff) {
    learn.push({ to: '/teach/courses', label: t('My courses'), icon: IconNotebook });
    learn.push({ to: '/teach/grading', label: t('To grade'), icon: IconClipboardCheck });
    learn.push({ to: '/teach/inbox', label: t('Questions and requests'), icon: IconMessageQuestion });
  }

  const groups: NavGroup[] = [
    { label: homes.every((home) => home === 'parent') ? t('Family') : t('Learn'), items: learn },
    {
      label: t('Planning'),
      items:
        isStaff || has('student', 'parent')
          ? [
              { to: '/calendar', label: t('Calendar'), icon: IconCalendar },
              { to: '/live-sessions', label: t('Live Sessions'), icon: IconVideo },
            ]
          : [],
    },
    {
      label: t('Communicate'),
      items:
        isStaff || has('student', 'parent')
          ? [
              { to: '/messages', label: t('Messages'), icon: IconMail, count: 'messages' },
              { to: '/discussions', label: t('Discussions'), icon: IconMessages },
            ]
          : [],
    },
    {
      label: t('Records'),
      items: recordItems(homes, t, isCounselor),
    },
    {
      label: t('School'),
      items: schoolItems(homes, t),
    },
    {
      label: t('Operate'),
      items: has('operator') ? [{ to: '/operations', label: t('Operations'), icon: IconServerCog }] : [],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Grades that are read and grades that are given are one screen with two sides. */
function recordItems(homes: readonly Home[], t: TFunction, isCounselor: boolean): NavItem[] {
  const has = (...wanted: Home[]) => wanted.some((home) => homes.includes(home));
  const isReader = has('student', 'parent');
  const isStaff = has('school_admin', 'teacher', 'homeschool');
  const items: NavItem[] = [];
  if (isReader || has('former')) items.push({ to: '/grades', label: t('Grades'), icon: IconChartBar });
  if (isReader) {
    items.push({ to: '/analytics', label: t('Progress'), icon: IconChartLine });
    items.push({ to: '/eligibility', label: t('NCAA eligibility'), icon: IconClipboardCheck });
    items.push({ to: '/plan', label: t('Course plan'), icon: IconChecklist });
    items.push({ to: '/ncaa-counselor', label: t('NCAA counselor'), icon: IconMessageQuestion });
  }
  if (isStaff && !isReader) items.push({ to: '/grades', label: t('Gradebook'), icon: IconTable });
  if (isStaff) {
    if (!isReader) items.push({ to: '/analytics', label: t('Analytics'), icon: IconChartLine });
    items.push({ to: '/students', label: t('Students'), icon: IconUsers });
    items.push({ to: '/attendance', label: t('Attendance'), icon: IconUserCheck });
    if (isCounselor)
      items.push(
        { to: '/counseling', label: t('Counseling'), icon: IconClipboardCheck },
        { to: '/counselor-desk', label: t('Counselor’s desk'), icon: IconChecklist },
      );
  }
  if (isReader || isCounselor)
    items.push({ to: '/transcript-parser', label: t('Transcript parser'), icon: IconNotebook });
  return items;
}

function schoolItems(homes: readonly Home[], t: TFunction): NavItem[] {
  const decides = homes.includes('school_admin') || homes.includes('teacher');
  const items: NavItem[] = [];
  if (decides || homes.includes('homeschool'))
    items.push({ to: '/school/library', label: t('Library'), icon: IconLibrary });
  if (decides) items.push({ to: '/approvals', label: t('Approvals'), icon: IconUserCheck, count: 'waiting' });
  if (homes.includes('school_admin') || homes.includes('homeschool')) {
    items.push({ to: '/ncaa-list', label: t('NCAA list'), icon: IconChecklist });
    items.push({ to: '/people', label: t('People'), icon: IconUsersGroup });
    items.push({ to: '/school-settings', label: t('School settings'), icon: IconSettings });
  }
  return items;
}

/** What a person is here, in a word: under their name. */
export function homeName(home: Home | undefined, gradeLevel: number | null, t: TFunction): string {
  switch (home) {
    case 'student':
      if (gradeLevel === null) return t('Student');
      return gradeLevel === 0 ? t('Kindergarten') : t('Grade {{level}}', { level: gradeLevel });
    case 'teacher':
      return t('Teacher');
    case 'school_admin':
      return t('School administrator');
    case 'homeschool':
      return t('Homeschool parent');
    case 'parent':
      return t('Parent');
    case 'operator':
      return t('Operator');
    case 'waiting':
      return t('Waiting for approval');
    default:
      return '';
  }
}
