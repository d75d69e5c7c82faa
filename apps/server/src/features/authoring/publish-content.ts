import { eq } from 'drizzle-orm';
import { lessons } from '#db/tables/courses.ts';
import { assignments } from '#db/tables/coursework.ts';
import type { Transaction } from '#db/unit.ts';
import { tidyAssignment, tidyLesson } from './clean.ts';
import {
  type AssignmentRow,
  assignmentCopyOf,
  assignmentThing,
  type LessonRow,
  lessonCopyOf,
  lessonThing,
} from './content-queries.ts';
import { keepVersion } from './versions.ts';

/** Who publishes, and when. */
interface Publisher {
  readonly by: string;
  readonly at: string;
}

/** Shows students the lesson as its authors left it. The caller holds the row, and counts anew afterwards. */
export async function publishLessonRow(
  tx: Transaction,
  row: LessonRow,
  { by, at }: Publisher,
): Promise<number> {
  const { title, videoUrl, estimatedMinutes, content } = tidyLesson(lessonCopyOf(row));
  const version = row.version + 1;
  await tx.orm
    .update(lessons)
    .set({
      title,
      videoUrl,
      estimatedMinutes,
      content,
      version,
      workingCopy: null,
      status: 'published',
      updatedAt: at,
    })
    .where(eq(lessons.id, row.lessonId));
  const copy = { v: 1 as const, title, videoUrl, estimatedMinutes, content };
  await keepVersion(tx, lessonThing(row), 'published', copy, by, at);
  return version;
}

/** Gives students the assignment as its authors left it. The caller holds the row, and counts anew afterwards. */
export async function publishAssignmentRow(
  tx: Transaction,
  row: AssignmentRow,
  { by, at }: Publisher,
): Promise<number> {
  const copy = tidyAssignment(assignmentCopyOf(row));
  const { title, description, pointsPossible, instructions, rubric, matching } = copy;
  const version = row.version + 1;
  await tx.orm
    .update(assignments)
    .set({
      title,
      description,
      pointsPossible,
      instructions,
      rubric,
      matching,
      version,
      workingCopy: null,
      status: 'published',
      updatedAt: at,
    })
    .where(eq(assignments.id, row.assignmentId));
  await keepVersion(tx, assignmentThing(row), 'published', copy, by, at);
  return version;
}
