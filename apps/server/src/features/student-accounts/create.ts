import { createHmac } from 'node:crypto';
import { type SchoolId, StudentBatchId, type StudentId, type UserId } from '@fieldhouse/contract/ids.ts';
import { firstPassword } from '@fieldhouse/domain/accounts/first-passwords.ts';
import { proposeSignInName, signInNameProblem } from '@fieldhouse/domain/accounts/usernames.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { needsParentalConsent } from '@fieldhouse/domain/families/consent.ts';
import { joinName } from '@fieldhouse/domain/people/full-name.ts';
import { graduationYearOf } from '@fieldhouse/domain/people/graduation-year.ts';
import { isWritable } from '#access/actor.ts';
import { requireConfirmedEmail } from '#features/accounts/workflows.ts';
import { recordConsent } from '#features/consent/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { derivedKey } from '#platform/derived-key.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { hashPassword } from '#platform/session.ts';
import { readLines } from './lines.ts';
import { canMake, canRunAccounts } from './policy.ts';
import {
  chooseName,
  holdSchool,
  isSignInNameTaken,
  listMade,
  listNamesakes,
  listSchools,
  listUsernames,
  type MadeRow,
  makeAccount,
} from './queries.ts';

/** For so long a list that is sent again is answered with the passwords it was answered with at first. */
const SAME_ANSWER_MS = 60 * 60_000;

export const schools = os.studentAccounts.schools.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listSchools({ now: context.clock.now() })]);
  const own = rows[0].filter((one) => canMake(actor, one.schoolId));
  const isTaken = async (name: string) =>
    (await context.read([isSignInNameTaken({ name })])).rows[0][0]?.isTaken ?? false;
  const presented = [];
  for (const { kind, ...school } of own) {
    presented.push({
      ...school,
      isHomeschool: kind === 'homeschool',
      proposal: school.signInName === null ? await freeName(school.schoolName, isTaken) : null,
      can: {
        make:
          isWritable(actor, school.schoolId) &&
          (kind !== 'homeschool' || canRunAccounts(actor, school.schoolId)),
        chooseName: canRunAccounts(actor, school.schoolId),
      },
    });
  }
  return { schools: presented };
});

/** A sign-in name that no school has yet. */
async function freeName(schoolName: string, isTaken: (name: string) => Promise<boolean>): Promise<string> {
  const taken = new Set<string>();
  for (;;) {
    const name = proposeSignInName(schoolName, (one) => taken.has(one));
    if (!(await isTaken(name))) return name;
    taken.add(name);
  }
}

export const chooseSignInName = os.studentAccounts.chooseSignInName.handler(
  async ({ input, context, errors }) => {
    const signInName = input.name.normalize('NFKC').trim().toLowerCase();
    return await context
      .unit(async (tx, actor) => {
        const { schoolId } = input;
        if (!canMake(actor, schoolId)) throw errors.NOT_FOUND();
        if (!canRunAccounts(actor, schoolId)) throw errors.FORBIDDEN();
        requireWritable(actor, schoolId);
        const why = signInNameProblem(signInName);
        if (why) throw errors.NAME_REFUSED({ data: { why } });
        const [answer] = await tx.query(chooseName({ schoolId, name: signInName, now: context.clock.now() }));
        if (answer?.outcome === 'fixed') throw errors.ALREADY_CHOSEN();
        if (answer?.outcome !== 'chosen') throw errors.NOT_FOUND();
        recordAudit(tx, context.clock, {
          schoolId,
          actorKind: 'user',
          actorUserId: actor.userId,
          action: 'school.sign_in_name_chosen',
          entityType: 'school',
          entityId: schoolId,
          after: { signInName },
          ipAddress: context.clientAddress,
          requestId: context.requestId,
        });
        return { signInName };
      })
      .catch((error: unknown) => {
        if (breaks(error, 'schools_sign_in_name_key')) throw errors.NAME_TAKEN();
        throw error;
      });
  },
);

function breaks(error: unknown, constraint: string): boolean {
  const cause = ((error as { cause?: unknown }).cause ?? error) as { code?: string; constraint?: string };
  return cause.code === '23505' && cause.constraint === constraint;
}

/** One send of a list: whose it is, and the id that the browser gave it. */
interface Send {
  readonly schoolId: SchoolId;
  readonly madeBy: UserId;
  readonly batchId: StudentBatchId;
}

/** What only the server can make of a send. */
const digest = ({ services }: RequestContext, { schoolId, madeBy, batchId }: Send, about: string): Buffer =>
  createHmac('sha256', derivedKey(services.config.APP_SECRET, 'first passwords'))
    .update(`${schoolId}:${madeBy}:${batchId}:${about}`)
    .digest();

/** The first password of a line: the same each time the list is sent by the same person, and kept nowhere. */
const passwordOf = (context: RequestContext, send: Send, line: number): string =>
  firstPassword(digest(context, send, String(line)));

