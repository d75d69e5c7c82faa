import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import { nearFinder } from '@fieldhouse/domain/eligibility/near-titles.ts';
import { isOtherName } from '@fieldhouse/domain/transcripts/review.ts';
import type { Actor } from '#access/actor.ts';
import { isRegistrarOf } from '#access/actor.ts';
import { blockedBy, canDecide, canDeleteOriginal, canEdit, canWithdraw } from './policy.ts';
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
  ...row
}: ReadingRow) => row;

/** A whole reading for one reader. */
export function present(actor: Actor, reading: WholeReading, listed: readonly ListedTitle[]) {
  const {
    parsed,
    schoolId,
    createdBy: _,
    submittedBy: __,
    isOnlyKeeper: ___,
    studentUserId: ____,
    ...shown
  } = reading;
  const { fileId: _____, ...fields } = shown;
  const isKeeper = isRegistrarOf(actor, schoolId);
  return {
    ...fields,
    lines: [...reading.lines],
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
    blocked: isKeeper && reading.state === 'submitted' ? blockedBy(actor, reading) : null,
    can: {
      edit: canEdit(actor, reading),
      submit: canEdit(actor, reading),
      withdraw: canWithdraw(actor, reading),
      decide: canDecide(actor, reading),
      deleteOriginal: canDeleteOriginal(actor, reading) && reading.fileName !== null,
    },
  };
}

/** What the lists say of each title of a reading: the issuer's before the school's own, the same before what is nearly it. */
function listedOf({ schoolName, entries, parsed }: WholeReading, listed: readonly ListedTitle[]) {
  const titles = new Set([...entries, ...parsed.completedCourses].map(({ title }) => title));
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
