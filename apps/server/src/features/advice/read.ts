import { factsFor } from '@fieldhouse/domain/advice/answer.ts';
import type { Fact } from '@fieldhouse/domain/advice/fact.ts';
import type { Ask } from '@fieldhouse/domain/advice/question.ts';
import { changesSince } from '@fieldhouse/domain/advice/since-asked.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { loadRecords } from '#features/eligibility/workflows.ts';
import { mayModelsRead } from '#platform/ai/may-use-models.ts';
import { inTurn } from '#platform/in-turn.ts';
import { os } from '#platform/procedure.ts';
import { loadBasis, withPlan } from './basis.ts';
import type { Advised } from './keep.ts';
import { asksAs, canAnswer, canOpen, canSeeTo, readsAs } from './policy.ts';
import { plainFact, presentConversation, presentMessage, shownTo } from './present.ts';
import { findAdvised, findConversation, listConversations, listMessages } from './queries.ts';

/** The last conversations that are listed. */
const MOST_CONVERSATIONS = 100;

export const get = os.advice.get.handler(async ({ input, context, errors }) => {
  const { services, clock } = context;
  const { page, studentUserId } = await context.unit(async (tx, actor) => {
    const now = clock.now();
    // Oneself, then children in the order of the ledger.
    const asked = input.studentId
      ? [input.studentId]
      : (await loadRecords(tx, null))[0].map(({ studentId }) => studentId);
    const advised = await Promise.all(asked.map((studentId) => tx.query(findAdvised({ studentId, now }))));
    const student = advised.flat().find((one) => canOpen(actor, one));
    if (!student) throw errors.NOT_FOUND();
    const { studentId, schoolId } = student;
    const loaded = await loadBasis(tx, clock, studentId);
    if (!loaded) throw errors.NOT_FOUND();
    const { basis, name } = loaded;
    const found = await tx.query(listConversations({ studentId, most: MOST_CONVERSATIONS }));
    const listed = await Promise.all(
      found.map((one) => isListed(tx, readsAs(actor, student, one), one, student)),
    );
    const conversations = found
      .filter((_, place) => listed[place])
      .toSorted((a, b) => (a.lastAt > b.lastAt ? -1 : a.lastAt < b.lastAt ? 1 : 0));
    const [division] = basis.bodies.flatMap((one) => (one.kind === 'division' && one.lock ? one : []));
    const lockOn = division?.lock?.startsOn ?? null;
    return {
      studentUserId: student.studentUserId,
      page: {
        student: { studentId, schoolId, name, isOwn: student.studentUserId === actor.userId },
        asOf: basis.asOf,
        standings: basis.bodies.map(({ body, outlook }) => ({ body, outlook })),
        lockOn: lockOn !== null && lockOn >= basis.asOf ? lockOn : null,
        rules: basis.rules.map(({ body, version, fromOn, checkedOn }) => ({
          body,
          version,
          fromOn,
          checkedOn,
        })),
        listCheckedOn:
          basis.titles
            .map(({ checkedOn }) => checkedOn as CalendarDate)
            .toSorted()
            .at(-1) ?? null,
        conversations: conversations.map((one) => presentConversation(actor, one)),
        // Where the family is the school, nobody else is there to be asked.
        counselors: {
          names: student.schoolKind === 'homeschool' ? [] : [...basis.counselors.names],
          isAssigned: basis.counselors.isAssigned,
        },
        isReadByGuardians: !student.isOfAge,
        can: { ask: asksAs(actor, student) !== null },
      },
    };
  });
  const isByModel =
    services.ai.engine === 'model' &&
    studentUserId !== null &&
    (await mayModelsRead(services, studentUserId));
  return { ...page, engine: isByModel ? ('model' as const) : ('built_in' as const) };
});

/**
 * What began with words of danger has no title, and isn't on the list of guardians; where the family is the school, only what
 * its parent reads from its beginning is.
 */
