import type { AdvicePart } from '@fieldhouse/contract/advice.ts';
import { factsFor } from '@fieldhouse/domain/advice/answer.ts';
import type { AdviceBasis } from '@fieldhouse/domain/advice/basis.ts';
import type { Fact } from '@fieldhouse/domain/advice/fact.ts';
import type { Ask } from '@fieldhouse/domain/advice/question.ts';
import type { KeptAnswer } from '#db/tables/advice.ts';
import { AiUnavailableError } from '#platform/ai/tasks.ts';
import type { Services } from '#platform/services.ts';
import type { LoadedBasis } from './basis.ts';
import type { Advised } from './keep.ts';
import { plainFact } from './present.ts';

interface Question {
  readonly text: string;
  /** What was understood; empty: nothing. */
  readonly asks: readonly Ask[];
  readonly loaded: LoadedBasis;
  readonly basisOf: (asks: readonly Ask[]) => Promise<AdviceBasis>;
}

type Worded =
  | Extract<AdvicePart, { kind: 'sentence' }>
  | { readonly kind: 'failed' }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer };

/**
 * The answer of a model, sentence by sentence, each after it was checked. It ends with the whole answer, with `failed` where it
 * doesn't hold or doesn't come, or with neither where no model may read what this student writes.
 */
export async function* wordedByModel(
  services: Services,
  { schoolId, studentId, studentUserId }: Advised,
  messageId: string,
  { text, asks: understood, loaded, basisOf }: Question,
): AsyncGenerator<Worded> {
  if (studentUserId === null) return;
  const waiting: Worded[] = [];
  let wake: (() => void) | null = null;
  let isOver = false;
  const push = (part: Worded | null) => {
    if (part) waiting.push(part);
    else isOver = true;
    wake?.();
  };
  let facts: readonly Fact[] = [];
  const scope = { schoolId, userId: studentUserId, entity: 'student', entityId: studentId };
  services.ai
    .advise(scope, {
      question: text,
      asks: understood,
      courses: loaded.vocabulary.courses,
      factsOf: async (asks) => {
        const basis = await basisOf(asks);
        facts = asks.flatMap((ask) => factsFor(ask, basis));
        return facts;
      },
      onSentence: ({ text: words, facts: places }) =>
        push({
          kind: 'sentence',
          text: words,
          facts: places.flatMap((place) => facts[place] ?? []).map(plainFact),
        }),
    })
    .then(({ output }) => {
      if (!output) return;
      const { asks, sentences } = output;
      const answer: KeptAnswer = {
        kind: 'answer',
        why: null,
        facts: output.facts,
        asks,
        sentences,
        isFallback: false,
      };
      push({ kind: 'answered', answer });
    })
    .catch((error: unknown) => {
      // Without a budget, or while the provider rests, nothing was said that could be wrong.
      if (error instanceof AiUnavailableError && error.reason !== 'failed') return;
      if (!(error instanceof AiUnavailableError))
        services.log.warn({ err: error, messageId }, 'a model couldn’t answer a question');
      push({ kind: 'failed' });
    })
    .finally(() => push(null));
  for (;;) {
    const next = waiting.shift();
    if (next) yield next;
    else if (isOver) return;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
}
