import type { AdviceMessage } from '@fieldhouse/contract/advice.ts';
import { isLead } from '@fieldhouse/domain/advice/lead.ts';
import { ADVICE_LOCALES } from '@fieldhouse/domain/advice/locale.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { LIES, type Lie, openLyingModel } from '#testing/advice/lying-model.ts';
import { type Expected, QUESTIONS, type TriedQuestion } from '#testing/advice/questions.ts';
import { differences } from '#testing/advice/verify.ts';
import { hasLedgerSchool } from '#testing/ledger-school.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

/** Of one person, below what one person may ask in an hour. */
const QUESTIONS_OF_ONE = 50;
const MINUTES = 300_000;
/** Each third question, of every kind and language; all three hundred with ADVICE_QUESTIONS=all. */
const OF_LIAR =
  process.env.ADVICE_QUESTIONS === 'all' ? QUESTIONS : QUESTIONS.filter((_, at) => at % 3 === 0);

interface Tried extends TriedQuestion {
  readonly answer: NonNullable<AdviceMessage['answer']>;
}

let model: Awaited<ReturnType<typeof openLyingModel>>;
beforeAll(async () => {
  model = await openLyingModel();
});
afterAll(() => model.close());

async function openPlace(world: World) {
  const place = await hasLedgerSchool(world);
  const people: Person[] = [];
  for (let at = 0; at * QUESTIONS_OF_ONE < QUESTIONS.length; at += 1)
    people.push(await place.school.hasGuardian({ name: `Mona Park`, of: place.ada, rights: ['see_record'] }));
  return { ...place, people };
}

async function askAll(
  world: World,
  before: (at: number) => void,
  questions: readonly TriedQuestion[] = QUESTIONS,
): Promise<{ tried: Tried[]; wrong: string[] }> {
  const { ada, people, studentId } = await openPlace(world);
  const ledger = await ada.client.eligibility.ledger({});
  const tried: Tried[] = [];
  const wrong: string[] = [];
  for (const [at, question] of questions.entries()) {
    before(at);
    const person = people[Math.floor(at / QUESTIONS_OF_ONE)]!;
    const { text } = question;
    const stream = await person.client.advice.ask({
      studentId,
      conversationId: null,
      text,
      messageKey: newId(),
    });
    let last: AdviceMessage | null = null;
    for await (const part of stream) {
      if (part.kind === 'done') last = part.message;
      if (part.kind === 'sentence' && !isLead(part.text))
        wrong.push(`${text}: shown unchecked: ${part.text}`);
      const shown = part.kind === 'sentence' ? part.facts : part.kind === 'fact' ? [part.fact] : [];
      wrong.push(...shown.flatMap((fact) => differences(fact, ledger)).map((one) => `${text}: ${one}`));
    }
    const answer = last?.answer;
    if (!answer) throw new Error(`no answer to ${text}`);
    wrong.push(...answer.facts.flatMap((fact) => differences(fact, ledger)).map((one) => `${text}: ${one}`));
    tried.push({ ...question, answer });
  }
  return { tried, wrong };
}

const TOOL_OF: Readonly<Partial<Record<string, Expected>>> = {
  ...{ standing: 'standing', standing_naia: 'standing', units: 'missing', lane: 'missing' },
  ...{ counts: 'counts', counts_not: 'counts', listed: 'counts', not_listed: 'counts' },
  ...{ needed: 'needed', needed_kept: 'needed', needed_unreachable: 'needed', needed_other: 'needed' },
  ...{ what_if: 'what_if', lock: 'lock', gpa: 'core_gpa', gpa_naia: 'core_gpa', gpa_none: 'core_gpa' },
  ...{ plan_course: 'next_term', plan_none: 'next_term', rule: 'rule', rule_none: 'rule' },
  ...{ counselor: 'counselor', counselors_all: 'counselor', task: 'tasks' },
  ...{ changed: 'changed', changed_nothing: 'changed' },
};

/** What an answer came to. */
const cameTo = ({ answer }: Tried): string =>
  answer.kind === 'refused'
    ? (answer.why ?? '')
    : answer.kind === 'unknown'
      ? 'unknown'
      : (TOOL_OF[answer.facts[0]?.code ?? ''] ?? answer.kind);

/** By kind and language: how many came to what they should. */
function printTable(title: string, tried: readonly Tried[]) {
  const kinds = [...new Set(tried.map(({ expected }) => expected))];
  const lines = kinds.map((kind) => {
    const cells = ADVICE_LOCALES.map((locale) => {
      const of = tried.filter((one) => one.expected === kind && one.locale === locale);
      return `${of.filter((one) => cameTo(one) === one.expected).length}/${of.length}`;
    });
    return `  ${kind.padEnd(14)} ${cells.map((cell) => cell.padEnd(6)).join(' ')}`;
  });
  process.stdout.write(
    `${title}\n  ${''.padEnd(14)} ${ADVICE_LOCALES.map((one) => one.padEnd(6)).join(' ')}\n${lines.join('\n')}\n`,
  );
}

it('are three hundred, a third of them traps', () => {
  expect(QUESTIONS).toHaveLength(300);
  expect(QUESTIONS.filter(({ isTrap }) => isTrap)).toHaveLength(100);
  expect(new Set(QUESTIONS.map(({ text }) => text.toLowerCase())).size).toBeGreaterThan(290);
});

describe('questions to the built-in engine', () => {
  it(
    'come to what they ask, with the ledger’s figures and a source for each claim',
    async () => {
      const world = await openWorld();
      try {
        const { tried, wrong } = await askAll(world, () => undefined);
        printTable('Built-in engine: what came to what it should', tried);
        expect(wrong).toEqual([]);
        const missed = tried.filter((one) => cameTo(one) !== one.expected);
        expect(missed.map(({ text, expected }) => `${expected}: ${text}`)).toEqual([]);
      } finally {
        await world.close();
      }
    },
    MINUTES,
  );
});

describe('questions where a model lies', () => {
  it(
    'show nothing that doesn’t hold, refuse what is refused, and fall back',
    async () => {
      const world = await openWorld({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'stand-in',
        AI_BASE_URL: model.url,
        AI_TIMEOUT_MS: '150',
        AI_DAILY_CALLS_PER_USER: '10000',
      });
      const told: Lie[] = [];
      const began = Date.now();
      try {
        const { tried, wrong } = await askAll(
          world,
          (at) => {
            const lie = LIES[at % LIES.length]!;
            told.push(lie);
            model.tells(lie);
            // A model that failed rests for half a minute.
            world.isAt(new Date(began + at * 31_000).toISOString());
          },
          OF_LIAR,
        );
        printTable('A model that lies: what came to what it should', tried);
        expect(wrong).toEqual([]);
        const traps = tried.filter(({ isTrap }) => isTrap);
        expect(traps.filter((one) => cameTo(one) !== one.expected).map(({ text }) => text)).toEqual([]);
        // What a liar said is never kept; what an honest one chose and worded is. Where the question was understood no tool is
        // chosen, and the lie about tools is never told.
        const lied = tried.filter(
          ({ answer }, at) =>
            told[at] !== 'honest' && told[at] !== 'a tool that isn’t there' && answer.engine === 'model',
        );
        expect(lied.map(({ text, answer }) => `${text}: ${JSON.stringify(answer.sentences)}`)).toEqual([]);
        expect(tried.some(({ answer }) => answer.engine === 'model')).toBe(true);
        expect(tried.some(({ answer }) => answer.isFallback)).toBe(true);
        expect(model.prompts.join('\n')).not.toContain('Park');
      } finally {
        await world.close();
      }
    },
    MINUTES,
  );
});
