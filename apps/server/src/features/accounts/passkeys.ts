import { createHmac } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type RowOf, statement } from '#db/unit.ts';
import { type Config, ownOrigin } from '#platform/config.ts';
import { derivedKey } from '#platform/derived-key.ts';
import { idMadeAt, millisOf, newId } from '#platform/ids.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { closedAccount, os } from '#platform/procedure.ts';
import { spendOnce } from '#platform/proof-of-work.ts';
import { rememberBrowser } from './known-browser.ts';
import { addressLimits } from './limits.ts';
import { changeSignIn, requireConfirmedEmail, requireSecrets, signInLabel } from './own-account.ts';
import { findContact, findSignInUser, isOperator } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { markFreshFactor } from './second-factor.ts';
import { recordLogin, requireTries, startSession } from './sessions.ts';

const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;

type PasskeyRow = RowOf<typeof findPasskey>;

const listCredentials = statement<Sql['listCredentials'], { userId: string }, { transports: string[] }>(
  'select credential_id as "credentialId", transports from auth_passkeys where user_id = :userId',
);
const findPasskey = statement<Sql['findPasskey'], { credentialId: string }, { transports: string[] }>(
  `select k.id as "passkeyId", k.user_id as "userId", u.email, k.public_key as "publicKey", k.counter, k.transports
   from auth_passkeys k join users u on u.id = k.user_id where k.credential_id = :credentialId`,
);
const insertPasskey = statement<
  Sql['insertPasskey'],
  {
    authPasskeyId: string;
    userId: string;
    name: string;
    credentialId: string;
    publicKey: string;
    counter: number;
    transports: readonly string[];
    credentialBackedUp: boolean;
  }
>(
  `insert into auth_passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_backed_up)
   values (:authPasskeyId, :userId, :name, :credentialId, :publicKey, :counter, :transports, :credentialBackedUp) on conflict (credential_id) do nothing returning id`,
);
/** A counter that doesn't grow is a copy of the key; authenticators without a counter say 0 each time. */
const usePasskey = statement<Sql['usePasskey'], { authPasskeyId: string; newCounter: number; now: string }>(
  `update auth_passkeys set counter = :newCounter, last_used_at = :now
   where id = :authPasskeyId and (counter < :newCounter or (counter = 0 and :newCounter = 0)) returning id`,
);
const deletePasskey = statement<Sql['deletePasskey'], { userId: string; authPasskeyId: string }>(
  'delete from auth_passkeys where user_id = :userId and id = :authPasskeyId returning id',
);

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

/** Loaded with the first passkey: few requests need it, and it is large. */
const webAuthn = () => import('@simplewebauthn/server');

/** The name for which keys are made, and the pages from which they may be used. */
function relyingParty(config: Config): { id: string; origin: string } {
  const { hostname, origin } = new URL(ownOrigin(config));
  return { id: hostname, origin };
}

/**
 * The challenge of an id, for one purpose. Nothing is kept of it: whoever asks for a million leaves no row behind, and
 * the id says when it was made.
 */
const challengeOf = (context: RequestContext, purpose: string, challengeId: string): Buffer =>
  createHmac('sha256', derivedKey(context.services.config.APP_SECRET, 'passkey challenges'))
    .update(`${purpose}\n${challengeId}`)
    .digest();

function newChallenge(
  context: RequestContext,
  purpose: string,
): { challengeId: string; challenge: Uint8Array<ArrayBuffer> } {
  const challengeId = idMadeAt(context.services.clock.millis());
  return { challengeId, challenge: new Uint8Array(challengeOf(context, purpose, challengeId)) };
}

const isInTime = (context: RequestContext, challengeId: string): boolean =>
  context.services.clock.millis() < millisOf(challengeId) + CHALLENGE_MS;

/** A check for the library: the challenge is the one of this id, and not too old. It is used up by `spendChallenge`. */
const challengeCheck =
  (context: RequestContext, purpose: string, challengeId: string) =>
  (challenge: string): boolean =>
    challenge === challengeOf(context, purpose, challengeId).toString('base64url') &&
    isInTime(context, challengeId);

/** True for the first right answer to a challenge. */
const spendChallenge = (context: RequestContext, challengeId: string): Promise<boolean> =>
  spendOnce(context, `passkey:${challengeId}`, millisOf(challengeId) + CHALLENGE_MS);

