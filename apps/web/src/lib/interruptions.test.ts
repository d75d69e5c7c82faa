import { ORPCError } from '@orpc/client';
import { afterEach, expect, it } from 'vitest';
import { contactOf, interrupt, interruption, mayInterrupt, setSignedIn } from './interruptions.ts';

afterEach(() => setSignedIn(false));

const closed = new ORPCError('ACCOUNT_CLOSED', { data: { contact: 'office@maple.test' } });
const path = ['coursework', 'saveDraft'];

it('holds the page when the account is closed in the middle of work, and names whom to ask', () => {
  setSignedIn(true);
  expect(mayInterrupt(closed, path)).toEqual({ reason: 'account_closed', contact: 'office@maple.test' });
  expect(mayInterrupt(new ORPCError('UNAUTHORIZED'), path)).toEqual({ reason: 'session_expired' });
  expect(mayInterrupt(new ORPCError('MFA_REQUIRED'), path)).toEqual({ reason: 'fresh_factor' });
  expect(mayInterrupt(new ORPCError('FORBIDDEN'), path)).toBeNull();
});

it('leaves signing in alone, where the form shows the words itself', () => {
  expect(mayInterrupt(closed, path)).toBeNull();
  setSignedIn(true);
  expect(mayInterrupt(closed, ['accounts', 'signIn'])).toBeNull();
});

it('reads no contact from other refusals, or where none is known', () => {
  expect(contactOf(closed)).toBe('office@maple.test');
  expect(contactOf(new ORPCError('ACCOUNT_CLOSED', { data: { contact: null } }))).toBeNull();
  expect(contactOf(new ORPCError('FORBIDDEN'))).toBeNull();
});

it('asks about unsent work by itself, and takes no other answer for it', async () => {
  const first = interrupt({ reason: 'session_expired' });
  const second = interrupt({ reason: 'session_expired' });
  const leaving = interrupt({ reason: 'unsent_work', work: [{ kind: 'messages' }] });
  let isAnswered = false;
  void leaving.then(() => {
    isAnswered = true;
  });
  // Whoever signs in again to go on hasn't said that their work may go.
  interruption.get()?.settle(true);
  expect(await Promise.all([first, second])).toEqual([true, true]);
  await expect.poll(() => interruption.get()?.reason).toBe('unsent_work');
  expect(isAnswered).toBe(false);
  interruption.get()?.settle(false);
  expect(await leaving).toBe(false);
  expect(interruption.get()).toBeNull();
});
