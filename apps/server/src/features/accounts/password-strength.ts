import { minimumPasswordLength, type Role } from '@fieldhouse/domain/accounts/roles.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type PasswordProblem = 'too_short' | 'common' | 'guessable';

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common = new Set<string>(dictionary['passwords-common'] as readonly string[]);

/** Of 0 to 4; 2 withstands an attacker without the hashes, even an unhurried one. */
const LOWEST_SCORE = 2;

/**
 * What is wrong with a new password, or null when it will do.
 *
 * @param personal words an attacker would try first: name, address, school.
 */
export function passwordProblem(password: string, role: Role, personal: readonly string[]): PasswordProblem | null {
  if (password.length < minimumPasswordLength(role)) return 'too_short';
  if (common.has(password.toLowerCase())) return 'common';
  const { score } = strength.check(password.slice(0, 100), [...personal]);
  return score < LOWEST_SCORE ? 'guessable' : null;
}
