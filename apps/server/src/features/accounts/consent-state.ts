import type { UserId } from '@fieldhouse/contract/ids.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

const consentStateOf = statement<Sql['consentStateOf'], { userId: UserId }>(
  'select consent_state as state from users where id = :userId',
);

/** Whether the account waits for a parent, as the database says by the birth date and the school's day. */
export async function waitsForParent(tx: Transaction, userId: UserId): Promise<boolean> {
  const [user] = await tx.query(consentStateOf({ userId }));
  return user?.state === 'required';
}

/** The same, brought in line with the birth date first: who turned 13 since a parent agreed needs no consent any more. */
const settledStateOf = statement<
  Sql['settledStateOf'],
  { userId: UserId; now: string },
  { state: 'not_needed' | 'required' | 'given' | null }
>('select app.settle_consent(:userId, false, :now) as state');

/**
 * The same for a student who is at a school again, whose end was taken back: what the school had recorded of a parent may
 * carry the account again, or no longer.
 */
export async function settleReturned(tx: Transaction, userId: UserId, now: string): Promise<boolean> {
  const [settled] = await tx.query(settledStateOf({ userId, now }));
  return settled?.state === 'required';
}

/** Whether the account can't be without a parent's consent: it waits for one, or is open by one. */
export async function needsConsent(tx: Transaction, userId: UserId, now: string): Promise<boolean> {
  const [user] = await tx.query(consentStateOf({ userId }));
  if (user?.state !== 'given') return user?.state === 'required';
  const [settled] = await tx.query(settledStateOf({ userId, now }));
  return settled?.state !== 'not_needed';
}
