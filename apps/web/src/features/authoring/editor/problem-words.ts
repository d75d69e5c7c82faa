import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import type { CopyProblem } from './editor-queries.ts';

/** The part of the page that a problem is about: it is told there. */
export const PROBLEM_PLACES: Readonly<Record<CopyProblem['code'], ProblemPlace>> = {
  title_missing: 'title',
  rubric_does_not_add_up: 'rubric',
  criterion_above_level: 'rubric',
  criterion_without_levels: 'rubric',
  lesson_empty: 'content',
  image_without_alt: 'content',
  video_host: 'video',
  assignment_without_instructions: 'instructions',
  matching_incomplete: 'matching',
};
export type ProblemPlace = 'title' | 'content' | 'video' | 'rubric' | 'instructions' | 'matching';

/** What stands in the way of publishing, in a sentence. */
export function problemText({ code, expected, found }: CopyProblem, t: TFunction, format: Formats): string {
  const numbers = { expected: format.number(expected ?? 0), found: format.number(found ?? 0) };
  switch (code) {
    case 'title_missing':
      return t('Enter a title.');
    case 'rubric_does_not_add_up':
      return t('The rubric adds up to {{found}} points, and the assignment is worth {{expected}}.', numbers);
    case 'criterion_above_level':
      return t('A criterion is worth {{expected}} points, and one of its levels gives {{found}}.', numbers);
    case 'criterion_without_levels':
      return t('A criterion that AI reads needs levels to choose from.');
    case 'lesson_empty':
      return t('This lesson has nothing to read or watch yet.');
    case 'image_without_alt':
      return t('A picture is not described. Say what it shows, for those who cannot see it.');
    case 'video_host':
      return t('Only videos from YouTube and Vimeo can be shown.');
    case 'assignment_without_instructions':
      return t('Say what students are to do: a description, steps or something to read.');
    case 'matching_incomplete':
      return t('Each pair of the matching activity needs both sides, and each picture its description.');
  }
}

export const problemsAt = (problems: readonly CopyProblem[], place: ProblemPlace) =>
  problems.filter(({ code }) => PROBLEM_PLACES[code] === place);
