import { createHmac, timingSafeEqual } from 'node:crypto';
import { statement, type Transaction } from '#db/unit.ts';
import type { Config } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { readSessionToken, sessionCookieName } from '#platform/session.ts';
import type { Sql } from './rows.gen.ts';

const DAYS = 180;
/** A computer that a family shares knows each of them; the one who came longest ago is forgotten first. */
const MOST_PEOPLE = 5;

const ENTRY = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/** Changes with the password and with signing out everywhere, and with it every browser is a stranger again. */
const GENERATION = `a.password || '/' || extract(epoch from a.updated_at)::text`;
const generationByEmail = statement<Sql['generationByEmail'], { email: string }, { generation: string }>(
  `select u.id as "userId", ${GENERATION} as generation from users u
     join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential' where lower(u.email) = :email`,
);
const generationById = statement<Sql['generationById'], { userId: string }, { generation: string }>(
  `select a.user_id as "userId", ${GENERATION} as generation from auth_accounts a
   where a.user_id = :userId and a.provider_id = 'credential'`,
);
const endGeneration = statement<Sql['endGeneration'], { userId: string }>(
  `update auth_accounts set updated_at = clock_timestamp() where user_id = :userId and provider_id = 'credential'`,
);

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

/** A browser in which this person has signed in before. */
export interface KnownBrowser {
  readonly userId: string;
  readonly browserId: string;
}

const cookieName = (config: Config) => sessionCookieName(config).replace(/session$/, 'known');

/** People this browser says it knows, newest first; nothing of it is believed yet. */
function entriesOf({ cookieHeader, services }: RequestContext): string[] {
  const name = `${cookieName(services.config)}=`;
  const cookie = cookieHeader.split(/;\s*/).find((one) => one.startsWith(name));
  return (cookie?.slice(name.length).split('~') ?? [])
    .filter((entry) => ENTRY.test(entry))
    .slice(0, MOST_PEOPLE);
}

const signatureOf = (config: Config, claim: string, generation: string): Buffer =>
  createHmac('sha256', config.APP_SECRET).update(`known-browser\n${claim}\n${generation}`).digest();

/** The entry of this person, where its signature is ours and still holds. */
function trusted(
  context: RequestContext,
  entries: readonly string[],
  person: { userId: string; generation: string } | undefined,
): KnownBrowser | null {
  const { config, clock } = context.services;
  for (const entry of entries) {
    const [, userId = '', browserId = '', until = '', signature = ''] = entry.match(ENTRY) ?? [];
    if (userId !== person?.userId || Number.parseInt(until, 36) * 1000 < clock.millis()) continue;
    const right = signatureOf(config, `${userId}.${browserId}.${until}`, person.generation);
    const given = Buffer.from(signature, 'base64url');
    if (given.length === right.length && timingSafeEqual(given, right)) return { userId, browserId };
  }
  return null;
}

/** This browser, where whoever has this address has signed in in it before; null: it is a stranger's. */
export async function findKnownBrowser(context: RequestContext, email: string): Promise<KnownBrowser | null> {
  const entries = entriesOf(context);
  if (entries.length === 0) return null;
  const { rows } = await context.services.units.read(asLogin, [generationByEmail({ email })]);
  return trusted(context, entries, rows[0][0]);
}

/** As findKnownBrowser, for the person who has given the password and is asked for a code. */
export async function findChallengedBrowser(context: RequestContext): Promise<KnownBrowser | null> {
  const { auth, config, units } = context.services;
  const entries = entriesOf(context);
  const name = sessionCookieName(config).replace(/session$/, 'second-factor');
  const challenge = readSessionToken(context.cookieHeader, name, config.APP_SECRET);
  if (entries.length === 0 || !challenge) return null;
  const asked = await (await auth.$context).internalAdapter.findVerificationValue(challenge);
  if (!asked) return null;
  const { rows } = await units.read(asLogin, [generationById({ userId: asked.value })]);
  return trusted(context, entries, rows[0][0]);
}

/** Lets this browser be known by the person who has just signed in in it, for half a year from now. */
export async function rememberBrowser(context: RequestContext, userId: string): Promise<void> {
  const { config, clock, units } = context.services;
  const { rows } = await units.read(asLogin, [generationById({ userId })]);
  const person = rows[0][0];
  if (!person) return;
  const entries = entriesOf(context);
  const browserId = trusted(context, entries, person)?.browserId ?? newId();
  const seconds = DAYS * 86_400;
  const claim = `${userId}.${browserId}.${(Math.floor(clock.millis() / 1000) + seconds).toString(36)}`;
  const own = `${claim}.${signatureOf(config, claim, person.generation).toString('base64url')}`;
  const others = entries.filter((entry) => !entry.startsWith(`${userId}.`)).slice(0, MOST_PEOPLE - 1);
  const parts = [
    `${cookieName(config)}=${[own, ...others].join('~')}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${seconds}`,
  ];
  if (config.PUBLIC_URL?.startsWith('https://')) parts.push('Secure');
  context.setCookie(parts.join('; '));
}

/** Makes every browser of the person a stranger's. */
export const forgetBrowsers = (tx: Transaction, userId: string): Promise<unknown> =>
  tx.query(endGeneration({ userId }));
