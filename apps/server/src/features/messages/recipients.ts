import type { MessagingRules } from '@fieldhouse/domain/messages/who-may-write.ts';
import { isAdminRole, isKnownIn } from '#access/actor.ts';
import { storable } from '#platform/html/storable.ts';
import { os } from '#platform/procedure.ts';
import {
  areFamily,
  type Child,
  childrenBetween,
  isStaffMember,
  isStudent,
  mainRole,
  mayReach,
  type Standing,
  studentsReadAlong,
} from './policy.ts';
import {
  findOwnStanding,
  findRules,
  listCourseTitles,
  listGuardiansOf,
  listReach,
  listStanding,
  rulesFrom,
} from './standing-queries.ts';

const SHOWN = 30;
/** Judged one by one: enough that those who may not be written to don't leave the list empty. */
const JUDGED = 120;
const MAX_WORDS = 6;

export const recipients = os.messages.recipients.handler(async ({ input, context, errors }) => {
  const { schoolId } = input;
  const now = context.clock.now();
  const first = await context.read([findOwnStanding({ now, schoolId }), findRules({ schoolId })]);
  const [[me], [row]] = first.rows;
  if (!me || !isKnownIn(first.actor, schoolId)) throw errors.NOT_FOUND();
  const rules = rulesFrom(row);
  const found = await context.read([listReach(reachOf(schoolId, me, rules, input.query))]);
  const userIds = found.rows[0].map(({ userId }) => userId);
  const judged = await context.read([
    listStanding({ now, schoolId, people: userIds }),
    listCourseTitles({
      schoolId,
      courseIds: [...new Set([...me.learns, ...me.teaches, ...me.children.flatMap((c) => c.learns)])],
    }),
  ]);
  const [standings, courses] = judged.rows;
  const byId = new Map(standings.map((standing) => [standing.userId, standing]));
  const allowed = userIds.flatMap((userId) => {
    const standing = byId.get(userId);
    return standing && mayReach(me, standing, rules) ? [standing] : [];
  });
  const shown = allowed.slice(0, SHOWN);
  const guarded = await context.read([
    listGuardiansOf({
      now,
      schoolId,
      studentIds: shown.flatMap((one) =>
        studentsReadAlong([me, one], rules).flatMap(({ studentId }) => studentId ?? []),
      ),
    }),
  ]);
  const withGuardians = new Set<string>(
    guarded.rows[0].filter(({ userId }) => userId !== me.userId).map(({ studentId }) => studentId),
  );
  const titles = new Map<string, string>(courses.map(({ courseId, title }) => [courseId, title]));
  return {
    people: shown.map((one) => ({
      userId: one.userId,
      name: one.name,
      role: mainRole(one.roles) ?? 'student',
      isCounselor: one.isCounselor,
      courses: commonCourses(me, one)
        .flatMap((courseId) => titles.get(courseId) ?? [])
        .sort((a, b) => a.localeCompare(b))
        .slice(0, 3),
      students: studentsBetween(me, one, rules).map(({ studentId, name }) => ({
        studentId,
        name,
      })),
      isReadAlong: studentsReadAlong([me, one], rules).some(
        ({ studentId }) => studentId !== null && withGuardians.has(studentId),
      ),
    })),
    hasMore: allowed.length > SHOWN || userIds.length === JUDGED,
  };
});

/** What the actor could reach: the whole school only for those who look after all of it. */
function reachOf(schoolId: string, me: Standing, rules: MessagingRules, query: string) {
  const isAdmin = me.roles.some(isAdminRole);
  const isTeacher = me.roles.includes('teacher');
  const everyone = isAdmin || (isTeacher && me.isCounselor);
  const withStaff = me.children.filter(({ canMessageStaff }) => canMessageStaff);
  const peers = rules.studentToStudent === 'shared_courses' ? me.learns : [];
  const parents = rules.parentToParent === 'shared_courses' ? me.children.flatMap((c) => c.learns) : [];
  const taught = isTeacher ? me.teaches : [];
  return {
    schoolId,
    patterns: patternsOf(query),
    children: me.children.map(({ studentId }) => studentId),
    family: me.studentId ? [me.studentId] : [],
    counseled: [...(me.studentId ? [me.studentId] : []), ...withStaff.map(({ studentId }) => studentId)],
    taughtIn: [...me.learns, ...withStaff.flatMap((child) => child.learns)],
    learnersOf: [...taught, ...peers],
    guardiansOf: [...taught, ...parents],
    office: isStudent(me) || withStaff.length > 0 || isStaffMember(me),
    staff: isStaffMember(me) && !everyone,
    everyone,
    most: JUDGED,
  };
}

/** Words of a name by their beginnings, the longest first; signs of patterns are taken as they are. */
const patternsOf = (query: string): string[] =>
  storable(query)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .sort((a, b) => b.length - a.length)
    .map((word) => `% ${word.replaceAll(/[\\%_]/g, '\\$&')}%`);

const coursesOf = (person: Standing): string[] => [
  ...person.learns,
  ...person.teaches,
  ...person.children.flatMap(({ learns }) => learns),
];

const commonCourses = (one: Standing, other: Standing): string[] => {
  const others = new Set(coursesOf(other));
  return [...new Set(coursesOf(one))].filter((courseId) => others.has(courseId));
};

/** Children on whose account a guardian and somebody of staff write with each other. */
function studentsBetween(me: Standing, one: Standing, rules: MessagingRules): readonly Child[] {
  if (areFamily(me, one)) return [];
  if (isStaffMember(one) && me.children.length > 0) return childrenBetween(me, [one], rules);
  return isStaffMember(me) ? childrenBetween(one, [me], rules) : [];
}
