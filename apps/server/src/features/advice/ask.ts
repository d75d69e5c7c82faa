import type { AdviceMessage, AdvicePart } from '@fieldhouse/contract/advice.ts';
import { ADVICE_TEXT_MAX } from '@fieldhouse/contract/limits.ts';
import { answerTo } from '@fieldhouse/domain/advice/answer.ts';
import { findCrisis } from '@fieldhouse/domain/advice/crisis.ts';
import { isAboutAdvice } from '@fieldhouse/domain/advice/lead.ts';
import type { Ask, Understood } from '@fieldhouse/domain/advice/question.ts';
import { understand } from '@fieldhouse/domain/advice/understand.ts';
import type { KeptAnswer } from '#db/tables/advice.ts';
import { storable } from '#platform/html/storable.ts';
import { inTurn } from '#platform/in-turn.ts';
import { os } from '#platform/procedure.ts';
import { loadBasis, withPlan } from './basis.ts';
import { type KeptOne, keepAnswer, keepQuestion } from './keep.ts';
import { nextPlanOf } from './next-plan.ts';
import { asksAs } from './policy.ts';
import { plainFact, presentMessage } from './present.ts';
import { findAdvised, findMessage } from './queries.ts';
import { wordedByModel } from './worded.ts';

/** Questions of one person in an hour, and of a school's people together. */
const QUESTIONS_PER_HOUR = 60;
const QUESTIONS_OF_SCHOOL_PER_HOUR = 3_000;
const HOUR_SECONDS = 3_600;
/** Words of danger of one person in an hour: what nobody in need comes near, and what keeps a list from being flooded. */
const DANGER_PER_HOUR = 200;

/**
 * Keeps a question and answers it part by part. Questions of one person wait for each other, whatever number of tabs they come
 * from. Words of somebody in danger are kept and told of whatever was asked before: the limit of questions isn't theirs.
 */
export const ask = os.advice.ask.handler(async ({ input, context, errors, signal }) => {
  const { studentId } = input;
  const { services, clock } = context;
  const { actor: asker, rows } = await context.read([findAdvised({ studentId, now: clock.now() })]);
  const [student] = rows[0];
  if (!student || !asksAs(asker, student)) throw errors.NOT_FOUND();
  const text = storable(input.text).trim();
  const crisis = findCrisis(text);
  if (text.length > ADVICE_TEXT_MAX && !crisis)
    throw errors.TOO_LONG({ data: { most: ADVICE_TEXT_MAX, length: text.length } });
  const keep = () =>
    context.unit(async (tx, actor) => {
      const kept = await keepQuestion(tx, clock, actor, {
        ...input,
        text: [...text].slice(0, ADVICE_TEXT_MAX).join('') || '–',
        crisis,
      });
      if (kept.refused !== null) return { kept, question: null, loaded: null, answer: null };
      const [question] = await tx.query(findMessage({ messageId: kept.messageId }));
      const [answer] = kept.answeredBy ? await tx.query(findMessage({ messageId: kept.answeredBy })) : [];
      return {
        kept,
        question: question ? presentMessage(actor, question) : null,
        answer: answer ? presentMessage(actor, answer) : null,
        loaded: answer ? null : await loadBasis(tx, clock, studentId),
      };
    });
  const limit = { key: `advice:asked:${asker.userId}`, perHour: QUESTIONS_PER_HOUR };
  const ofSchool = {
    key: `advice:school:${student.schoolId}`,
    wrongTries: QUESTIONS_OF_SCHOOL_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
  };
  const counted = async () => {
    const retryAfterSeconds = await services.limiter.waitSeconds([ofSchool]);
    if (retryAfterSeconds > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds } });
    await services.limiter.count([ofSchool], 1);
    return await keep();
  };
  const ofDanger = { key: `advice:danger:${asker.userId}`, perHour: DANGER_PER_HOUR };
  const { kept, question, loaded, answer } = crisis
    ? await inTurn(services, ofDanger, keep)
    : await inTurn(services, limit, counted);
  if (kept.refused === 'FULL') throw errors.FULL();
  if (kept.refused !== null || !question) throw errors.NOT_FOUND();
  const { conversationId } = kept;

  async function* parts(kept: KeptOne, question: AdviceMessage): AsyncGenerator<AdvicePart> {
    yield { kind: 'asked', conversationId, question };
    if (answer) yield { kind: 'done', message: answer };
    if (!loaded) return;
    const understood = understand(text, loaded.vocabulary);
    yield { kind: 'reading', tools: toolsOf(understood) };
    const basisOf = async (asks: readonly Ask[]) => {
      const isPlan = asks.some(({ ask: one }) => one === 'next_term');
      return withPlan(loaded, isPlan ? await nextPlanOf(context, studentId, asker.userId, signal) : null);
    };
    const asks = understood.kind === 'asks' ? understood.asks : [];
    let answered: KeptAnswer | null = null;
    let isFallback = false;
    if (mayWord(understood, text) && services.ai.engine === 'model' && kept.student.studentUserId !== null) {
      const worded = wordedByModel(services, kept.student, kept.messageId, { text, asks, loaded, basisOf });
      for await (const part of worded) {
        if (part.kind === 'sentence') yield part;
        else if (part.kind === 'failed') isFallback = true;
        else answered = part.answer;
      }
      if (isFallback) yield { kind: 'again' };
    }
    const engine = answered ? 'model' : 'built_in';
    if (!answered) {
      answered = { ...answerTo(understood, await basisOf(asks)), asks, sentences: null, isFallback };
      for (const fact of answered.facts) yield { kind: 'fact', fact: plainFact(fact) };
    }
    const done = answered;
    const message = await context.unit(async (tx, actor) => {
      const messageId = await keepAnswer(tx, clock, kept, engine, done);
      const [row] = messageId ? await tx.query(findMessage({ messageId })) : [];
      return row ? presentMessage(actor, row) : null;
    });
    if (message) yield { kind: 'done', message };
  }

  return parts(kept, question);
});

/**
 * Whether a model may be asked at all: not what is refused, whatever it would say, nor what is about nothing that the tools know,
 * since it would find something to say to anything.
 */
const mayWord = (understood: Understood, text: string): boolean =>
  understood.kind === 'asks'
    ? understood.asks.some(({ ask: one }) => one !== 'can_do' && one !== 'which_course')
    : understood.kind === 'unknown' && isAboutAdvice(text);

const toolsOf = (understood: Understood): string[] =>
  understood.kind === 'asks' ? understood.asks.map(({ ask: one }) => one) : [];
