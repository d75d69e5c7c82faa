import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#platform/language.ts';
import { browserIn, cookieOf } from '#testing/browser.ts';
import { lineOf, makeAccounts, openAccountWorld } from '#testing/student-accounts.ts';
import { unzip } from '#testing/unzip.ts';
import type { Person, SchoolPlace, World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';
import { makeExport } from './export.ts';
import { EXPORT_SECTIONS, LEFT_OUT } from './export-sections.ts';
import { EXPORT_WORDS } from './export-words/index.ts';

let world: World;
let school: SchoolPlace;
let admin: Person;
beforeAll(async () => {
  ({ world, school, admin } = await openAccountWorld());
});
afterAll(() => world.close());

/** The page of a copy, and all that the copy holds. */
async function saved(exportId: string, cookie: string) {
  await makeExport(world.services, { exportId });
  const app = await buildApp(world.services, null);
  const { rawPayload } = await app.inject({ url: `/exports/${exportId}`, headers: { cookie } });
  await app.close();
  const files = unzip(rawPayload);
  return { page: files.get('index.html') ?? '', whole: [...files.values()].join('\n') };
}

it('has words of its own in each language for every part of a copy, and for what is left out', () => {
  const sentences = [...EXPORT_SECTIONS.map(({ title }) => title), ...LEFT_OUT];
  for (const language of LANGUAGES) {
    const { of } = EXPORT_WORDS[language];
    const missing = sentences.filter((sentence) => language !== 'en' && of(sentence) === sentence);
    // What the languages share.
    const shared = { en: [], es: ['Diplomas'], fr: ['Notifications'], de: ['Passkeys'] }[language];
    expect(missing, language).toEqual(shared);
  }
});

it('says what is in a copy in the language of whoever asked for it', async () => {
  const person = await school.hasPerson({ role: 'teacher', name: 'Inés <Mora>' });
  await person.client.accounts.saveSettings({ locale: 'es' });
  const { exportId } = await person.client.profile.requestExport({ studentId: null });
  const { page } = await saved(exportId, cookieOf(world, person));
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<h1>Datos de Inés &lt;Mora&gt;</h1>');
  expect(page).toContain(`<th scope="row">Configuración</th><td><a href="user_settings.json">`);
  expect(page).toContain('Qué no incluye');
  for (const english of ['’s data', 'Made for', 'Entries', 'Holds', 'What'])
    expect(page).not.toContain(english);
});

it('names no stand-in for the email of a child whose account has none', async () => {
  const { students } = await makeAccounts(admin, school, [lineOf('Zed Lake')], { locale: 'de' });
  const { username = '', password = '' } = students[0] ?? {};
  const child = browserIn(world);
  await child.client().accounts.signInAtSchool({ school: 'lakeside', username, password: password ?? '' });
  const { exportId } = await child.client().profile.requestExport({ studentId: null });
  const { page, whole } = await saved(exportId, child.cookie());
  expect(page).toContain('<h1>Daten von Zed Lake</h1>');
  expect(page).toMatch(/Erstellt für Zed Lake am /);
  expect(whole).not.toContain('no-email.invalid');
});
