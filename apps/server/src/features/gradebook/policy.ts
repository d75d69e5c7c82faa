import { type Actor, isGuardianOf, studentIdIn } from '#platform/actor.ts';

export interface RecordScope {
  readonly schoolId: string;
  readonly studentId: string;
}

/** One's own record. */
export const isOwnRecord = (actor: Actor, record: RecordScope): boolean =>
  studentIdIn(actor, record.schoolId) === record.studentId;

/** One's own, or that of a child whose record one may see. */
export const canReadGrades = (actor: Actor, record: RecordScope): boolean =>
  isOwnRecord(actor, record) || isGuardianOf(actor, record.studentId, 'see_record');

/** Whose grades the page shows: those asked for, else one's own, else the first child's; undefined: nobody's. */
export const chooseRecord = <Row extends RecordScope>(
  actor: Actor,
  records: readonly Row[],
  wanted?: string,
): Row | undefined => {
  const readable = records.filter((record) => canReadGrades(actor, record));
  if (wanted !== undefined) return readable.find((record) => record.studentId === wanted);
  return readable.find((record) => isOwnRecord(actor, record)) ?? readable[0];
};
