import type { Words } from '#lib/i18n.ts';

/** The files of words in this language, without those of the public page, which has them in it. */
export const FILES = import.meta.glob<Words>(['./fr/*.json', '!./fr/landing.json'], { import: 'default' });
