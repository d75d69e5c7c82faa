import type { Config } from '#platform/config.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { sessionCookieName } from '#platform/session.ts';

/** How long a browser remembers that somebody in it was too young to sign up. */
const HOURS = 24;

const cookieName = (config: Config) => sessionCookieName(config).replace(/session$/, 'age');

/** Whether a student who gave their age in this browser was refused for it, not long ago. */
export function hasAgeRefusal({ cookieHeader, services }: RequestContext): boolean {
  const name = `${cookieName(services.config)}=`;
  return cookieHeader.split(/;\s*/).some((cookie) => cookie.startsWith(name));
}

/**
 * Lets the browser remember that it was refused, so that going back and typing another date doesn't help. It says
 * nothing of the person, and the date itself is kept nowhere.
 *
 * @source 16 CFR 312 (COPPA), FTC guidance on age screening: a neutral question, and no second answer.
 */
export function rememberAgeRefusal(context: RequestContext): void {
  const { config } = context.services;
  const parts = [
    `${cookieName(config)}=asked`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${HOURS * 3_600}`,
  ];
  if (config.PUBLIC_URL?.startsWith('https://')) parts.push('Secure');
  context.setCookie(parts.join('; '));
}
