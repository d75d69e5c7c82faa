const NAME = 'fieldhouse-sidebar';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** What the person last made of the sidebar: its icons alone, or all of it; undefined: they never said. */
export const readRail = (): boolean | undefined => document.cookie.split(`${NAME}=`)[1]?.startsWith('rail');

export function writeRail(isRail: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store isn't in every browser we serve
  document.cookie = `${NAME}=${isRail ? 'rail' : 'full'}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
}

/** Pages that need the width: they open with the rail, until the person says otherwise. */
export const isDense = (path: string, homes: readonly string[]): boolean =>
  /^\/(teach\/g|cal)/.test(path) || (path === '/grades' && !/student|parent/.test(homes[0] ?? ''));
