import { expect, it, vi } from 'vitest';
import { fill, openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused } from '#testing/stub.ts';

type Course = OutputOf<'authoring.get'>;

const COURSE: Course = {
  courseId: id(40),
  details: {
    ...{
      title: 'Algebra 1',
      subject: 'Mathematics',
      description: 'About numbers.',
      gradeLevel: 9,
      credits: 1,
    },
    ...{
      level: 'general',
      termId: null,
      ncaaArea: 'math',
      transcriptTitle: null,
      provider: null,
      mode: null,
      enrollmentMode: null,
    },
    ...{ capacity: null, chosenColor: null, imageFileId: null, imageAlt: null },
  },
  ...{ color: 4, image: null },
  isNcaaApproved: false,
  publishing: { status: 'draft', isRequested: false, refusal: null, needsApproval: false },
  version: 4,
  ...{ studentCount: 0, hasWork: false, modules: [], assignments: [], terms: [], lastShift: null },
  problems: [
    {
      ...{ code: 'near_listed_title', lessonId: null, assignmentId: null, title: 'Algebra 1' },
      ...{ expected: null, found: null, listedTitle: 'Algebra I' },
    },
  ],
  listing: { state: 'near', listedTitle: 'Algebra I', lastOn: null },
  content: { sharing: [{ courseId: id(41), title: 'Algebra II', part: null }], part: null },
  timeZone: 'America/New_York',
  can: { edit: true, publish: true, decide: false, archive: false, delete: false, setContent: true },
};

const open = (
  tab: 'settings' | 'publish',
  course: Course,
  stubs: NonNullable<Parameters<typeof openPage>[1]>['stubs'] = {},
) =>
  openPage(`/teach/course/${id(40)}?tab=${tab}`, {
    as: 'school_admin',
    stubs: {
      'authoring.get': course,
      'authoring.list': { courses: [], can: { create: false } },
      'catalog.listPrerequisites': { prerequisites: [], choices: [], can: { save: false } },
      ...stubs,
    },
  });

it('names the listed title where a course can’t be published for a slip, and takes it with one click', async () => {
  const sent: unknown[] = [];
  const user = await open('publish', COURSE, {
    'authoring.saveDetails': (input) => {
      sent.push([input.baseVersion, input.details]);
      return { version: 5 };
    },
  });
  await screen.findByText(/The school’s NCAA list has “Algebra I”\. Transcripts must print exactly that\./);
  expect(screen.getByRole('button', { name: 'Publish course' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Use the listed title' }));
  await screen.findByText('Transcripts print “Algebra I”.');
  expect(sent).toEqual([[4, { ...COURSE.details, transcriptTitle: 'Algebra I' }]]);
});

it('offers the listed title where a rename is refused, and keeps what was typed', async () => {
  const sent: unknown[] = [];
  const user = await open(
    'settings',
    { ...COURSE, listing: null, problems: [] },
    {
      'authoring.saveDetails': (input) => {
        sent.push([input.details.title, input.details.transcriptTitle]);
        return input.details.transcriptTitle
          ? { version: 5 }
          : refused('NEAR_LISTED_TITLE', { listedTitle: 'Algebra I' });
      },
    },
  );
  fill(await screen.findByRole('textbox', { name: 'Title' }), 'Algebra 1 OL');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Use the listed title' }));
  await screen.findByText('Saved');
  expect(sent).toEqual([
    ['Algebra 1 OL', null],
    ['Algebra 1 OL', 'Algebra I'],
  ]);
});

it('says in the settings since when a title isn’t on the list any more', async () => {
  await open('settings', {
    ...COURSE,
    ...{ problems: [], listing: { state: 'ended', listedTitle: null, lastOn: '2026-05-31' } },
    publishing: { ...COURSE.publishing, status: 'published' },
  });
  await screen.findByText('Off the NCAA list');
  screen.getByText(
    /“Algebra 1” was on the list until May 31, 2026\. Whoever takes the course after that day/,
  );
});

it('lets a registrar say which part of a content a course is, with a reason', async () => {
  const sent: unknown[] = [];
  const user = await open(
    'settings',
    { ...COURSE, listing: null, problems: [] },
    {
      'authoring.saveContent': (input) => {
        sent.push(input);
        return { version: 5 };
      },
    },
  );
  await screen.findByText('Algebra II has the same content: All of it');
  await user.click(screen.getByRole('button', { name: 'Set the content' }));
  const dialog = await screen.findByRole('dialog', { name: 'Content that gives credit' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Part' }), '1/2');
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'A semester');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent).toEqual([
    { courseId: id(40), baseVersion: 4, part: { number: 1, of: 2 }, reason: 'A semester' },
  ]);
});

it('gives the course a color, and a picture that is said to show something or to be decoration', async () => {
  const sent: unknown[] = [];
  const user = await open(
    'settings',
    { ...COURSE, listing: null, problems: [] },
    {
      'authoring.saveDetails': (input) => {
        const { chosenColor, imageFileId, imageAlt } = input.details;
        sent.push({ chosenColor, imageFileId, imageAlt });
        return { version: 5 };
      },
    },
  );
  const color = await screen.findByRole('group', { name: 'Color' });
  expect(within(color).getByRole('radio', { name: 'Automatic' })).toHaveProperty('checked', true);
  await user.click(within(color).getByRole('radio', { name: 'Rose' }));
  const answer = { fileId: id(77), url: `/lesson-images/${id(77)}`, width: 900, height: 300 };
  const { fetch } = globalThis;
  const uploads: string[] = [];
  let finish = () => {};
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.startsWith('/api/lesson-images/')) return fetch(input, init);
    uploads.push(input);
    return new Promise<Response>((resolve) => {
      finish = () => resolve(new Response(JSON.stringify(answer)));
    });
  });
  const picture = screen.getByRole('group', { name: 'Picture' });
  await user.upload(
    picture.querySelector('input[type="file"]') as HTMLInputElement,
    new File(['bytes'], 'numbers.png', { type: 'image/png' }),
  );
  // What is typed while the picture is sent isn't lost when it has come.
  fill(screen.getByRole('textbox', { name: 'Title' }), 'Algebra for all');
  finish();
  await within(picture).findByRole('textbox', { name: 'What the picture shows' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Algebra for all');
  expect(uploads).toEqual([`/api/lesson-images/${id(40)}`]);
  vi.unstubAllGlobals();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Say what the picture shows, or that it is decoration.');
  fill(screen.getByRole('textbox', { name: 'What the picture shows' }), 'Numbers on a board');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  await user.click(within(picture).getByRole('checkbox', { name: /^It is decoration/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { chosenColor: 6, imageFileId: id(77), imageAlt: 'Numbers on a board' },
    { chosenColor: 6, imageFileId: id(77), imageAlt: '' },
  ]);
});
