import type { AssignmentCopy, LessonCopy, MatchingBody } from '@fieldhouse/contract/content.ts';
import { safeLessonHtml } from '#features/lessons/workflows.ts';

const isSaid = (text: string) => text.trim() !== '';

/** A lesson as it may be kept: HTML with nothing in it but what lessons are made of. */
export const cleanLesson = (copy: LessonCopy): LessonCopy => ({
  ...copy,
  videoUrl: copy.videoUrl?.trim() || null,
  content: { ...copy.content, mainContent: safeLessonHtml(copy.content.mainContent) },
});

/** An assignment as it may be kept: its pairs in one spelling, drawings sanitised. */
export const cleanAssignment = (copy: AssignmentCopy): AssignmentCopy => ({
  ...copy,
  matching: copy.matching && {
    ...copy.matching,
    pairs: copy.matching.pairs.map(({ id, left, right }) => ({
      id,
      left: cleanSide(left),
      right: cleanSide(right),
    })),
  },
});

type Side = MatchingBody['pairs'][number]['left'];

const cleanSide = ({ text, imageFileId, alt, figure }: Side): Side => ({
  text: text.trim(),
  imageFileId: imageFileId?.trim() || null,
  alt: alt?.trim() || null,
  ...(figure ? { figure: safeLessonHtml(figure) } : {}),
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
