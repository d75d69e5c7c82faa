import { expect, it } from 'vitest';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused } from '#testing/stub.ts';

type Scales = OutputOf<'schools.scales'>;

const step = (letter: string, fromPercent: number, points: number) => ({
  ...{ letter, fromPercent, points, isPassing: points > 0 },
});
const STANDARD: Scales['periods'][number] = {
  ...{
    outsideSchool: null,
    scaleId: null,
    fromOn: null,
    toOn: '2026-07-31',
    isInForce: false,
    postedCount: 0,
  },
  ...{ steps: [step('A', 90, 4), step('B', 80, 3), step('F', 0, 0)], entered: null },
};
const STRICT: Scales['periods'][number] = {
  ...{
    outsideSchool: null,
    scaleId: id(71),
    fromOn: '2026-08-01',
    toOn: null,
    isInForce: true,
    postedCount: 3,
  },
  steps: [step('A', 92.5, 4), step('B', 85, 3), step('F', 0, 0)],
  entered: { reason: 'The board decided', byName: 'Ann Head', at: '2026-05-02T10:00:00Z' },
};
const SCALES: Scales = {
  ...{ schoolId: SCHOOL_ID, today: '2026-11-28', number: 1, periods: [STANDARD, STRICT], replaced: [] },
  ...{ outsideSchools: ['Old High'], can: { keep: true } },
};
const CALENDAR: OutputOf<'schools.calendar'> = {
  ...{ schoolId: SCHOOL_ID, days: [], can: { edit: true } },
  years: [
    {
      ...{ yearId: id(80), label: '2027–28', startsOn: '2027-08-01', endsOn: '2028-07-31', version: 1 },
      terms: [],
    },
  ],
};
const REGISTRY: OutputOf<'eligibility.registry'> = {
  ...{
    schoolId: SCHOOL_ID,
    signDays: 3,
    signDaysVersion: 0,
    statuses: [],
    titles: [],
    marks: [],
    unlisted: [],
  },
  ...{ confirmBy: null, today: '2026-11-28', can: { keep: true } },
};
const NOTHING: OutputOf<'schools.previewScale'> = { courses: [], courseCount: 2 };

const open = (stubs: NonNullable<Parameters<typeof openPage>[1]>['stubs'] = {}, scales = SCALES) =>
  openPage('/ncaa-list', {
    as: 'school_admin',
    stubs: {
      'eligibility.registry': REGISTRY,
      'eligibility.waitingGuards': { guards: [], hasMore: false },
      'schools.scales': scales,
      'schools.calendar': CALENDAR,
      'schools.previewScale': NOTHING,
      ...stubs,
    },
  });

it('shows each scale with the days on which it holds, who entered it and why', async () => {
  await open();
  const standard = await screen.findByRole('region', { name: 'Until Jul 31, 2026' });
  within(standard).getByText('Standard scale');
  const strict = screen.getByRole('region', { name: 'From Aug 1, 2026' });
  within(strict).getByText('In effect');
  within(strict).getByText('92.5%');
  within(strict).getByText('Entered by Ann Head on May 2, 2026: The board decided');
  within(strict).getByText('3 final grades were posted with it.');
});

it('enters a scale from a school year on, after it has said which letters change', async () => {
  const sent: unknown[] = [];
  const user = await open({
    'schools.previewScale': {
      courseCount: 2,
      courses: [{ courseId: id(40), title: 'Biology', moves: [{ from: 'A', to: 'B', count: 2 }] }],
    },
    'schools.saveScale': (input) => {
      sent.push(input);
      return { number: 2 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enter a scale' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter a scale' });
  fill(within(dialog).getByRole('textbox', { name: 'A from percent' }), '94,5');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'In effect from' }), '2027-08-01');
  await within(dialog).findByText('Biology: 2 from A to B');
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'For the new year');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent).toEqual([
    {
      ...{ schoolId: SCHOOL_ID, baseNumber: 1, outsideSchool: null, effectiveOn: '2027-08-01' },
      ...{ steps: [step('A', 94.5, 4), step('B', 85, 3), step('F', 0, 0)], reason: 'For the new year' },
    },
  ]);
});

it('says what is wrong with a scale before it is sent', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Enter a scale' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter a scale' });
  fill(within(dialog).getByRole('textbox', { name: 'F from percent' }), '10');
  await within(dialog).findByText('The lowest letter starts at 0%, so every grade has a letter.');
  fill(within(dialog).getByRole('textbox', { name: 'F from percent' }), '0');
  fill(within(dialog).getByRole('textbox', { name: 'Letter in row 2' }), 'S');
  await within(dialog).findByText(/It can’t read S\./);
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'For the new year');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('Enter the first day.');
});

it('takes a scale back with a reason, and says when somebody else was faster', async () => {
  const sent: unknown[] = [];
  const user = await open({
    'schools.saveScale': (input) => {
      sent.push([input.effectiveOn, input.steps, input.reason]);
      return refused('STALE');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back: From Aug 1, 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take back: From Aug 1, 2026' });
  await within(dialog).findByText('No letters change in current courses.');
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'A slip');
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  await within(dialog).findByText('Someone else entered a scale. Check the current one, then save again.');
  expect(sent).toEqual([['2026-08-01', null, 'A slip']]);
});

it('shows whoever keeps no scales what stands, without buttons', async () => {
  await open({}, { ...SCALES, can: { keep: false } });
  await screen.findByRole('region', { name: 'From Aug 1, 2026' });
  expect(screen.queryByRole('button', { name: 'Enter a scale' })).toBeNull();
});
