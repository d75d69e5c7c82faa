import type { Client, World } from './world.ts';

/** Something that keeps the cookies it is given, as a browser does, and calls procedures with them. */
export function browserIn(world: World, address?: string): { client(): Client } {
  const jar: string[] = [];
  const cookieHeader = () =>
    [...new Map(jar.map((cookie) => cookie.split(';', 1)[0]?.split('=', 2) as [string, string]))]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  return {
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
