import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeLetter } from './templates.ts';

const inWebApp = (file: string) =>
  readFileSync(new URL(`../../../../web/src/${file}`, import.meta.url), 'utf8');

/** Lines under "What stays" whose words the email and the dialog share. */
const STAYS = [
  "A student's academic record with the legal name: student number, birth date, courses, grades with feedback, final grades, attendance, credits and requests to correct the record. The school has to keep it.",
  'For staff: courses and materials made for the school, and decisions made there, under “Former member”. A primary teacher’s courses go to a co-teacher, or else to an administrator of the school; if there is neither, they’re archived.',
  'Payments, for seven years, as tax law requires.',
  'The fact that the account was deleted, and a log of who did what, without names.',
];

it.each(['en', 'es', 'fr', 'de'] as const)(
  'says by email what the dialog said that stays of an account, in %s',
  (locale) => {
    const { body } = composeLetter(locale, 'deletion-asked', {
      date: 'June 1',
      studentName: null,
      isOwnWish: true,
      isPostponed: false,
      closingSchools: [],
      goesAlong: [],
      link: 'https://school.test/profile',
    });
    const translations =
      locale === 'en'
        ? {}
        : (JSON.parse(inWebApp(`locales/${locale}/profile.json`)) as Record<string, string>);
    const dialog = inWebApp('features/profile/delete-dialog.tsx');
    for (const line of STAYS) {
      expect(dialog).toContain(line);
      expect(body).toContain(`- ${locale === 'en' ? line : translations[line]}\n`);
    }
  },
);
