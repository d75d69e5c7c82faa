import type { AssignmentId, EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { api, client } from './api.ts';
import { deviceStore, sendBeforeSignOut } from './device-store.ts';
import { codeOf } from './errors.ts';
import type { HandIn } from './hand-in-check.ts';
import { HandIns, type Outcome } from './hand-ins.ts';
import { queryClient } from './query-client.ts';
import { useMe } from './session.ts';

type Submit = typeof client.coursework.submit;
export type Receipt = Awaited<ReturnType<Submit>>;
export type Told = (handIn: HandIn, outcome: Outcome<Receipt>) => void;

/** Refusals after which the same answer will never be accepted. */
const REFUSALS = new Set([
  'MATCHING_UNCHECKED',
  'EMPTY_ANSWER',
  'FILE_NOT_FOUND',
  'NO_ATTEMPTS_LEFT',
  'OTHER_ATTEMPT',
  'SCHOOL_READ_ONLY',
  'BAD_REQUEST',
  'NOT_FOUND',
  'FORBIDDEN',
]);

const told = new Set<Told>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('fieldhouse-hand-ins');
let current: { readonly userId: string; readonly handIns: HandIns<Receipt> } | null = null;

/** What changes on every page once work is handed in. */
export const refreshAfterHandIn = () =>
  Promise.all(
    [api.coursework.key(), api.lessons.key(), api.home.key(), api.gradebook.key()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** One outbox for the signed-in person, whatever page is open. */
export function handInsOf(userId: string): HandIns<Receipt> {
  if (current?.userId === userId) return current.handIns;
  const handIns = new HandIns<Receipt>({
    device: deviceStore,
    userId,
    send: ({ assignmentId, enrollmentId, content, idempotencyKey }) =>
      client.coursework.submit({
        assignmentId: assignmentId as AssignmentId,
        ...(enrollmentId ? { enrollmentId: enrollmentId as EnrollmentId } : {}),
        content: content as Parameters<Submit>[0]['content'],
        idempotencyKey,
      }),
    look: (assignmentId) => client.coursework.get({ assignmentId: assignmentId as AssignmentId }),
    whoIsHere: async () => (await client.accounts.session({})).me?.userId ?? null,
    refusalOf(error) {
      const code = codeOf(error);
      return code !== null && REFUSALS.has(code) ? code : null;
    },
    alone: async (task) => {
      if (navigator.locks) await navigator.locks.request('fieldhouse-hand-ins', task);
      else await task();
    },
    tellOthers: () => channel?.postMessage('changed'),
    onOutcome(handIn, outcome) {
      for (const listener of told) listener(handIn, outcome);
    },
  });
  current = { userId, handIns };
  channel?.addEventListener('message', () => {
    void handIns.reload();
    void refreshAfterHandIn();
  });
  sendBeforeSignOut(() => handIns.flush());
  void handIns.start();
  return handIns;
}

/** The person's hand-ins that the server hasn't got, and the outbox they are in. */
export function useHandIns() {
  const handIns = handInsOf(useMe().userId);
  return { handIns, all: useSyncExternalStore(handIns.subscribe, handIns.all) };
}

/** Calls back for each hand-in that was sent by itself or refused, on whatever page. */
export function useHandInOutcomes(tell: Told) {
  useEffect(() => {
    told.add(tell);
    return () => {
      told.delete(tell);
    };
  }, [tell]);
}
