import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { draftOf } from './deliver.ts';
import { aboutWhom, openConversation } from './open-conversation.ts';
import { mayReach, type Standing } from './policy.ts';
import { findSent } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { findRules, listStanding, type RulesRow, rulesFrom } from './standing-queries.ts';
import { lockFor } from './write-queries.ts';

/** Why somebody of a family can't be written to. */
export type NotReached =
  /** The record has no account. */
  | 'no_account'
  /** The account or the membership isn't active. */
  | 'not_active'
  /** The link doesn't carry the right to write with the school. */
  | 'no_right'
  /** The school's rules keep the two apart. */
  | 'not_allowed'
  /** It is whoever writes. */
  | 'self';

/** Somebody of a student's family. */
export interface FamilyPerson {
  /** Null: a student without an account. */
  readonly userId: UserId | null;
  readonly name: string;
  readonly role: 'student' | 'guardian';
  /** Null: can be written to. */
  readonly notReached: NotReached | null;
}

export interface Family {
  readonly studentId: StudentId;
  readonly name: string;
  readonly people: readonly FamilyPerson[];
}

/** Students with their guardians by links that hold today, the student first. */
const listFamilies = statement<
  Sql['listFamilies'],
  { schoolId: SchoolId; studentIds: readonly StudentId[]; now: string },
  { hasRight: boolean; userId: UserId | null }
>(`
  select sp.id as "studentId", sp.legal_name as "studentName", sp.user_id as "userId", sp.legal_name as name,
    true as "isStudent", true as "hasRight"
  from student_profiles sp where sp.school_id = :schoolId and sp.id = any(:studentIds::uuid[])
  union all
  select sp.id, sp.legal_name, g.guardian_user_id, coalesce((select min(m.display_name) from school_memberships m
      where m.school_id = g.school_id and m.user_id = g.guardian_user_id), ''), false, ${HAS_RIGHT('g', 'message_staff')}
  from guardian_links g
    join schools s on s.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.school_id = :schoolId and g.student_id = any(:studentIds::uuid[])
    and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}
  order by 2, 1, 5 desc, 4, 3`);

interface Asked {
  readonly schoolId: SchoolId;
  readonly now: string;
  /** Who writes. */
  readonly userId: UserId;
  readonly studentIds: readonly StudentId[];
  readonly audience: 'guardians' | 'students' | 'both';
}

/** The families of students, with whom of them somebody of staff could write to now, and why not to the others. */
export async function familiesToWriteTo(tx: Transaction, asked: Asked): Promise<Family[]> {
  const { schoolId, now, userId, studentIds, audience } = asked;
  const [found, rules] = await Promise.all([
    tx.query(listFamilies({ schoolId, studentIds, now })),
    tx.query(findRules({ schoolId })),
  ]);
  const wanted = found.filter(({ isStudent }) =>
    isStudent ? audience !== 'guardians' : audience !== 'students',
  );
  const people = [...new Set([userId, ...wanted.flatMap((one) => one.userId ?? [])])];
  const standings = await tx.query(listStanding({ schoolId, now, people }));
  const byId = new Map<string, Standing>(standings.map((one) => [one.userId, one]));
  const me = byId.get(userId);
  const names = new Map(found.map((one) => [one.studentId, one.studentName]));
  const of = Map.groupBy(wanted, ({ studentId }) => studentId);
  return [...names].map(([studentId, name]) => ({
    studentId,
    name,
    people: (of.get(studentId) ?? []).map((one) => ({
      userId: one.userId,
      name: one.name,
      role: one.isStudent ? ('student' as const) : ('guardian' as const),
      notReached: whyNot(me, one, byId, rulesFrom(rules[0])),
    })),
  }));
}

interface Wanted {
  readonly studentId: StudentId;
  readonly userId: UserId | null;
  readonly isStudent: boolean;
  readonly hasRight: boolean;
}

function whyNot(
  me: Standing | undefined,
  { studentId, userId, isStudent, hasRight }: Wanted,
  byId: ReadonlyMap<string, Standing>,
  rules: RulesRow,
): NotReached | null {
  if (userId === null) return 'no_account';
  if (userId === me?.userId) return 'self';
  const them = byId.get(userId);
  if (!them) return 'not_active';
  if (!hasRight) return 'no_right';
  return me && aboutFor(me, them, isStudent ? null : studentId, rules) !== undefined ? null : 'not_allowed';
}

/** The student that a conversation of two is about; null: none. Undefined: they may not write to each other. */
function aboutFor(
  me: Standing,
  them: Standing,
  studentId: string | null,
  rules: RulesRow,
): string | null | undefined {
  if (!mayReach(me, them, rules)) return undefined;
  try {
    return aboutWhom([me, them], me, studentId, rules);
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'NOT_ALLOWED') return undefined;
    throw error;
  }
}

interface Letter {
  readonly schoolId: SchoolId;
  readonly now: string;
  readonly senderId: UserId;
  readonly recipientId: UserId;
  /** Null: to the student themselves. */
  readonly studentId: StudentId | null;
  readonly body: string;
  /** The same key is written once. */
  readonly messageKey: string;
}

/**
 * Writes to one person of a family, in the conversation that the two have or a new one. Asks the rules of this moment.
 *
 * @param tx a unit that acts for the sender.
 * @returns whether it was written: now, or before by the same key.
 */
export async function writeToFamily(tx: Transaction, clock: Clock, letter: Letter): Promise<boolean> {
  const { schoolId, now, senderId, recipientId, studentId, body, messageKey } = letter;
  await tx.query(lockFor({ what: `messages:${senderId}:${messageKey}` }));
  const [sent] = await tx.query(findSent({ schoolId, messageKey }));
  if (sent) return true;
  const draft = draftOf({ body, fileIds: [], messageKey });
  const rules = rulesFrom((await tx.query(findRules({ schoolId })))[0]);
  const standings = await tx.query(listStanding({ schoolId, now, people: [senderId, recipientId] }));
  const me = standings.find(({ userId }) => userId === senderId);
  const them = standings.find(({ userId }) => userId === recipientId);
  if (!draft || !me || !them) return false;
  const about = aboutFor(me, them, studentId, rules);
  if (about === undefined) return false;
  const opened = await openConversation(tx, clock, {
    schoolId,
    now,
    me,
    others: [them],
    studentId: about,
    subject: '',
    draft,
    rules,
  });
  return opened !== null;
}
