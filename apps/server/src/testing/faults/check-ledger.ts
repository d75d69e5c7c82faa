import type { Deed } from './load.ts';
import type { LoadSchool } from './school.ts';

/** What the database lacks of what was acknowledged, and what it has twice. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

const COUNTS = `
  select 'submission' as kind, content->>'text' as text, count(*)::int as count from submission_attempts where content->>'text' like 'work %' group by 2
  union all select 'message', body, count(*)::int from messages where body like 'work %' group by 2
  union all select 'grade', student_id || ' ' || to_char(points, 'FM990.00'), count(*)::int from grade_events
    where assignment_id = $1 and kind = 'recorded' group by 2
  union all select 'draft', content->>'text', 1 from drafts where assignment_id = $2`;

/** Asks the database itself, past every policy. */
export type AskAsOwner = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * Compares what clients were told with what is there: acknowledged is present exactly once, anything else at most once.
 * Of drafts only the newest is kept, so the last acknowledged one or a later one has to be there.
 */
export async function checkLedger(
  ask: AskAsOwner,
  school: LoadSchool,
  deeds: readonly Deed[],
): Promise<Findings> {
  // Before the database is read: what is acknowledged afterwards needn't be in it yet.
  const before = deeds.map((deed) => ({ ...deed }));
  const rows = await ask<{ kind: string; text: string; count: number }>(COUNTS, [
    school.assignments.graded,
    school.assignments.drafted,
  ]);
  const found = new Map(rows.map(({ kind, text, count }) => [`${kind} ${text}`, count]));
  const isFound = (deed: Deed) => found.has(nameOf(deed));
  const lost = before
    .filter((deed) => deed.kind !== 'draft' && deed.isAcknowledged && !isFound(deed))
    .map(nameOf);
  for (const student of school.students) {
    const isTheirs = (deed: Deed) => deed.kind === 'draft' && deed.student === student;
    const drafts = before.filter(isTheirs);
    const last = drafts.findLastIndex((deed) => deed.isAcknowledged);
    // One that began meanwhile may have taken its place.
    const later = deeds.filter(isTheirs).slice(Math.max(0, last));
    if (last >= 0 && !later.some(isFound)) lost.push(`draft of ${student.studentId}`);
  }
  return { lost, doubled: [...found].filter(([, count]) => count > 1).map(([name]) => name) };
}

const nameOf = ({ kind, student, text }: Deed): string =>
  kind === 'grade' ? `grade ${student.studentId} ${text}` : `${kind} ${text}`;
