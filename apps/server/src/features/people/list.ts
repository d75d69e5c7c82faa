import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { MembershipEvent } from '@fieldhouse/contract/school-people.ts';
import type { Actor } from '#access/actor.ts';
import { isParentRole, schoolOfAdmin } from '#access/actor.ts';
import { listStandIns } from '#features/catalog/workflows.ts';
import { os } from '#platform/procedure.ts';
import { canManagePeople, isOwnChild, obstacleFor } from './policy.ts';
import {
  countDeparture,
  countOtherAdmins,
  countPeople,
  findMembership,
  findOtherPost,
  listEvents,
  listPeople,
  listSuccessors,
  listTaught,
  type PersonRow,
} from './queries.ts';

const PAGE = 50;

export const list = os.people.list.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfAdmin(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const { search, role, status, after } = input;
    const rows = await tx.query(
      listPeople({
        schoolId,
        search,
        role,
        status,
        afterSortName: after?.sortName ?? null,
        afterMembershipId: after?.membershipId ?? null,
        limit: PAGE + 1,
        now: context.clock.now(),
      }),
    );
    const [count] = await tx.query(countPeople({ schoolId, search, role, status, now: context.clock.now() }));
    // Beside somebody else there is whoever asks; only they themselves could be the last.
    const [own] = await tx.query(countOtherAdmins({ schoolId, userId: actor.userId }));
    const people = rows.slice(0, PAGE);
    const last = people.at(-1);
    return {
      schoolId,
      people: people.map((row) => presentPerson(actor, schoolId, row, own?.others ?? 0)),
      total: count?.total ?? 0,
      next: rows.length > PAGE && last ? { sortName: last.sortName, membershipId: last.membershipId } : null,
    };
  }),
);

function presentPerson(actor: Actor, schoolId: SchoolId, row: PersonRow, adminsBesideActor: number) {
  const { sortName: _, canComeBack: _canComeBack, studentId: _studentId, ...person } = row;
  const isOwn = row.userId === actor.userId;
  const scope = { ...row, schoolId, otherAdminCount: isOwn ? adminsBesideActor : 1 };
  const may = (change: Parameters<typeof obstacleFor>[1]) => obstacleFor(actor, change, scope) === null;
  const found = obstacleFor(actor, 'end', scope);
  // Whoever runs the school alone has nobody to ask: another one comes first.
  const isAlone = isOwn && adminsBesideActor === 0;
  const obstacle = found === 'own' && isAlone ? 'last_admin' : found;
  return {
    ...person,
    duties: [...row.duties],
    membershipId: row.membershipId,
    userId: row.userId,
    can: {
      end: may('end'),
      takeBack: may('take_back') && !isOwnChild(actor, scope),
      suspend: may('suspend'),
      reactivate: may('reactivate'),
      setDuties: may('set_duties'),
      endSessions: may('end_sessions'),
    },
    obstacle: obstacle === 'own' || obstacle === 'last_admin' ? obstacle : null,
  };
}

export const history = os.people.history.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [membership] = await tx.query(
      findMembership({ membershipId: input.membershipId, now: context.clock.now() }),
    );
    if (!membership || !canManagePeople(actor, membership.schoolId)) throw errors.NOT_FOUND();
    const rows = await tx.query(listEvents({ schoolId: membership.schoolId, entityId: membership.id }));
    return {
      events: rows.flatMap(({ action, after, ...event }) => {
        const known = MembershipEvent.shape.action.safeParse(action.replace(/^membership\./, ''));
        return known.success
          ? [{ ...event, action: known.data, duties: after?.duties ? [...after.duties] : null }]
          : [];
      }),
    };
  }),
);

export const departure = os.people.departure.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [membership] = await tx.query(
      findMembership({ membershipId: input.membershipId, now: context.clock.now() }),
    );
    if (!membership || !canManagePeople(actor, membership.schoolId)) throw errors.NOT_FOUND();
    const { schoolId, userId, role } = membership;
    const [otherPost] = await tx.query(findOtherPost({ schoolId, userId, membershipId: membership.id }));
    const leavesCourses = role !== 'student' && role !== 'parent' && !otherPost;
    const taught = leavesCourses ? await tx.query(listTaught({ schoolId, userId })) : [];
    const [counts] = await tx.query(countDeparture({ schoolId, userId, now: context.clock.now() }));
    const successors = await tx.query(listSuccessors({ schoolId, userId }));
    const owned = taught.filter((one) => one.role === 'owner');
    const standIns = owned.length > 0 ? await tx.query(listStandIns({ schoolId, userId })) : [];
    const standInOf = (courseId: string) => standIns.find((one) => one.courseId === courseId)?.userId ?? null;
    return {
      ownedCourses: owned.map(({ courseId, title }) => ({
        courseId,
        title,
        standInUserId: standInOf(courseId),
      })),
      otherCourseCount: taught.length - owned.length,
      enrollmentCount: role === 'student' ? (counts?.enrollmentCount ?? 0) : 0,
      waitsForConsent: role === 'student' && (counts?.waitsForConsent ?? false),
      childCount: isParentRole(role) ? (counts?.childCount ?? 0) : 0,
      successors: successors.map((one) => ({ ...one, userId: one.userId })),
    };
  }),
);