/** The id as it is kept: who has the table and the server's secret can't calculate the passwords from it. */
function keptId(context: RequestContext, send: Send): StudentBatchId {
  const hex = digest(context, send, 'id').toString('hex');
  const [one, two, three, four, five] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return StudentBatchId.parse(`${one}-${two}-8${three}-8${four}-${five}`);
}

export const create = os.studentAccounts.create.handler(async ({ input, context, errors }) => {
  const { schoolId, batchId, agrees, relationship, locale } = input;
  const students = input.students.map((one) => ({ ...one, birthOn: one.birthOn as CalendarDate }));
  const before = await context.read([listSchools({ now: context.clock.now() })]);
  if (!canMake(before.actor, schoolId)) throw errors.NOT_FOUND();
  requireConfirmedEmail(before.actor);
  requireWritable(before.actor, schoolId);
  const send = { schoolId, madeBy: before.actor.userId, batchId };
  const kept = keptId(context, send);
  // Each takes a moment of calculation, which no transaction waits for.
  const hashes: string[] = [];
  for (const line of students.keys()) hashes.push(await hashPassword(passwordOf(context, send, line)));

  return await context.unit(async (tx, actor) => {
    const now = context.clock.now();
    if (!canMake(actor, schoolId)) throw errors.NOT_FOUND();
    requireWritable(actor, schoolId);
    const school = (await tx.query(listSchools({ now }))).find((one) => one.schoolId === schoolId);
    if (!school) throw errors.NOT_FOUND();
    const { schoolName, signInName, today } = school;
    if (signInName === null) throw errors.NO_SIGN_IN_NAME();
    await tx.query(holdSchool({ schoolId }));
    const made = await tx.query(listMade({ schoolId, batchId: kept }));
    if (made.length > 0) {
      return { schoolName, signInName, students: made.map((one) => presentMade(context, send, one)) };
    }
    const { usernames, problems } = readLines(students, {
      taken: (await tx.query(listUsernames({ schoolId }))).map(({ username }) => username),
      namesakes: (
        await tx.query(listNamesakes({ schoolId, now, birthDays: students.map(({ birthOn }) => birthOn) }))
      ).map(({ studentId, name, birthOn, isBeingDeleted }) => ({ studentId, name, birthOn, isBeingDeleted })),
      today,
    });
    if (problems.length > 0) throw errors.LINES_REFUSED({ data: { problems: [...problems] } });
    const isHome = school.kind === 'homeschool';
    if (isHome && !canRunAccounts(actor, schoolId)) throw errors.FORBIDDEN();
    if (isHome && relationship === null) throw errors.RELATIONSHIP_NEEDED();
    if (!agrees && students.some(({ birthOn }) => needsParentalConsent(birthOn, today))) {
      throw errors.CONSENT_NEEDED();
    }
    const sheet = [];
    for (const [line, student] of students.entries()) {
      const { givenName, birthOn, gradeLevel } = student;
      const familyName = student.familyName || null;
      const [userId, studentId] = [newId<UserId>(), newId<StudentId>()];
      const username = usernames[line] as string;
      const isChild = needsParentalConsent(birthOn, today);
      const [answer] = await tx.query(
        makeAccount({
          schoolId,
          batchId: kept,
          line,
          userId,
          studentId,
          username,
          givenName,
          familyName,
          birthOn,
          gradeLevel,
          graduationYear: graduationYearOf(gradeLevel, today),
          locale,
          now,
          passwordHash: hashes[line] as string,
          consentState: isChild ? 'given' : 'not_needed',
          relationship: isHome ? relationship : null,
        }),
      );
      if (!answer?.isMade) throw errors.NOT_FOUND();
      if (isChild) {
        await recordConsent(tx, context.clock, {
          schoolId,
          studentId,
          subjectUserId: userId,
          kind: 'child_account',
          decision: 'given',
          basis: isHome ? 'parent' : 'school',
          method: isHome ? 'signed_in' : 'school_agreement',
          relationship: isHome ? relationship : null,
          locale,
          givenBy: actor.userId,
          giverName: actor.fullName,
          giverEmail: actor.email,
          verifiedBy: null,
          yearStartsOn: null,
          ipAddress: context.clientAddress,
        });
      }
      recordAudit(tx, context.clock, {
        schoolId,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: 'student_account.made',
        entityType: 'student',
        entityId: studentId,
        after: { username, userId, consent: isChild ? (isHome ? 'parent' : 'school') : null },
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      });
      const name = joinName({ givenName, familyName });
      sheet.push({ studentId, name, username, password: passwordOf(context, send, line) });
    }
    return { schoolName, signInName, students: sheet };
  });
});

/** A line that was made before: with its password while the answer may have been lost, and nobody reset it. */
function presentMade(context: RequestContext, send: Send, one: MadeRow) {
  const isFresh = context.services.clock.millis() - Date.parse(one.madeAt) < SAME_ANSWER_MS;
  const password = isFresh && one.resetAt === null ? passwordOf(context, send, one.line) : null;
  return { studentId: one.studentId, name: one.name, username: one.username, password };
}