export const passkeyOptions = os.accounts.passkeyOptions.handler(async ({ input, context }) => {
  const { config, units } = context.services;
  const { actor } = await context.read([]);
  requireConfirmedEmail(actor);
  await requireSecrets(context, actor, { password: input.password });
  const { rows } = await units.read(asLogin, [listCredentials({ userId: actor.userId })]);
  const { challengeId, challenge } = newChallenge(context, `add:${actor.userId}`);
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: config.BRAND_NAME,
    rpID: relyingParty(config).id,
    userID: new TextEncoder().encode(actor.userId),
    userName: signInLabel(actor),
    userDisplayName: actor.fullName,
    attestationType: 'none',
    excludeCredentials: rows[0].map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    challenge,
  });
  return { challengeId, options: { ...options } };
});

type AuthenticatorTransport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

export const addPasskey = os.accounts.addPasskey.handler(async ({ input, context, errors }) => {
  const { config, units } = context.services;
  const { actor } = await context.read([]);
  requireConfirmedEmail(actor);
  const { id, origin } = relyingParty(config);
  const expectedChallenge = challengeCheck(context, `add:${actor.userId}`, input.challengeId);
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: input.response as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified || !(await spendChallenge(context, input.challengeId)))
    throw errors.INVALID_PASSKEY();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const { rows } = await units.read(asLogin, [listCredentials({ userId: actor.userId })]);
  if (rows[0].length >= MOST_PASSKEYS) throw errors.INVALID_PASSKEY();
  const passkeyId = newId();
  await changeSignIn(context, actor, 'passkey_added', async (tx) => {
    const made = await tx.query(
      insertPasskey({
        authPasskeyId: passkeyId,
        userId: actor.userId,
        name: input.name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        credentialBackedUp,
      }),
    );
    if (made.length === 0) throw errors.ALREADY_SET_UP();
  });
  return { passkeyId };
});

export const removePasskey = os.accounts.removePasskey.handler(async ({ input, context, errors }) => {
  const { actor } = await context.read([]);
  await requireSecrets(context, actor, { password: input.password });
  await changeSignIn(context, actor, 'passkey_removed', async (tx) => {
    const gone = await tx.query(deletePasskey({ userId: actor.userId, authPasskeyId: input.passkeyId }));
    if (gone.length === 0) throw errors.NOT_FOUND();
  });
  return {};
});

export const passkeySignInOptions = os.accounts.passkeySignInOptions.handler(async ({ context }) => {
  const limits = addressLimits('passkey', context.clientAddress);
  await requireTries(context, limits);
  const { challengeId, challenge } = newChallenge(context, 'sign-in');
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: relyingParty(context.services.config).id,
    userVerification: 'required',
    challenge,
  });
  return { challengeId, options: { ...options } };
});

export const passkeySignIn = os.accounts.passkeySignIn.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const limits = addressLimits('passkey', context.clientAddress);
  await requireTries(context, limits);
  const passkey = await verifiedPasskey(context, input.response as never, input.challengeId);
  if (!passkey) {
    await services.limiter.countWrong(limits);
    throw errors.WRONG_CREDENTIALS();
  }
  const { userId, email } = passkey;
  const attempt = { userId, email };
  const user = await findSignInUser(services, email.toLowerCase());
  if (user?.state !== 'ok') {
    await recordLogin(context, { ...attempt, isSuccess: false, reason: user?.state ?? 'unknown' });
    const contact = await findContact(services.units, userId);
    throw errors.ACCOUNT_CLOSED({ data: closedAccount(services.config, contact) });
  }
  if (input.asOperator && !(await isOperator(services.units, userId))) {
    await recordLogin(context, { ...attempt, isSuccess: false, reason: 'not_an_operator' });
    throw errors.NOT_AN_OPERATOR();
  }
  // The device has checked who holds it: something one has and something one is or knows.
  await markFreshFactor(services, await startSession(context, userId));
  await rememberBrowser(context, userId);
  await recordLogin(context, { ...attempt, isSuccess: true, reason: 'passkey' });
  return { status: 'signed_in' as const };
});

/** The passkey whose signature this is, its use counted; null: none of ours, or a copy. */
async function verifiedPasskey(
  context: RequestContext,
  response: AuthenticationResponseJSON,
  challengeId: string,
): Promise<PasskeyRow | null> {
  const { clock, config, units } = context.services;
  const { id, origin } = relyingParty(config);
  const { rows } = await units.read(asLogin, [findPasskey({ credentialId: response.id })]);
  const passkey = rows[0][0];
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challengeCheck(context, 'sign-in', challengeId),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified || !(await spendChallenge(context, challengeId))) return null;
  const used = await units.write(asLogin, (tx) =>
    tx.query(
      usePasskey({
        authPasskeyId: passkey.passkeyId,
        newCounter: verified.authenticationInfo.newCounter,
        now: clock.now(),
      }),
    ),
  );
  if (used.length === 0) throw new ORPCError('WRONG_CREDENTIALS');
  return passkey;
}
