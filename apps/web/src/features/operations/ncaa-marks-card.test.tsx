import { expect, it } from 'vitest';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused } from '#testing/stub.ts';

const PAGE: NonNullable<Parameters<typeof openPage>[1]>['stubs'] = {
  'operations.overview': {
    ...{ schoolCount: 1, userCount: 9, activeStudentCount: 4, database: 'embedded', mail: 'outbox' },
    ...{ aiEngine: 'built_in', jobs: [], transcriptComparison: null, ruleReviews: [] },
    mailCounts: { queued: 0, sent: 0, kept: 0, parked: 0, bounced: 0 },
  },
  'operations.codeGuessing': { prefixes: [], reports: [] },
  'operations.retention': { groups: [], countedAt: null, lastRun: null, nextRunAt: null, holdCount: 0 },
  'operations.listHolds': { holds: [], can: { place: true } },
  'operations.listMail': { letters: [] },
};

const COURSE: OutputOf<'operations.findCourses'>['courses'][number] = {
  ...{ courseId: id(40), title: 'Film', subject: 'English Language Arts', status: 'published' },
  ...{ schoolName: 'Harbor Point Academy', area: 'english', isMarked: false, setAt: null, setByName: null },
};

it('sets and takes off the mark with the stated words, and says where it fails', async () => {
  let isMarked = false;
  let isBroken = false;
  const user = await openPage('/operations', {
    as: 'operator',
    stubs: {
      ...PAGE,
      'operations.findCourses': () => ({ courses: [{ ...COURSE, isMarked }], can: { mark: true } }),
      'operations.setNcaaMark': (input) => {
        if (isBroken) return refused('FORBIDDEN');
        isMarked = input.isMarked;
        return { isMarked };
      },
    },
  });
  fill(await screen.findByRole('textbox', { name: 'Course, subject or school' }), 'film');
  const card = within(screen.getByRole('textbox', { name: 'Course, subject or school' }).closest('form')!);
  await user.click(card.getByRole('button', { name: 'Search' }));
  const name = 'NCAA approved: Film';
  await user.click(await screen.findByRole('switch', { name }));
  await screen.findByText('NCAA approval granted');
  screen.getByText('Platform mark');
  await user.click(screen.getByRole('switch', { name }));
  await screen.findByText('NCAA approval removed');
  isBroken = true;
  await user.click(screen.getByRole('switch', { name }));
  await screen.findByText('Failed to update NCAA status');
  expect(isMarked).toBe(false);
});
