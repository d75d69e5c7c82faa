import { IconClock, IconSchool, IconStack2, IconUsers } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';

/** "Grade 9", "Kindergarten", or null for a course of any grade. */
export function gradeLevelName(gradeLevel: number | null, t: TFunction): string | null {
  if (gradeLevel === null) return null;
  return gradeLevel === 0 ? t('Kindergarten') : t('Grade {{level}}', { level: gradeLevel });
}

/** The subject in the reader's language; schools may name their own. */
export function subjectName(subject: string, t: TFunction): string {
  switch (subject) {
    case 'English Language Arts':
      return t('English Language Arts');
    case 'Mathematics':
      return t('Mathematics');
    case 'Science':
      return t('Science');
    case 'Social Studies':
      return t('Social Studies');
    case 'World Languages':
      return t('World Languages');
    case 'Technology':
      return t('Technology');
    default:
      return subject;
  }
}

interface CourseFacts {
  readonly gradeLevel: number | null;
  readonly durationMinutes: number;
  readonly lessonCount: number;
  readonly studentCount?: number;
}

/** What a catalog says about a course besides its title, each with an icon. */
export function courseFacts(
  { gradeLevel, durationMinutes, lessonCount, studentCount }: CourseFacts,
  t: TFunction,
): ReactNode[] {
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const hours = Math.round(durationMinutes / 60);
  const grade = gradeLevelName(gradeLevel, t);
  return [
    grade && (
      <>
        <IconSchool {...icon} /> {grade}
      </>
    ),
    studentCount !== undefined && (
      <>
        <IconUsers {...icon} /> {t('{{count}} students', { count: studentCount })}
      </>
    ),
    <>
      <IconStack2 {...icon} /> {t('{{count}} lessons', { count: lessonCount })}
    </>,
    durationMinutes > 0 && (
      <>
        <IconClock {...icon} />{' '}
        {hours > 0
          ? t('{{count}} hours', { count: hours })
          : t('{{count}} minutes', { count: durationMinutes })}
      </>
    ),
  ].filter(Boolean);
}
