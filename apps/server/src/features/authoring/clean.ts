import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import { LESSON_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { eachSide, showMatching } from '#features/lessons/workflows.ts';
import { HtmlTooComplexError, HtmlTooLongError } from '#platform/html/bounds.ts';
import type { HtmlCleaner } from '#platform/html/cleaner.ts';

/**
 * The refusal that tells an author what is wrong with the HTML; anything else as it is.
 *
 * @param errors Those of the procedure.
 */
export function htmlRefusal(
  error: unknown,
  errors: {
    readonly TOO_COMPLEX: () => Error;
    readonly TOO_LONG: (options: { data: { characters: number; most: number } }) => Error;
  },
): unknown {
  if (error instanceof HtmlTooComplexError) return errors.TOO_COMPLEX();
  if (!(error instanceof HtmlTooLongError)) return error;
  const { characters, most } = error;
  return errors.TOO_LONG({ data: { characters, most } });
}

const isSaid = (text: string) => text.trim() !== '';

/**
 * A lesson that its author sent, as it is stored: HTML with nothing in it but what lessons are made of.
 *
 * @throws HtmlTooComplexError, HtmlTooLongError, ThreadBusyError
 */
export const acceptLesson = async (html: HtmlCleaner, copy: LessonCopy): Promise<LessonCopy> => ({
  ...copy,
  videoUrl: copy.videoUrl?.trim() || null,
  content: {
    ...copy.content,
    mainContent: await html.accept('lesson', copy.content.mainContent, LESSON_MAX_CHARACTERS),
  },
});

/** A stored lesson as it is shown: what an older sanitizer cleaned, or none, is cleaned first. */
export const showLesson = async (html: HtmlCleaner, copy: LessonCopy): Promise<LessonCopy> => ({
  ...copy,
  content: { ...copy.content, mainContent: await html.show('lesson', copy.content.mainContent) },
});

/**
 * An assignment that its author sent, as it is stored: its pairs in one spelling, figures sanitized.
 *
 * @throws HtmlTooComplexError, HtmlTooLongError, ThreadBusyError
 */
export const acceptAssignment = async (html: HtmlCleaner, copy: AssignmentCopy): Promise<AssignmentCopy> => ({
  ...copy,
  matching: await eachSide(copy.matching, async ({ text, imageFileId, alt, figure }) => ({
    text: text.trim(),
    imageFileId: imageFileId?.trim() || null,
    alt: alt?.trim() || null,
    ...(figure ? { figure: await html.accept('lesson', figure, LESSON_MAX_CHARACTERS) } : {}),
  })),
});

/** A stored assignment as it is shown: figures that an older sanitizer cleaned, or none, are cleaned first. */
export const showAssignment = async (html: HtmlCleaner, copy: AssignmentCopy): Promise<AssignmentCopy> => ({
  ...copy,
  matching: await showMatching(html, copy.matching),
});

/** As students get it: without the lines that were left blank. */
export const tidyLesson = ({ content, ...copy }: LessonCopy): LessonCopy => ({
  ...copy,
  title: copy.title.trim(),
  content: {
    ...content,
    objectives: content.objectives.filter(isSaid),
    keyConcepts: content.keyConcepts.filter(({ term, meaning }) => isSaid(term) || isSaid(meaning)),
  },
});

/** As students get it: without the lines that were left blank. */
export const tidyAssignment = ({ instructions, ...copy }: AssignmentCopy): AssignmentCopy => ({
  ...copy,
  title: copy.title.trim(),
  instructions: {
    ...instructions,
    materials: instructions.materials.filter(isSaid),
    steps: instructions.steps.filter(isSaid),
    story: instructions.story && isSaid(instructions.story.content) ? instructions.story : null,
  },
});
