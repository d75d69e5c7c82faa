import type { DeletionObstacle, Postponement } from '@fieldhouse/contract/profile-account.ts';
import type { Actor } from '#access/actor.ts';

/** Whoever decides about a request to join goes by the name: it stays while one waits. */
export const mayRename = (actor: Pick<Actor, 'memberships'>): boolean =>
  actor.memberships.every(({ status }) => status === 'active');

/** What is known of a person who wants their account deleted. */
export interface DeletionScope {
  readonly isOperator: boolean;
  /** Nobody else runs one of their schools, families' aside. */
  readonly isLastAdmin: boolean;
  /** A student who isn't of age, or whose birth date nobody knows. */
  readonly isMinor: boolean;
  /** No school that is open knows them, and no guardian decides about the account. */
  readonly isAlone: boolean;
}

/**
 * What stands against deleting one's own account; null: nothing. Minors' accounts are their guardians' to end, and their own
 * where nobody else could.
 */
export function deletionObstacle(person: DeletionScope): DeletionObstacle | null {
  if (person.isOperator) return 'operator';
  if (person.isLastAdmin) return 'last_admin';
  return person.isMinor && !person.isAlone ? 'minor' : null;
}

/** Why a deletion that was asked for is not carried out at its date; null: it is. */
export function postponementOf(
  person: Pick<DeletionScope, 'isOperator' | 'isLastAdmin'> & {
    /** A court or an authority wants data of theirs kept. */
    readonly isHeld: boolean;
  },
): Postponement | null {
  if (person.isHeld) return 'law';
  return person.isOperator || person.isLastAdmin ? 'duty' : null;
}

/** What classmates may see where the person has said nothing: all of an adult, nothing of a minor. */
export const visibleToClassmates = (choice: boolean | null, isMinor: boolean): boolean => choice ?? !isMinor;
