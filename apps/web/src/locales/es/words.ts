import type { Words } from '#lib/i18n.ts';

/** Spanish: what every page may say. */
export { default as common } from './common.json';

/** What features say, by the address of the file; the public page has its words in it. */
export const features = import.meta.glob<Words>(['./*.json', '!./common.json', '!./landing.json'], {
  import: 'default',
});
