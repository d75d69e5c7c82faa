import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

/** An exported function of a feature's policy, or of access, that decides who may do something. */
export interface Predicate {
  /** Feature, or access, and name. */
  readonly key: string;
  readonly feature: string;
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Changes with the policy; then it is tried again. */
  readonly sha256: string;
}

/** What a policy exports beside predicates. */
const NO_PREDICATES = new Set([
  'messages/mainRole',
  'calendar/knownStudentsOf',
  'live/presentJoining',
  'access/guardedIn',
]);

/** The predicates of one policy's source. */
function predicatesIn(file: string, source: string): Predicate[] {
  const sha256 = createHash('sha256').update(source).digest('hex');
  const feature = file.split('/').at(-2) as string;
  return [...source.matchAll(/^export (?:function ([a-z]\w*)|const ([a-z]\w*) =\s*[(<])/gm)]
    .map(([, declared, assigned]) => declared ?? (assigned as string))
    .map((name) => ({ key: `${feature}/${name}`, feature, name, file, sha256 }))
    .filter(({ key }) => !NO_PREDICATES.has(key));
}

/** All of them, by feature. */
export const allPredicates = (): Predicate[] =>
  globSync(
    'apps/server/src/{features/*/{policy,session-policy,staff-policy},access/{actor,courses,students}}.ts',
    {
      cwd: root,
    },
  )
    .sort()
    .flatMap((file) => predicatesIn(file, readFileSync(path.join(root, file), 'utf8')));
