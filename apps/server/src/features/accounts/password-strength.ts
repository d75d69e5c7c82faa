import { minimumPasswordLength, type Role } from '@fieldhouse/domain/accounts/roles.ts';

export type PasswordProblem = 'too_short' | 'common' | 'guessable';

type Judge = (password: string, personal: readonly string[]) => PasswordProblem | null;
let judge: Promise<Judge> | null = null;

/** The dictionaries are large: they load with the first password that is chosen, not with the server. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const common = new Set<string>(dictionary['passwords-common'] as readonly string[]);
  return (password, personal) => {
    if (common.has(password.toLowerCase())) return 'common';
    const { score } = strength.check(password.slice(0, JUDGED_CHARACTERS), [...personal]);
    return score < LOWEST_SCORE ? 'guessable' : null;
  };
}

/** What the beginning is worth decides: the time that judging takes grows faster than the length. */
const JUDGED_CHARACTERS = 48;

/** Of 0 to 4; 2 withstands an attacker without the hashes, even an unhurried one. */
const LOWEST_SCORE = 2;

/**
 * What is wrong with a new password, or null when it will do.
 *
 * @param personal words an attacker would try first: name, address, school.
 */
export async function passwordProblem(
  password: string,
  role: Role,
  personal: readonly string[],
): Promise<PasswordProblem | null> {
  if (password.length < minimumPasswordLength(role)) return 'too_short';
  judge ??= loadJudge();
  return (await judge)(password, personal);
}
