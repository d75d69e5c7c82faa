import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MatchingBody, RubricCriterion } from '@fieldhouse/contract/content.ts';
import type {
  AssignmentId,
  CourseId,
  EnrollmentId,
  LessonId,
  ModuleId,
  SchoolId,
  StudentId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { dateIn } from '@fieldhouse/domain/calendar/zoned.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { pino } from 'pino';
import type { Database } from '#db/engine.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { courseModules, courseStats, courses, courseTeachers, lessons } from '#db/tables/courses.ts';
import { assignments, enrollments } from '#db/tables/coursework.ts';
import { courseProgress } from '#db/tables/learning.ts';
import {
  guardianLinks,
  platformRoles,
  profiles,
  schoolMemberships,
  studentProfiles,
  teacherProfiles,
  userSettings,
} from '#db/tables/people.ts';
import { gradingPolicies, schools } from '#db/tables/schools.ts';
import { authAccounts, users } from '#db/tables/sign-in.ts';
import { recordConsent } from '#features/consent/workflows.ts';
import { type Clock, clockFrom } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { stored } from '#platform/html/stored.ts';
import { newId } from '#platform/ids.ts';
import type { JobData, JobName } from '#platform/jobs.ts';
import { openServices } from '#platform/open-services.ts';
import type { RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { hashPassword } from '#platform/session.ts';
import { jobHandlers } from '../job-handlers.ts';
import { router } from '../router.ts';
import { watchAssertedRows } from './asserted-rows.ts';
import { openTestDatabase } from './database.ts';

export type Client = RouterClient<typeof router>;

export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
  /** Calls procedures as this person. */
  readonly client: Client;
}

export interface StudentPerson extends Person {
  readonly studentId: StudentId;
}

export interface SchoolPlace {
  readonly schoolId: string;
  readonly name: string;
  hasPerson(options: {
    role: Exclude<SignUpRole, 'student'>;
    name: string;
    status?: 'pending' | 'active';
    isFresh?: boolean;
  }): Promise<Person>;
  /** Somebody who has a place elsewhere works here too, or is a parent here. */
  joins(person: Person, role: Exclude<SignUpRole, 'student'>): Promise<void>;
  hasStudent(options: {
    name: string;
    in?: readonly CoursePlace[];
    status?: 'provisional' | 'active';
    birthOn?: string;
    /** Somebody who has an account, as from another school. */
    as?: Person;
  }): Promise<StudentPerson>;
  /** A parent has agreed to the account of a child, or the account waits for that where nobody did. */
  waitsForConsent(student: StudentPerson, isGiven?: boolean): Promise<void>;
  hasGuardian(options: {
    name: string;
    of: StudentPerson;
    rights?: string[];
    status?: 'active' | 'ended';
  }): Promise<Person>;
  /** Somebody who is here already becomes a guardian too. */
  isGuardian(
    person: Person,
    options: { of: StudentPerson; rights?: string[]; status?: 'active' | 'ended' },
  ): Promise<void>;
  hasCourse(options: {
    title: string;
    teacher: Person | null;
    assignments?: readonly AssignmentDraft[];
    isNcaaApproved?: boolean;
    status?: 'draft' | 'published';
    capacity?: number;
    credits?: number;
    /** The course whose content it shares. */
    copyOf?: CoursePlace;
  }): Promise<CoursePlace>;
  /** A newer policy; what isn't named stays as the default. */
  hasPolicy(policy: Partial<typeof gradingPolicies.$inferInsert>): Promise<void>;
}

export interface CoursePlace {
  readonly courseId: CourseId;
  readonly schoolId: string;
  readonly lessonIds: readonly LessonId[];
  readonly assignmentIds: readonly AssignmentId[];
}

export interface AssignmentDraft {
  readonly title: string;
  readonly rubric?: readonly RubricCriterion[];
  readonly matching?: MatchingBody;
  readonly dueAt?: string | null;
  readonly attemptsAllowed?: number | null;
  readonly pointsPossible?: number;
  readonly release?: 'school' | 'immediate' | 'held';
  readonly isExtraCredit?: boolean;
}

export interface World {
  readonly services: Services;
  readonly anonymous: Client;
  /** Cookies the anonymous client was given, newest last. */
  readonly cookies: string[];
  clientWith(options: {
    token: string | null;
    address?: string;
    cookieHeader?: string;
    cookies?: string[];
    /** Others than the world's own. */
    services?: Services;
    /** The answer to a challenge that each call brings. */
    challengeAnswer?: string | undefined;
  }): Client;
  /** Does the work of a job at once. */
  runs<Name extends JobName>(name: Name, data: JobData[Name]): Promise<void>;
  /** Moves the server's clock; the database's own stays. */
  isAt(instant: string): void;
  hasSchool(name: string, kind?: 'school' | 'homeschool', timeZone?: string): Promise<SchoolPlace>;
  hasOperator(name: string, role?: 'admin' | 'master_admin'): Promise<Person>;
  close(): Promise<void>;
}

const manual = (points: number): RubricCriterion[] => [
  { id: 'work', name: 'Work', points, description: 'Does what was asked', source: 'manual', levels: [] },
];

/** Everybody's password is the same, and a hash is slow on purpose: one serves all. */
let hashed: Promise<string> | undefined;
const passwordHash = (): Promise<string> => {
  hashed ??= hashPassword('correct-horse-9');
  return hashed;
};

export const TEST_SECRET = 'a-secret-for-tests-alone-0123456789-abcdef';

/** A server of its own on an empty database: one that is given, or a new one. Closing the world closes it. */
/** Nothing of it is the default. */
const OTHER_POLICY = {
  missing: { kind: 'percent', percent: 37 },
  late: { kind: 'cap', percent: 13 },
  aiRelease: 'at_once',
  defaultRelease: 'held',
  officialGpa: 'scale_unweighted',
  repeats: 'average',
  enrollmentMode: 'approval',
  coursePublishing: 'teacher',
  dropUntil: '2999-12-31',
} as const;

export async function openWorld(env: Record<string, string> = {}, given?: Database): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-test-'));
  const db = given ?? (await openTestDatabase());
  let offset = 0;
  const clock: Clock = clockFrom(() => Date.now() + offset);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    DEMO: '0',
    ...env,
  });
  const services = openServices({
    config,
    clock,
    log: pino({ level: config.LOG_LEVEL === 'info' ? 'silent' : config.LOG_LEVEL }),
    db,
  });
  await services.jobs.start();
  watchAssertedRows();
  const cookies: string[] = [];
  const { units } = services;

  const clientWith: World['clientWith'] = ({
    token,
    address = '198.51.100.7',
    cookieHeader = '',
    cookies: jar,
    services: others = services,
    challengeAnswer,
  }) =>
    createRouterClient(router, {
      context: {
        services: others,
        requestId: newId(),
        clientAddress: address,
        userAgent: 'test',
        sessionToken: token,
        cookieHeader,
        challengeAnswer: challengeAnswer ?? null,
        setCookie: (value: string) => (jar ?? cookies).push(value),
      } satisfies RequestContext,
    });

  let people = 0;
  let records = 100_000;
  /** An account with a profile and a session, without any membership. */
  const account = async (name: string, isFresh: boolean): Promise<Person> => {
    const userId = newId<UserId>();
    people += 1;
    const email = `person-${people}@example.test`;
    const { givenName, familyName } = splitFullName(name);
    await units.write({ role: 'fieldhouse_login', enter: null }, async (tx) => {
      await tx.orm
        .insert(users)
        .values({ id: userId, name, email, emailVerified: true, twoFactorEnabled: isFresh });
      await tx.orm.insert(authAccounts).values({
        id: newId(),
        userId,
        accountId: userId,
        providerId: 'credential',
        password: await passwordHash(),
      });
    });
    await units.write(jobForPlatform, async (tx) => {
      await tx.orm.insert(profiles).values({ id: userId, givenName, familyName });
      await tx.orm.insert(userSettings).values({ userId });
    });
    const session = await (await services.auth.$context).internalAdapter.createSession(userId, false);
    if (isFresh)
      await db.pool.query('update auth_sessions set mfa_at = now() where token = $1', [session.token]);
    return { userId, name, email, token: session.token, client: clientWith({ token: session.token }) };
  };

  const hasSchool: World['hasSchool'] = async (name, kind = 'school', timeZone = 'America/New_York') => {
    const schoolId = newId<SchoolId>();
    const inSchool = jobInSchool(schoolId);
    let policyNumber = 1;
    const policy = (change: Partial<typeof gradingPolicies.$inferInsert>) => ({
      schoolId,
      id: newId(),
      number: policyNumber++,
      effectiveOn: '2020-01-01',
      missing: { kind: 'not_counted' as const },
      aiRelease: 'teacher_confirms' as const,
      defaultRelease: 'immediate' as const,
      officialGpa: 'mean_over_25' as const,
      enrollmentMode: 'auto' as const,
      coursePublishing: 'approval' as const,
      ...change,
    });
    await units.write(inSchool, async (tx) => {
      await tx.orm.insert(schools).values({ id: schoolId, kind, name, timeZone });
      await tx.orm.insert(gradingPolicies).values(policy({}));
    });

    const join = async (
      person: Person,
      role: SignUpRole,
      status: 'pending' | 'provisional' | 'active',
    ): Promise<void> => {
      const parts = splitFullName(person.name);
      await units.write(inSchool, async (tx) => {
        await tx.orm.insert(schoolMemberships).values({
          schoolId,
          id: newId(),
          userId: person.userId,
          role,
          status,
          source: 'operator',
          displayName: person.name,
          sortName: sortName(parts),
          decidedAt: status === 'active' ? clock.now() : null,
          provisionalUntil:
            status === 'provisional' ? new Date(Date.now() + 14 * 86_400_000).toISOString() : null,
        });
        if (role === 'teacher' || role === 'school_admin') {
          await tx.orm.insert(teacherProfiles).values({ schoolId, id: newId(), userId: person.userId });
        }
      });
    };

    const place: SchoolPlace = {
      schoolId,
      name,
      async hasPerson({ role, name: personName, status = 'active', isFresh = true }) {
        const person = await account(personName, isFresh);
        await join(person, role, status);
        return person;
      },
      async joins(person, role) {
        await join(person, role, 'active');
      },
      async hasStudent({ name: personName, in: taken = [], status = 'active', birthOn = '2013-03-04', as }) {
        const person = as ?? (await account(personName, false));
        await join(person, 'student', status);
        const studentId = newId<StudentId>();
        await units.write(inSchool, async (tx) => {
          await tx.orm.insert(studentProfiles).values({
            schoolId,
            id: studentId,
            userId: person.userId,
            studentNumber: String(++records),
            legalName: personName,
            gradeLevel: 9,
            birthOn,
          });
          for (const { courseId, lessonIds } of taken) {
            const at = clock.now();
            const enrollmentId = newId<EnrollmentId>();
            await tx.orm.insert(enrollments).values({
              schoolId,
              id: enrollmentId,
              studentId,
              courseId,
              status: 'active',
              requestedAt: at,
              enrolledAt: at,
            });
            await tx.orm
              .insert(courseProgress)
              .values({ schoolId, enrollmentId, studentId, courseId, nextLessonId: lessonIds[0] ?? null });
          }
        });
        return { ...person, studentId };
      },
      async waitsForConsent({ studentId, userId }, isGiven = false) {
        await units.write(inSchool, async (tx) => {
          if (isGiven) {
            await recordConsent(tx, clock, {
              ...{ schoolId, studentId, kind: 'child_account', decision: 'given', basis: 'parent' },
              ...{
                method: 'signed_form',
                locale: 'en',
                givenBy: null,
                giverName: 'A Parent',
                giverEmail: null,
              },
              ...{ relationship: 'parent', verifiedBy: null, yearStartsOn: null, ipAddress: null },
              subjectUserId: userId as UserId,
            });
          }
          await tx.execute('select app.settle_consent($1, $2, $3)', [userId, isGiven, clock.now()]);
        });
      },
      async hasGuardian({ name: personName, ...options }) {
        const person = await account(personName, false);
        await join(person, 'parent', 'active');
        await this.isGuardian(person, options);
        return person;
      },
      async isGuardian(person, { of, rights = ['see_record'], status = 'active' }) {
        await units.write(inSchool, async (tx) => {
          await tx.orm.insert(guardianLinks).values({
            schoolId,
            id: newId(),
            guardianUserId: person.userId,
            studentId: of.studentId,
            relationship: 'parent',
            status,
            rights,
            basis: 'minor',
            source: 'school',
            startsOn: '2020-01-01',
          });
        });
      },
      async hasCourse(options) {
        const courseId = newId<CourseId>();
        const moduleId = newId<ModuleId>();
        const lessonIds = [newId(), newId()];
        const drafts = options.assignments ?? [{ title: 'First work' }];
        const assignmentIds = drafts.map(() => newId());
        await units.write(inSchool, async (tx) => {
          await tx.orm.insert(courses).values({
            id: courseId,
            schoolId,
            title: options.title,
            subject: 'Science',
            status: options.status ?? 'published',
            ncaaApproved: options.isNcaaApproved ?? false,
            capacity: options.capacity ?? null,
            // Nothing but a course that the school opened by itself is without a teacher.
            isOpened: options.teacher === null,
            ...(options.credits === undefined ? {} : { credits: options.credits }),
            ...(options.copyOf ? { contentOriginId: options.copyOf.courseId } : {}),
          });
          await tx.orm
            .insert(courseModules)
            .values({ id: moduleId, schoolId, courseId, title: 'Module one', orderIndex: 1 });
          await tx.orm.insert(lessons).values(
            lessonIds.map((id, index) => ({
              id,
              schoolId,
              courseId,
              moduleId,
              title: `Lesson ${index + 1}`,
              orderIndex: index + 1,
              estimatedMinutes: 20,
              status: 'published' as const,
              content: {
                v: 1 as const,
                objectives: ['Explain why plants need light'],
                introduction: 'Plants make food.',
                mainContent: stored(
                  'lesson',
                  '<p>Plants turn light, water and carbon dioxide into sugar and oxygen.</p>',
                ),
                keyConcepts: [{ term: 'photosynthesis', meaning: 'making sugar from light' }],
              },
            })),
          );
          await tx.orm.insert(assignments).values(
            drafts.map((draft, index) => ({
              id: assignmentIds[index] as string,
              schoolId,
              courseId,
              lessonId: lessonIds[0] as string,
              title: draft.title,
              kind: 'assignment' as const,
              dueAt: draft.dueAt ?? null,
              attemptsAllowed: draft.attemptsAllowed ?? null,
              pointsPossible: draft.pointsPossible ?? 20,
              release: draft.release ?? ('school' as const),
              isExtraCredit: draft.isExtraCredit ?? false,
              instructions: {
                v: 1 as const,
                durationMinutes: 20,
                materials: [],
                steps: ['Write'],
                story: null,
              },
              rubric: { v: 1 as const, criteria: [...(draft.rubric ?? manual(draft.pointsPossible ?? 20))] },
              matching: draft.matching ?? null,
              orderIndex: index + 1,
              status: 'published' as const,
            })),
          );
          await tx.orm.insert(courseStats).values({
            courseId,
            schoolId,
            lessonCount: 2,
            assignmentCount: drafts.length,
            publishedMinutes: 40,
          });
          if (options.teacher) {
            await tx.orm
              .insert(courseTeachers)
              .values({ schoolId, id: newId(), courseId, userId: options.teacher.userId, role: 'owner' });
          }
        });
        return {
          courseId: courseId as CourseId,
          schoolId,
          lessonIds: lessonIds as LessonId[],
          assignmentIds: assignmentIds as AssignmentId[],
        };
      },
      async hasPolicy(change) {
        // Replaced on the same day, in force since today, and yet to come.
        const effectiveOn = dateIn(services.clock.now(), timeZone);
        const all = [
          policy({ effectiveOn }),
          policy({ ...change, effectiveOn }),
          policy({ ...OTHER_POLICY, effectiveOn: '2999-12-31' }),
        ];
        await units.write(inSchool, async (tx) => {
          await tx.orm.insert(gradingPolicies).values(all);
        });
      },
    };
    return place;
  };

  return {
    services,
    cookies,
    anonymous: clientWith({ token: null }),
    clientWith,
    runs: (name, data) => jobHandlers(services)[name](data),
    isAt: (instant) => {
      offset = Date.parse(instant) - Date.now();
    },
    hasSchool,
    async hasOperator(name, role = 'master_admin') {
      const person = await account(name, true);
      await units.write(jobForPlatform, async (tx) => {
        await tx.orm.insert(platformRoles).values({ id: newId(), userId: person.userId, role });
      });
      return person;
    },
    async close() {
      await services.jobs.stop();
      await services.speech.stop();
      await services.html.stop();
      await services.ai.stop();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
