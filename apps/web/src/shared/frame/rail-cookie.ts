const NAME = 'fieldhouse-sidebar';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** True when the person last collapsed the sidebar to its icons. */
export const readRail = () => document.cookie.split('; ').includes(`${NAME}=rail`);

export function writeRail(isRail: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store isn't in every browser we serve
  document.cookie = `${NAME}=${isRail ? 'rail' : 'full'}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
}
