import { videoEmbed } from '../lessons/video-embed.ts';
import { hundredths } from '../rounding/half-away.ts';

export type ContentProblemCode =
  | 'title_missing'
  | 'rubric_does_not_add_up'
  | 'criterion_above_level'
  | 'criterion_without_levels'
  | 'lesson_empty'
  | 'assignment_without_instructions'
  | 'matching_incomplete'
  | 'image_without_alt'
  | 'video_host';

/** What stands in the way of publishing, with the figures of the sentence where it has any. */
export interface ContentProblem {
  readonly code: ContentProblemCode;
  readonly expected: number | null;
  readonly found: number | null;
}

export interface LessonDraft {
  readonly title: string;
  readonly videoUrl: string | null;
  readonly content: {
    readonly introduction: string;
    /** HTML. */
    readonly mainContent: string;
  };
}

export interface CriterionDraft {
  readonly points: number;
  readonly source: 'manual' | 'ai' | 'matching';
  readonly levels: readonly { readonly points: number }[];
}

interface SideDraft {
  readonly text: string;
  readonly imageFileId: string | null;
  readonly alt: string | null;
  readonly figure?: string | null | undefined;
}

export interface AssignmentDraft {
  readonly title: string;
  readonly description: string;
  readonly pointsPossible: number;
  readonly instructions: {
    readonly steps: readonly string[];
    readonly story: { readonly content: string } | null;
  };
  readonly rubric: { readonly criteria: readonly CriterionDraft[] };
  readonly matching: {
    readonly pairs: readonly { readonly left: SideDraft; readonly right: SideDraft }[];
  } | null;
}

/** One pair can't be matched wrongly. */
const FEWEST_PAIRS = 2;

const plain = (code: ContentProblemCode): ContentProblem => ({ code, expected: null, found: null });
const isBlank = (text: string) => text.trim() === '';

/** What a lesson lacks before students may read it. */
export function lessonProblems({ title, videoUrl, content }: LessonDraft): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (isBlank(title)) problems.push(plain('title_missing'));
  const hasVideo = videoUrl !== null && !isBlank(videoUrl);
  if (!hasVideo && isBlank(content.introduction) && isEmptyHtml(content.mainContent))
    problems.push(plain('lesson_empty'));
  if (hasVideo && videoEmbed(videoUrl) === null) problems.push(plain('video_host'));
  const bare = imagesWithoutAlt(content.mainContent);
  if (bare > 0) problems.push({ code: 'image_without_alt', expected: 0, found: bare });
  return problems;
}

/** What an assignment lacks before students may work on it. */
export function assignmentProblems(draft: AssignmentDraft): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (isBlank(draft.title)) problems.push(plain('title_missing'));
  const { steps, story } = draft.instructions;
  const saysNothing =
    isBlank(draft.description) && steps.every(isBlank) && (story === null || isBlank(story.content));
  if (saysNothing) problems.push(plain('assignment_without_instructions'));
  problems.push(...rubricProblems(draft.rubric.criteria, draft.pointsPossible));
  const needsPairs =
    draft.matching !== null || draft.rubric.criteria.some((one) => one.source === 'matching');
  const sides = (draft.matching?.pairs ?? []).flatMap(({ left, right }) => [left, right]);
  if (needsPairs && ((draft.matching?.pairs.length ?? 0) < FEWEST_PAIRS || sides.some(isEmptySide)))
    problems.push(plain('matching_incomplete'));
  const bare = sides.filter((side) => side.imageFileId !== null && isBlank(side.alt ?? '')).length;
  if (bare > 0) problems.push({ code: 'image_without_alt', expected: 0, found: bare });
  return problems;
}

/**
 * What is wrong with a rubric: its points add up to those of the assignment exactly, no level is worth more than its
 * criterion, and what an engine judges has levels to choose from. A rubric without criteria is none, and right.
 */
export function rubricProblems(
  criteria: readonly CriterionDraft[],
  pointsPossible: number,
): ContentProblem[] {
  if (criteria.length === 0) return [];
  const problems: ContentProblem[] = [];
  const total = criteria.reduce((sum, { points }) => sum + hundredths(points), 0);
  if (total !== hundredths(pointsPossible)) {
    problems.push({ code: 'rubric_does_not_add_up', expected: pointsPossible, found: total / 100 });
  }
  for (const { points, levels } of criteria) {
    const highest = Math.max(0, ...levels.map((level) => hundredths(level.points)));
    if (highest > hundredths(points)) {
      problems.push({ code: 'criterion_above_level', expected: points, found: highest / 100 });
    }
  }
  if (criteria.some(({ source, levels }) => source === 'ai' && levels.length === 0))
    problems.push(plain('criterion_without_levels'));
  return problems;
}

const IMAGE = /<img\b[^<>]*>/gi;
const ALT = /\balt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

/** How many images of a text don't say in words what they show. */
export function imagesWithoutAlt(html: string): number {
  return (html.match(IMAGE) ?? []).filter((tag) => {
    const [, double, single, bare] = ALT.exec(tag) ?? [];
    return isBlank((double ?? single ?? bare ?? '').replace(/&nbsp;|&#160;/g, ' '));
  }).length;
}

/** No words and nothing to look at. */
export function isEmptyHtml(html: string): boolean {
  if (/<(?:img|svg|table|hr)\b/i.test(html)) return false;
  return isBlank(html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;/g, ' '));
}

const isEmptySide = (side: SideDraft) =>
  isBlank(side.text) && side.imageFileId === null && isBlank(side.figure ?? '');
