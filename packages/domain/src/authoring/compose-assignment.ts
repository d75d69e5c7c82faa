/** What an assignment may lack, and an engine may write. */
export const WRITABLE_PARTS = ['story', 'steps', 'materials', 'duration', 'description'] as const;
export type WritablePart = (typeof WRITABLE_PARTS)[number];

export interface AssignmentParts {
  readonly title: string;
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly materials: readonly string[];
  readonly steps: readonly string[];
  readonly story: { readonly title: string; readonly content: string } | null;
}

/** Where the words come from: the lesson, and what the work is judged by. */
export interface AssignmentSource {
  readonly title: string;
  /** Null: it belongs to no lesson. */
  readonly lesson: {
    readonly title: string;
    readonly estimatedMinutes: number | null;
    readonly objectives: readonly string[];
    readonly introduction: string;
    readonly keyConcepts: readonly { readonly term: string; readonly meaning: string }[];
  } | null;
  readonly criteria: readonly { readonly name: string; readonly points: number }[];
  readonly hasMatching: boolean;
}

export interface WrittenParts {
  readonly description: string;
  readonly durationMinutes: number;
  readonly materials: readonly string[];
  readonly steps: readonly string[];
  readonly story: { readonly title: string; readonly content: string } | null;
}

const MOST_CONCEPTS = 6;
const MOST_OBJECTIVES = 4;
/** Where the lesson doesn't say how long it takes. */
const USUAL_MINUTES = 30;

const isSaid = (text: string) => text.trim() !== '';

/** What is missing of it, in a fixed order. */
export function missingParts(parts: AssignmentParts): WritablePart[] {
  const has: Record<WritablePart, boolean> = {
    story: parts.story !== null && isSaid(parts.story.content),
    steps: parts.steps.some(isSaid),
    materials: parts.materials.some(isSaid),
    duration: parts.durationMinutes !== null,
    description: isSaid(parts.description),
  };
  return WRITABLE_PARTS.filter((part) => !has[part]);
}

/** The parts with what was written in those that are missing; what somebody wrote stays as it is. */
export function fillParts(
  parts: AssignmentParts,
  written: WrittenParts,
): { readonly filled: AssignmentParts; readonly parts: WritablePart[] } {
  const missing = missingParts(parts).filter((part) => part !== 'story' || written.story !== null);
  const lacks = (part: WritablePart) => missing.includes(part);
  return {
    parts: missing,
    filled: {
      ...parts,
      story: lacks('story') ? written.story : parts.story,
      steps: lacks('steps') ? written.steps : parts.steps,
      materials: lacks('materials') ? written.materials : parts.materials,
      durationMinutes: lacks('duration') ? written.durationMinutes : parts.durationMinutes,
      description: lacks('description') ? written.description : parts.description,
    },
  };
}

/**
 * Story, steps and materials put together from the lesson's own introduction, objectives and key concepts: the same
 * each time, with nothing in it that the lesson doesn't say. It names where it comes from.
 */
export function composeAssignment({ title, lesson, criteria, hasMatching }: AssignmentSource): WrittenParts {
  const concepts = (lesson?.keyConcepts ?? [])
    .filter(({ term, meaning }) => isSaid(term) && isSaid(meaning))
    .slice(0, MOST_CONCEPTS);
  const objectives = (lesson?.objectives ?? []).filter(isSaid).slice(0, MOST_OBJECTIVES);
  return {
    description: lesson
      ? `Use what you learned in “${lesson.title.trim()}” to complete “${title.trim()}”.`
      : `Complete “${title.trim()}” and explain your answers in your own words.`,
    durationMinutes: lesson?.estimatedMinutes ?? USUAL_MINUTES,
    materials: [
      ...(lesson ? [`The lesson “${lesson.title.trim()}”`] : []),
      'Your notes',
      'The answer field on this page',
    ],
    steps: stepsOf(lesson?.title ?? null, objectives, concepts, criteria, hasMatching),
    story: lesson ? storyOf(lesson.title, lesson.introduction, concepts) : null,
  };
}

type Concept = { readonly term: string; readonly meaning: string };

function stepsOf(
  lessonTitle: string | null,
  objectives: readonly string[],
  concepts: readonly Concept[],
  criteria: AssignmentSource['criteria'],
  hasMatching: boolean,
): string[] {
  const named = criteria.filter(({ name }) => isSaid(name));
  return [
    ...(lessonTitle === null ? ['Read the task.'] : [`Go over the lesson “${lessonTitle.trim()}” again.`]),
    ...(hasMatching ? ['Do the matching activity and check your answers.'] : []),
    ...objectives.map((objective) => `Show that you can do this: ${ended(objective)}`),
    ...(concepts.length > 0
      ? [`Use these words where they fit: ${concepts.map(({ term }) => term.trim()).join(', ')}.`]
      : []),
    ...(named.length > 0
      ? [`Check your work against the rubric: ${named.map(({ name }) => name.trim()).join(', ')}.`]
      : []),
    'Read your answer once more, then submit it.',
  ];
}

function storyOf(
  lessonTitle: string,
  introduction: string,
  concepts: readonly Concept[],
): WrittenParts['story'] {
  if (!isSaid(introduction) && concepts.length === 0) return null;
  const paragraphs = [
    ...(isSaid(introduction) ? [introduction.trim()] : []),
    ...concepts.map(({ term, meaning }) => `${term.trim()}: ${ended(meaning)}`),
    'This reading was put together from the lesson’s own introduction and key concepts.',
  ];
  return { title: `Before you begin: ${lessonTitle.trim()}`, content: paragraphs.join('\n\n') };
}

/** With a full stop, unless it ends with a mark of its own. */
const ended = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
