import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { sessionCookieName } from '#platform/session.ts';

/** How long a browser remembers that somebody in it was too young to sign up. */
const HOURS = 24;

const cookieName = (config: Config) => sessionCookieName(config).replace(/session$/, 'age');

/** Who was refused, so that the browser can't be asked who it was: a keyed hash. */
const markOf = (config: Config, what: 'email' | 'name', text: string) =>
  createHmac('sha256', config.APP_SECRET)
    .update(`age-refusal:${what}:${text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22);

/** Name and email of a sign-up. */
interface Applicant {
  readonly email: string;
  readonly fullName: string;
}

const marksOf = (config: Config, { email, fullName }: Applicant) => [
  markOf(config, 'email', email),
  markOf(config, 'name', fullName),
];

function rememberedMarks({ cookieHeader, services }: RequestContext): string[] | null {
  const name = `${cookieName(services.config)}=`;
  const cookie = cookieHeader.split(/;\s*/).find((one) => one.startsWith(name));
  return cookie === undefined ? null : cookie.slice(name.length).split('.');
}

/** Whether a student who gave their age in this browser was refused for it, not long ago. */
export const hasAgeRefusal = (context: RequestContext): boolean => rememberedMarks(context) !== null;

/** Whether it was somebody with this name or email, who now signs up in another role. */
export function wasRefusedForAge(context: RequestContext, applicant: Applicant): boolean {
  const marks = rememberedMarks(context);
  return marks !== null && marksOf(context.services.config, applicant).some((mark) => marks.includes(mark));
}

/**
 * Lets the browser remember that it was refused, so that going back and typing another date, or choosing another role
 * under the same name or email, doesn't help. A parent at the same device signs up under their own. The cookie holds
 * nothing that can be read, and the date itself is kept nowhere.
 *
 * @source 16 CFR 312 (COPPA), FTC guidance on age screening: a neutral question, and no second answer.
 */
export function rememberAgeRefusal(context: RequestContext, applicant: Applicant): void {
  const { config } = context.services;
  // A second try under another name adds to what is remembered.
  const marks = new Set([...(rememberedMarks(context) ?? []), ...marksOf(config, applicant)]);
  const parts = [
    `${cookieName(config)}=${[...marks].slice(-20).join('.')}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${HOURS * 3_600}`,
  ];
  if (config.PUBLIC_URL?.startsWith('https://')) parts.push('Secure');
  context.setCookie(parts.join('; '));
}
