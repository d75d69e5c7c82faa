import { IconCertificate, IconClock, IconSchool, IconStack2, IconUsers } from '@tabler/icons-react';
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

/** The level in words; null: general, which needs none. */
export function levelName(level: 'general' | 'honors' | 'ap' | 'ib' | 'dual', t: TFunction): string | null {
  switch (level) {
    case 'general':
      return null;
    case 'honors':
      return t('Honors');
    case 'ap':
      return t('Advanced Placement (AP)');
    case 'ib':
      return t('International Baccalaureate (IB)');
    case 'dual':
      return t('Dual enrollment');
  }
}

/** The NCAA's subject area in words. */
export function ncaaAreaName(
  area: 'english' | 'math' | 'science' | 'social_science' | 'world_language' | 'religion_philosophy',
  t: TFunction,
): string {
  switch (area) {
    case 'english':
      return t('English');
    case 'math':
      return t('Mathematics');
    case 'science':
      return t('Natural or physical science');
    case 'social_science':
      return t('Social science');
    case 'world_language':
      return t('World language');
    case 'religion_philosophy':
      return t('Religion or philosophy');
  }
}

/** "12 hours", "45 minutes"; null: not estimated. */
export function durationWords(minutes: number, t: TFunction): string | null {
  if (minutes <= 0) return null;
  const hours = Math.round(minutes / 60);
  return hours > 0 ? t('{{count}} hours', { count: hours }) : t('{{count}} minutes', { count: minutes });
}

interface CourseFacts {
  readonly gradeLevel: number | null;
  readonly durationMinutes: number;
  readonly lessonCount: number;
  readonly studentCount?: number;
  readonly credits?: number;
}

/** What a catalog says about a course besides its title, each with an icon. */
export function courseFacts(
  { gradeLevel, durationMinutes, lessonCount, studentCount, credits }: CourseFacts,
  t: TFunction,
): ReactNode[] {
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const duration = durationWords(durationMinutes, t);
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
    duration && (
      <>
        <IconClock {...icon} /> {duration}
      </>
    ),
    credits !== undefined && (
      <>
        <IconCertificate {...icon} /> {t('{{count}} credits', { count: credits })}
      </>
    ),
  ].filter(Boolean);
}
