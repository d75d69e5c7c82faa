import type { CourseMode } from '@fieldhouse/contract/course-content.ts';
import type { TFunction } from 'i18next';

const MODES: readonly CourseMode[] = ['in_person', 'online', 'nontraditional'];

function modeName(mode: CourseMode, t: TFunction): string {
  switch (mode) {
    case 'in_person':
      return t('In person');
    case 'online':
      return t('Online, with a teacher');
    case 'nontraditional':
      return t('Nontraditional program, at one’s own pace');
  }
}

/** How a course may be taught, for a form. */
export const modeChoices = (t: TFunction) => [
  { value: '', label: t('Not said') },
  ...MODES.map((mode) => ({ value: mode as string, label: modeName(mode, t) })),
];
