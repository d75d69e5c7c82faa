import type { SignUpRole } from '@fieldhouse/contract/people.ts';

/** Staff see other people's data, so theirs are longer. The server decides; it also refuses guessable ones. */
export const minimumLength = (role: SignUpRole) => (role === 'teacher' || role === 'school_admin' ? 12 : 6);

export type Strength = 0 | 1 | 2 | 3 | 4;

/** A rough hint while typing, from length and variety: 0 is too short, 4 is strong. */
export function strengthOf(password: string, minimum: number): Strength {
  if (password.length < minimum) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const score = distinct * 0.6 + kinds * 1.5 + Math.max(0, password.length - 8) * 0.5;
  if (score < 7) return 1;
  if (score < 10) return 2;
  return score < 13 ? 3 : 4;
}
