import type { TFunction } from 'i18next';
import type { Requirement } from './graduation-queries.ts';

/** A set as it is begun with. */
export interface SetTemplate {
  readonly name: string;
  readonly totalCredits: number;
  readonly requirements: readonly Requirement[];
}

/**
 * What many American high schools ask for, as a beginning that a school changes to its own. No state's law: states and
 * districts differ, and change theirs.
 */
export function setTemplates(t: TFunction): readonly SetTemplate[] {
  const common = (mathCredits: number, scienceCredits: number, socialCredits: number): Requirement[] => [
    { label: t('English'), credits: 4, subjects: ['English Language Arts'], titles: [] },
    { label: t('Mathematics'), credits: mathCredits, subjects: ['Mathematics'], titles: [] },
    { label: t('Science'), credits: scienceCredits, subjects: ['Science'], titles: [] },
    { label: t('Social studies'), credits: socialCredits, subjects: ['Social Studies'], titles: [] },
    { label: t('World languages'), credits: 2, subjects: ['World Languages'], titles: [] },
    { label: t('Physical education'), credits: 1, subjects: [], titles: ['Physical Education'] },
    { label: t('Health'), credits: 0.5, subjects: [], titles: ['Health'] },
  ];
  return [
    { name: t('Example with 24 credits'), totalCredits: 24, requirements: common(4, 3, 3) },
    { name: t('Example with 22 credits'), totalCredits: 22, requirements: common(3, 3, 3) },
  ];
}
