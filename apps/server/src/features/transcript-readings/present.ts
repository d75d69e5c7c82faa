import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { UserId } from '@fieldhouse/contract/ids.ts';
import { READING_MAX_ROWS } from '@fieldhouse/contract/limits.ts';
import { nearFinder } from '@fieldhouse/domain/eligibility/near-titles.ts';
import type { Credited } from '@fieldhouse/domain/transcripts/entered.ts';
import { isOtherName } from '@fieldhouse/domain/transcripts/review.ts';
import type { Actor } from '#access/actor.ts';
import { isRegistrarOf } from '#access/actor.ts';
import { blockedBy, canDecide, canDeleteOriginal, canEdit, canWithdraw, seesAll } from './policy.ts';
import type { ReadingRow, WholeReading } from './queries.ts';

interface ListedTitle {
  readonly title: string;
  readonly area: NcaaArea;
  readonly outsideSchool: string | null;
}

/** A reading in a list, as its contract has it. */
export const presentRow = ({
  schoolId: _,
  createdBy: __,
  submittedBy: ___,
  isOnlyKeeper: ____,
  isOfFamily: _____,
  hasSubmitted: ______,
  ...row
}: ReadingRow) => row;

/** A whole reading for one reader, with what the lists say of its titles, and what of it is on the record. */
export function present(
  actor: Actor,
  reading: WholeReading,
  listed: readonly ListedTitle[],
  credited: Credited,
) {
  const { parsed, schoolId, fileName, state } = reading;
  const isKeeper = isRegistrarOf(actor, schoolId);
  return {
    readingId: reading.readingId,
    studentId: reading.studentId,
    studentName: reading.studentName,
    state,
    schoolName: reading.schoolName,
    fileName,
    createdAt: reading.createdAt,
    submittedAt: reading.submittedAt,
    decidedAt: reading.decidedAt,
    createdByName: nameFor(actor, reading, reading.createdBy, reading.createdByName),
    submittedByName: nameFor(actor, reading, reading.submittedBy, reading.submittedByName),
    decidedByName: nameFor(actor, reading, reading.decidedBy, reading.decidedByName),
    reason: reading.reason,
    engine: reading.engine,
    isRecognized: reading.isRecognized,
    lines: [...reading.lines],
    picked: reading.picked,
    entries: [...reading.entries],
    parsed: {
      studentInfo: parsed.studentInfo,
      completedCourses: [...parsed.completedCourses],
      inProgress: [...parsed.inProgress],
      totals: [...parsed.totals],
      flags: parsed.flags.map(({ code, line }) => ({ code, line })),
      students: [...parsed.students],
    },
    namesAnother: isOtherName(parsed.studentInfo.name, reading.studentName),
    listed: listedOf(reading, listed),
    credited: { credits: [...credited.credits], lines: [...credited.lines] },
    blocked: isKeeper && state === 'submitted' ? blockedBy(actor, reading) : null,
    version: reading.version,
    can: {
      edit: canEdit(actor, reading),
      submit: canEdit(actor, reading),
      withdraw: canWithdraw(actor, reading),
      decide: canDecide(actor, reading),
      deleteOriginal: canDeleteOriginal(actor, reading) && fileName !== null,
    },
  };
}

/** A family reads its own names, the student's and those of the school; guardians don't learn of each other here. */
const nameFor = (
  actor: Actor,
  reading: WholeReading,
  userId: UserId | null,
  name: string | null,
): string | null =>
  userId !== null &&
  (seesAll(actor, reading) || [actor.userId, reading.studentUserId, ...reading.schoolPeople].includes(userId))
    ? name
    : null;

/** What the lists say of each title of a reading: the issuer's before the school's own, the same before what is nearly it. */
function listedOf({ schoolName, entries, parsed }: WholeReading, listed: readonly ListedTitle[]) {
  const printed = parsed.completedCourses.slice(0, READING_MAX_ROWS);
  const titles = new Set([...entries, ...printed].map(({ title }) => title));
  const byTitle = Map.groupBy(listed, ({ title }) => title);
  const nearIn = nearFinder(listed);
  const issuer = schoolName.trim().toLowerCase();
  return [...titles].flatMap((title) => {
    const known = [...(byTitle.get(title) ?? []), ...nearIn(title)]
      .map((one) => ({
        title,
        listedTitle: one.title,
        area: one.area,
        isOfIssuer: one.outsideSchool !== null && one.outsideSchool.trim().toLowerCase() === issuer,
      }))
      .sort((one, other) => weightOf(other) - weightOf(one));
    return known[0] ? [known[0]] : [];
  });
}

const weightOf = (one: { title: string; listedTitle: string; isOfIssuer: boolean }): number =>
  (one.isOfIssuer ? 2 : 0) + (one.title === one.listedTitle ? 1 : 0);
