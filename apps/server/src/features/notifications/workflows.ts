import type { Transaction } from '#db/unit.ts';
import type { Jobs } from '#platform/jobs.ts';

/** Grades of a course that are released within this time go into one letter. */
const LETTER_MS = 15 * 60_000;

/** Plans the letter about a grade that is released in this transaction: at the end of its quarter of an hour. */
export async function planGradeLetter(
  tx: Transaction,
  jobs: Jobs,
  { schoolId, courseId, studentId }: { schoolId: string; courseId: string; studentId: string },
  at: number,
): Promise<void> {
  const start = Math.floor(at / LETTER_MS) * LETTER_MS;
  const from = new Date(start).toISOString();
  const until = new Date(start + LETTER_MS).toISOString();
  const data = { schoolId, courseId, studentId, from, until };
  await jobs.enqueue(tx, 'notifications.grades', data, `${studentId}:${courseId}:${from}`, until);
}
