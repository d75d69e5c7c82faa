import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { journeyFolders, journeysOf } from './changed.ts';
import { root } from './steps.ts';

const folders = journeyFolders();
const featuresOf = (app: string) => readdirSync(path.join(root, 'apps', app, 'src', 'features'));

it.each([
  ['the page of a feature', 'apps/web/src/features/calendar/calendar-page.tsx', ['calendar']],
  ['the queries of a feature', 'apps/server/src/features/speech/routes.ts', ['listen']],
  ['a part of the contract', 'packages/contract/src/discussions.ts', ['discussions']],
  ['a part of it that is called by a thing', 'packages/contract/src/message-parts.ts', ['messages']],
  ['a part of it that belongs to nobody', 'packages/contract/src/ids.ts', ['main-path']],
  ['the service worker', 'apps/web/worker/sw.ts', ['notifications', 'offline']],
  ['words', 'apps/web/src/locales/es/home.json', ['check', 'frame', 'offline']],
  ['how words load', 'apps/web/src/lib/i18n.ts', ['frame', 'offline']],
  ['a part that several features show', 'apps/web/src/shared/listening/listen-card.tsx', ['listen']],
  ['who may see what', 'apps/server/src/access/courses.ts', ['access', 'grading', 'learning', 'people']],
  ['a journey of what others walk through too', 'e2e/accounts/payment.e2e.ts', ['accounts']],
  ['a journey', 'e2e/live/live.e2e.ts', ['live']],
  ['what every page goes through', 'apps/web/src/lib/api.ts', ['main-path']],
  ['what all journeys stand on', 'e2e/fixtures.ts', ['main-path']],
  ['a test', 'apps/web/src/features/calendar/calendar-search.test.ts', []],
  ['a document', 'docs/architecture.md', []],
])('walks for %s what it reaches', (_what, file, reached) => {
  expect(journeysOf([file], folders)).toEqual(reached);
});

it('knows the journeys of each feature', () => {
  const without = [...new Set([...featuresOf('web'), ...featuresOf('server')])].filter((feature) =>
    journeysOf([`apps/web/src/features/${feature}/page.tsx`], folders).includes('main-path'),
  );
  expect(without).toEqual([]);
});

it('names no journeys that are not there', () => {
  const reached = [...featuresOf('web'), ...featuresOf('server')].flatMap((feature) =>
    journeysOf([`apps/web/src/features/${feature}/page.tsx`], folders),
  );
  expect(reached.filter((folder) => !folders.includes(folder))).toEqual([]);
});
