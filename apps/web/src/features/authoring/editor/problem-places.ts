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

export const problemsAt = (problems: readonly CopyProblem[], place: ProblemPlace) =>
  problems.filter(({ code }) => PROBLEM_PLACES[code] === place);
