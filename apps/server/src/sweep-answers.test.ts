import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { leaksIn, readAnswers } from '#testing/sweep/answers.ts';
import { TRIED_CASES } from '#testing/sweep/call.ts';
import {
  type AnswerActor,
  isShownToSomebody,
  MARKER_NAMES,
  type MarkerName,
  ruleOf,
} from '#testing/sweep/never-in-answers.ts';
import { type AnswerWorld, openAnswerWorld } from '#testing/sweep/plant.ts';
import { buildApp } from './app.ts';

let planted: AnswerWorld;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  planted = await openAnswerWorld();
  app = await buildApp(planted.sweep.world.services, null);
});
afterAll(async () => {
  await app.close();
  await planted.sweep.world.close();
});

/** Markers that were found where they may be. */
const seen = new Set<MarkerName>();
let answers = 0;

function leaksOf(text: string, path: string, actor: AnswerActor): string[] {
  answers += 1;
  return leaksIn(planted, text, path, actor, seen);
}

it('plants each marker as a text of its own', () => {
  const values = MARKER_NAMES.map((name) => planted.markers[name]);
  expect(MARKER_NAMES.filter((name) => planted.markers[name].length < 7)).toEqual([]);
  for (const [place, value] of values.entries())
    for (const [other, text] of values.entries())
      if (place !== other)
        expect(text.includes(value), `${MARKER_NAMES[place]} in ${MARKER_NAMES[other]}`).toBe(false);
});

it('T-01 shows nobody in any answer what is not theirs to read', async () => {
  const found = await readAnswers(planted, TRIED_CASES, seen);
  answers += found.answers;
  expect(found.leaks).toEqual([]);
}, 180_000);

it('shows it in no calendar feed', async () => {
  const { people, plant } = planted;
  await plant();
  const leaks: string[] = [];
  for (const [actor, person] of Object.entries(people) as [AnswerActor, (typeof people)[AnswerActor]][]) {
    const feed = await person?.client.calendar.createFeed({}).catch(() => null);
    if (!feed) continue;
    const { body, headers } = await app.inject({ method: 'GET', url: feed.path });
    leaks.push(...leaksOf(`${body}\n${JSON.stringify(headers)}`, '/calendar/feed', actor));
  }
  expect(leaks).toEqual([]);
});

it('writes it into no notification and no email', async () => {
  const { units } = planted.sweep.world.services;
  const { rows } = await units.write(jobForPlatform, (tx) =>
    tx.execute(
      `select 'email' as place, to_jsonb(m)::text as text from mail_outbox m
       union all select 'notification', to_jsonb(n)::text from notifications n`,
      [],
    ),
  );
  const untold = MARKER_NAMES.filter((name) => !ruleOf(name).isTold);
  const leaks = (rows as { place: string; text: string }[]).flatMap(({ place, text }) =>
    untold
      .filter((name) => text.toLowerCase().includes(planted.markers[name].toLowerCase()))
      .map((name) => `${place} tells ${name}`),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect([...new Set(leaks)]).toEqual([]);
});

it('shows each of them to somebody who may read it, so that the list is no dead letter', () => {
  process.stdout.write(`sweep: ${answers} answers read for ${MARKER_NAMES.length} markers\n`);
  expect(MARKER_NAMES.filter((name) => isShownToSomebody(name) && !seen.has(name))).toEqual([]);
});
