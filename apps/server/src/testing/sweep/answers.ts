import type { ActorName } from './actors.ts';
import { callerOf, type NamedCase } from './call.ts';
import { type AnswerActor, MARKER_NAMES, type MarkerName, mayRead } from './never-in-answers.ts';
import type { AnswerWorld } from './plant.ts';

/** Around the course, and not in the lists of who succeeds. */
const NEIGHBOURS: readonly AnswerActor[] = ['classmate', 'parentOfClassmate', 'unconfirmed', 'grader'];

/**
 * What this text shows to somebody whom it isn't meant for, in words.
 *
 * @param seen takes the markers that were found where they may be.
 */
export function leaksIn(
  { markers }: AnswerWorld,
  text: string,
  path: string,
  actor: AnswerActor,
  seen: Set<MarkerName>,
): string[] {
  const lower = text.toLowerCase();
  return MARKER_NAMES.filter((name) => lower.includes(markers[name].toLowerCase())).flatMap((name) => {
    if (!mayRead(name, path, actor)) return [`${path} shows ${name} to ${actor}`];
    seen.add(name);
    return [];
  });
}

/** Calls each procedure as everyone who may, and as those around the course; says how many answers it read. */
export async function readAnswers(
  planted: AnswerWorld,
  cases: readonly NamedCase[],
  seen: Set<MarkerName>,
): Promise<{ readonly leaks: string[]; readonly answers: number }> {
  const { sweep, people, plant } = planted;
  const call = callerOf(sweep.world);
  const places = Object.keys(people);
  const everyone = Object.keys(sweep.actors) as ActorName[];
  const leaks: string[] = [];
  let answers = 0;
  for (const one of cases) {
    if (one.refuses || one.path === 'accounts.signOut') continue;
    await plant();
    const actors: readonly AnswerActor[] = one.succeed === 'everyone' ? everyone : one.succeed;
    for (const actor of [...actors, ...NEIGHBOURS]) {
      const cookies: string[] = [];
      const targets = actor.startsWith('foreign') ? sweep.foreign : sweep.own;
      const { body } = await call(one, people[actor], places.indexOf(actor), one.input(targets), cookies);
      leaks.push(...leaksIn(planted, `${body}\n${cookies.join('\n')}`, one.path, actor, seen));
      answers += 1;
    }
  }
  return { leaks, answers };
}
