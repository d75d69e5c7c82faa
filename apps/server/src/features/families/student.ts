import { isWritable } from '#access/actor.ts';
import { os } from '#platform/procedure.ts';
import { canManage, canReadDisclosures, isStudent } from './policy.ts';
import {
  findNote,
  findStudent,
  listDisclosures,
  listInvitations,
  listLinks,
  listParents,
  listRequests,
} from './queries.ts';
import { isAdult, requireManaging } from './shared.ts';

const PAGE = 50;

export const student = os.families.student.handler(async ({ input, context }) => {
  const { studentId } = input;
  const now = context.clock.now();
  const { actor, rows } = await context.read([
    findStudent({ studentId, now }),
    listLinks({ studentId, now }),
    listInvitations({ studentId, now }),
    findNote({ studentId }),
  ]);
  const [[found], links, invitations, [note]] = rows;
  const student = requireManaging(actor, found);
  return {
    studentId,
    name: student.name,
    isOfAge: isAdult(student),
    ofAgeOn: student.ofAgeOn,
    links: links.map(({ name, rights, ...one }) => ({ ...one, name: name ?? '', rights: [...rights] })),
    invitations: invitations.map(({ isExpired, isAcceptable, rights, ...one }) => ({
      ...one,
      rights: [...rights],
      state: isExpired ? ('expired' as const) : isAcceptable ? ('open' as const) : ('closed' as const),
    })),
    note: note ?? { text: '', setByName: null, version: 0 },
    can: {
      manage: isWritable(actor, student.schoolId),
      invite: isWritable(actor, student.schoolId) && !student.isAccountEnding,
    },
  };
});

export const parents = os.families.parents.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const { studentId, search } = input;
    const [found] = await tx.query(findStudent({ studentId, now: context.clock.now() }));
    const { schoolId } = requireManaging(actor, found);
    return { parents: [...(await tx.query(listParents({ schoolId, studentId, search })))] };
  }),
);

export const requests = os.families.requests.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listRequests({ now: context.clock.now() })]);
  return {
    requests: rows[0]
      .filter((one) => canManage(actor, one))
      .map(({ schoolId: _, studentUserId: __, name, ...one }) => ({ ...one, name: name ?? '' })),
  };
});

export const disclosures = os.families.disclosures.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, after } = input;
    const [found] = await tx.query(findStudent({ studentId, now: context.clock.now() }));
    if (!found || !canReadDisclosures(actor, found)) throw errors.NOT_FOUND();
    const isGuardian = !isStudent(actor, found) && !canManage(actor, found);
    const rows = await tx.query(
      listDisclosures({
        schoolId: found.schoolId,
        studentId,
        afterId: after,
        limit: PAGE + 1,
        onlyFor: isGuardian ? actor.userId : null,
      }),
    );
    return { disclosures: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
  }),
);
