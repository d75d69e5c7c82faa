import type { Me } from '@fieldhouse/contract/people.ts';
import { hashKey, type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from './api.ts';
import { forgetFirstAnswers } from './first-answers.ts';
import { dateReading } from './format.ts';
import { interrupt, setSignedIn, wasSignedIn } from './interruptions.ts';
import { isOwnAddress } from './own-address.ts';
import { noteRelease } from './release.ts';

async function askSession(): Promise<Session> {
  const session = await client.accounts.session({});
  noteRelease(session.release);
  // A child without a parent's consent has one page, and nothing of another stays on the screen. What was typed is kept by
  // the device.
  if (session.waitsForConsent) {
    if (location.pathname !== '/consent') location.replace('/consent');
  }
  // The session ended behind an open page: nobody's typing may be lost, so the person signs in again in place.
  else if (!session.me && wasSignedIn()) {
    const why = session.closed
      ? ({ reason: 'account_closed', contact: session.closed.contact } as const)
      : ({ reason: 'session_expired' } as const);
    return (await interrupt(why)) ? askSession() : session;
  }
  setSignedIn(session.me !== null);
  return session;
}

/** From now on every date on the screen is written as this person reads dates. */
function readDatesAs(me: Me | null) {
  const next = {
    chosenZone: me?.timeZone ?? null,
    schoolZone: me?.memberships[0]?.timeZone ?? null,
    dateFormat: me?.dateFormat ?? null,
  };
  const now = dateReading.get();
  const isSame =
    now.chosenZone === next.chosenZone &&
    now.schoolZone === next.schoolZone &&
    now.dateFormat === next.dateFormat;
  if (!isSame) dateReading.set(next);
}

export type Session = Awaited<ReturnType<typeof client.accounts.session>>;

/** Dates follow the session wherever it comes from: the server, or the copy that this device keeps. */
export function followSession(queryClient: QueryClient) {
  const ownHash = hashKey(sessionQuery.queryKey);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === ownHash)
      readDatesAs((query.state.data as Session | undefined)?.me ?? null);
  });
}

/** Brand, demo mode and who is signed in. Every guard and the frame read it. */
export const sessionQuery = queryOptions({
  queryKey: api.accounts.session.queryKey({ input: {} }),
  queryFn: askSession,
  staleTime: 5 * 60_000,
});

export const useSession = () => useSuspenseQuery(sessionQuery).data;

/** The signed-in person. Only below the guarded layout, which lets nobody else in. */
export function useMe(): Me {
  const { me } = useSession();
  // While somebody signs out, the frame is still drawn once or twice with the person it had.
  const [known, setKnown] = useState(me);
  if (me && me !== known) setKnown(me);
  const person = me ?? known;
  if (!person) throw new Error('useMe() was called outside the guarded pages');
  return person;
}

/** The session as it is now, from the server; call it after signing in or out. */
export const refreshSession = (queryClient: QueryClient) => {
  forgetFirstAnswers();
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
};

/** Where a person lands: first set-up that can't wait, then the page they wanted, then their first home. */
export function landingAddress(me: Me, wanted?: string) {
  if (me.mustSetUpSecondFactor) return '/two-factor';
  if (wanted && isOwnAddress(wanted)) return wanted;
  return me.homes[0] === 'operator' ? '/operations' : '/dashboard';
}