async function isListed(
  tx: Transaction,
  as: ReturnType<typeof readsAs>,
  { conversationId, title }: RowOf<typeof listConversations>,
  { schoolKind }: Pick<Advised, 'schoolKind'>,
): Promise<boolean> {
  if (as === null) return false;
  if (as !== 'guardian' || title !== '') return true;
  if (schoolKind !== 'homeschool') return false;
  const rows = await tx.query(listMessages({ conversationId }));
  const [first] = shownTo(as, rows, schoolKind);
  return first !== undefined && first === rows[0];
}

export const conversation = os.advice.conversation.handler(async ({ input, context, errors }) => {
  const { conversationId } = input;
  const { actor, rows } = await context.read([
    findConversation({ conversationId, now: context.clock.now() }),
    listMessages({ conversationId }),
  ]);
  const [[found], messages] = rows;
  const as = found && readsAs(actor, found, found);
  if (!found || !as) throw errors.NOT_FOUND();
  const shown = shownTo(as, messages, found.schoolKind);
  // That something is hidden would say what it is.
  if (shown.length === 0) throw errors.NOT_FOUND();
  const shownConversation = presentConversation(actor, found);
  return {
    conversation:
      as === 'guardian'
        ? {
            ...shownConversation,
            // Days and questions of what is hidden would say that there is something.
            lastAt: shown.at(-1)?.at ?? found.lastAt,
            openCount: shown.filter(({ questionState }) => questionState === 'open').length,
          }
        : shownConversation,
    student: { studentId: found.studentId, name: found.studentName },
    schoolName: found.schoolName,
    messages: shown.map((row) => presentMessage(actor, row)),
    can: {
      ask: as === 'asker',
      answer: canAnswer(actor, found),
      seeTo: (as === 'counselor' || as === 'told') && canSeeTo(actor, found, found),
    },
  };
});

/** The figures of answers are those of their day; what they would be today is read anew, by the same questions. */
export const changes = os.advice.changes.handler(async ({ input, context, errors }) => {
  const { conversationId } = input;
  const { actor: reader } = await context.read([]);
  const limit = { key: `advice:compared:${reader.userId}`, perHour: COMPARISONS_PER_HOUR };
  const compare = () =>
    context.unit(async (tx, actor) => {
      const [found] = await tx.query(findConversation({ conversationId, now: context.clock.now() }));
      const as = found && readsAs(actor, found, found);
      if (!found || !as || as === 'told') throw errors.NOT_FOUND();
      const shown = shownTo(as, await tx.query(listMessages({ conversationId })), found.schoolKind);
      // As where the conversation is read: nothing says that something is hidden.
      if (shown.length === 0) throw errors.NOT_FOUND();
      const loaded = await loadBasis(tx, context.clock, found.studentId);
      if (!loaded) throw errors.NOT_FOUND();
      const basis = withPlan(loaded);
      // The same question is asked once, however often it stands there.
      const asked = new Map<string, readonly Fact[]>();
      const factsNow = (ask: Ask): readonly Fact[] => {
        const key = JSON.stringify(ask);
        const facts = asked.get(key) ?? factsFor(ask, basis);
        asked.set(key, facts);
        return facts;
      };
      return {
        asOf: basis.asOf,
        answers: shown.flatMap(({ messageId, answer }) => {
          if (answer === null || answer.facts.length === 0) return [];
          // A plan is looked for anew when it is asked for anew, and what changed is about its own day.
          const asks = answer.asks.filter(({ ask }) => ask !== 'next_term' && ask !== 'changed');
          if (asks.length === 0) return [];
          const compared = answer.facts.filter(({ code }) => !NOT_COMPARED.has(code));
          const now = asks.flatMap(factsNow);
          return [{ messageId, changes: changesSince(compared, now).map(plain) }];
        }),
      };
    });
  return await inTurn(context.services, limit, compare);
});

/** What one person compares in an hour: each reckons all what-ifs of a conversation. */
const COMPARISONS_PER_HOUR = 120;

const NOT_COMPARED = new Set<string>(['plan_course', 'plan_none', 'changed', 'changed_nothing']);

const plain = ({ before, now }: { readonly before: Fact | null; readonly now: Fact | null }) => ({
  before: before && plainFact(before),
  now: now && plainFact(now),
});
