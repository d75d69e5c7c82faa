import { createHmac } from 'node:crypto';
import { sessionCookieName } from '#platform/session.ts';
import type { Client, Person, World } from './world.ts';

/** The cookie of a person's session, signed as the server does. */
export function cookieOf({ services }: World, { token }: Person): string {
  const { config } = services;
  const signature = createHmac('sha256', config.APP_SECRET).update(token).digest('base64');
  return `${sessionCookieName(config)}=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** The person's client with the cookies of their browser: for what asks for the password again. */
export const withCookies = (world: World, person: Person): Client =>
  world.clientWith({ token: person.token, cookieHeader: cookieOf(world, person) });

/** Something that keeps the cookies it is given, as a browser does, and calls procedures with them. */
export function browserIn(world: World, address?: string): { client(): Client; cookie(): string } {
  const jar: string[] = [];
  const cookieHeader = () =>
    [...new Map(jar.map((cookie) => cookie.split(';', 1)[0]?.split('=', 2) as [string, string]))]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  return {
    cookie: cookieHeader,
    client() {
      const header = cookieHeader();
      const value = header.match(/fieldhouse\.session=([^;]+)/)?.[1];
      const token = value ? decodeURIComponent(value).split('.', 1)[0] : undefined;
      return world.clientWith({
        token: token || null,
        cookieHeader: header,
        cookies: jar,
        ...(address === undefined ? {} : { address }),
      });
    },
  };
}
