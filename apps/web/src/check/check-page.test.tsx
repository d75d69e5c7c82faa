import { checkOf } from '@fieldhouse/domain/eligibility/own-check.ts';
import { readPasted } from '@fieldhouse/domain/eligibility/pasted-check.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAnswer } from './answer.ts';
import type { CheckForm } from './check-form.ts';
import type { Engine } from './engine.ts';
import { checkPage } from './page.ts';
import { startCheck } from './start-check.ts';

const direct: Engine = {
  check: async (input, asOf) => checkOf(input, asOf),
  read: async (text, context) => readPasted(text, context),
};

/** The page as the build writes it, with the part that counts in the same thread. */
function open(engine = direct) {
  document.body.innerHTML = checkPage((sentence) => sentence, 'Fieldhouse', 'en').body.replace(
    '%CHECK_WORDS%',
    '',
  );
  const load = vi.fn(async () => ({
    openAnswer: (page: HTMLElement, form: CheckForm, changed: () => void) =>
      openAnswer(page, form, changed, engine),
  }));
  startCheck(load);
  return load;
}

beforeEach(() => void vi.setSystemTime('2026-11-29T12:00:00'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const user = userEvent.setup();
const list = (name: string) => screen.getByRole('region', { name });
const rows = (name = 'Finished') => within(list(name)).queryAllByRole('group', { name: /^Course \d+$/ });
const answer = (body = 'DI') => document.querySelector(`[data-body="${body}"]`) as HTMLElement;

/** Fills the last row of a list. */
async function type(
  values: { title: string; area?: string; grade?: string; units?: string; when?: string },
  at = -1,
) {
  const row = within(rows().at(at) as HTMLElement);
  await user.type(row.getByLabelText('Title on the transcript'), values.title);
  if (values.area) await user.selectOptions(row.getByLabelText('Area'), values.area);
  if (values.grade) await user.type(row.getByLabelText('Grade'), values.grade);
  if (values.units) {
    await user.clear(row.getByLabelText('Units'));
    await user.type(row.getByLabelText('Units'), values.units);
  }
  if (values.when) await user.selectOptions(row.getByLabelText('When'), values.when);
}
const shown = (text: string | RegExp) => waitFor(() => screen.getByText(text));

it('loads what counts with the first key, and asks nothing before', async () => {
  const load = open();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Your answer appears here')).toBeTruthy();
  await type({ title: 'E' });
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(answer()).toBeTruthy());
});

it('takes the usual dates from the grade, leaves typed ones alone, and says what is missing', async () => {
  open();
  const date = (name: string) => (screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement).value;
  await user.selectOptions(screen.getByLabelText('You are in'), 'Grade 11');
  expect([date('Grade 9 began'), date('Seventh semester starts'), date('Graduation')]).toEqual([
    '2024-08-15',
    '2027-08-15',
    '2028-05-31',
  ]);
  await user.clear(screen.getByLabelText('Seventh semester starts'));
  await user.type(screen.getByLabelText('Seventh semester starts'), '2027-08-23');
  await user.selectOptions(screen.getByLabelText('You are in'), 'Grade 10');
  expect([date('Grade 9 began'), date('Seventh semester starts')]).toEqual(['2025-08-15', '2027-08-23']);
  await type({ title: 'English 9', area: 'English', grade: 'B', when: 'Grade 9' });
  await waitFor(() => expect(answer().querySelector('[data-gpa]')?.textContent).toBe('3.000'));
  await shown('What you can still do');
});

it('takes somebody for after grade 12, of whom graduation says the other dates', async () => {
  open();
  const value = (name: RegExp) => (screen.getByLabelText(name) as HTMLInputElement).value;
  await user.selectOptions(screen.getByLabelText('You are in'), 'Grade 11');
  await user.selectOptions(screen.getByLabelText('You are in'), 'After grade 12');
  expect([value(/^You are in/), value(/^Grade 9 began/), value(/^Graduation/)]).toEqual(['after', '', '']);
  await user.type(screen.getByLabelText(/^Graduation/), '2025-05-30');
  expect([value(/^You are in/), value(/^Grade 9 began/)]).toEqual(['after', '2021-08-15']);
});

it('answers both ways while nobody knows whether a title is listed', async () => {
  open();
  await user.selectOptions(screen.getByLabelText('You are in'), 'Grade 11');
  await type({ title: 'English 9', area: 'English', grade: 'A', when: 'Grade 9' });
  await waitFor(() =>
    expect(document.querySelector('[data-worse="DI"]')?.textContent).toContain('aren’t on the list'),
  );
  await user.selectOptions(screen.getByLabelText(/^Are your courses on/), 'All of them');
  await waitFor(() => expect(document.querySelector('[data-worse="DI"]')).toBeNull());
  // It holds for those that come later, too.
  await user.click(within(list('Finished')).getByRole('button', { name: 'Add a course' }));
  await type({ title: 'English 10', area: 'English', grade: 'A', when: 'Grade 10' });
  await waitFor(() => expect(answer().querySelector('[data-units]')?.textContent).toBe('2'));
  expect(document.querySelector('[data-worse="DI"]')).toBeNull();
});

it('asks for the scale where a grade is a number, and marks what it can’t read', async () => {
  open();
  expect(screen.getByText('Your school’s scale for numbers').closest('fieldset')?.hidden).toBe(true);
  await type({ title: 'English 9', area: 'English', grade: '84', when: 'Grade 9' });
  expect(screen.getByText('Your school’s scale for numbers').closest('fieldset')?.hidden).toBe(false);
  await waitFor(() =>
    expect(screen.getAllByText('A number without the school’s scale').length).toBeGreaterThan(0),
  );
  for (const [letter, from] of [
    ['A', '90'],
    ['B', '80'],
    ['C', '70'],
    ['D', '60'],
  ])
    await user.type(screen.getByLabelText(`${letter} from`), `${from}`);
  await waitFor(() => expect(answer().querySelector('[data-gpa]')?.textContent).toBe('3.000'));
  const grade = within(rows()[0] as HTMLElement).getByLabelText('Grade');
  await user.clear(grade);
  await user.type(grade, 'Z');
  await waitFor(() => expect(grade.getAttribute('aria-invalid')).toBe('true'));
});

it('shows what was typed as text, whatever it is', async () => {
  open();
  await user.selectOptions(screen.getByLabelText('You are in'), 'Grade 11');
  await type({ title: '<img src=x onerror=alert(1)>', area: 'English', grade: 'A', when: 'Grade 9' });
  await user.click(await waitFor(() => screen.getByText('Show the arithmetic')));
  expect(document.querySelector('.answer img')).toBeNull();
  expect(screen.getByRole('rowheader', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy();
});

it('keeps what is typed across a reload, and forgets it where somebody clears it', async () => {
  open();
  await type({ title: 'English 9', area: 'English', grade: 'B' });
  await waitFor(() => expect(localStorage.getItem('fieldhouse-check')).toContain('English 9'));
  open();
  expect(
    (within(rows()[0] as HTMLElement).getByLabelText('Title on the transcript') as HTMLInputElement).value,
  ).toBe('English 9');
  expect(screen.getByText(/^What you typed earlier/).hidden).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Clear everything' }));
  expect(localStorage.getItem('fieldhouse-check')).toBeNull();
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    (within(rows()[0] as HTMLElement).getByLabelText('Title on the transcript') as HTMLInputElement).value,
  ).toBe('English 9');
  await waitFor(() => expect(localStorage.getItem('fieldhouse-check')).toContain('English 9'));
});

it('is printed on light paper, whatever the screen is', () => {
  const { dataset } = document.documentElement;
  dataset.mantineColorScheme = 'dark';
  open();
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset.mantineColorScheme).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(dataset.mantineColorScheme).toBe('dark');
  delete dataset.mantineColorScheme;
});

it('keeps the last key also of who leaves at once', async () => {
  open();
  await type({ title: 'English 9' });
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('fieldhouse-check')).toContain('English 9');
});

it('says that a course counts as one unit at most', async () => {
  open();
  await type({ title: 'English 9', area: 'English', grade: 'A', units: '5' });
  await shown('It counts as one unit: a full year is 1, a semester 0.5.');
});

it('says so where the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem() {},
    setItem() {
      throw new Error('It is full.');
    },
  });
  open();
  await type({ title: 'English 9' });
  await waitFor(() => expect(screen.getByText(/^This browser keeps nothing/).hidden).toBe(false));
});

it('asks whether two rows of one title are one course, and counts it once then', async () => {
  open();
  await user.selectOptions(screen.getByLabelText('You are in'), 'Grade 11');
  await type({ title: 'English 9', area: 'English', grade: 'D', when: 'Grade 9' });
  await user.click(within(list('Finished')).getByRole('button', { name: 'Add a course' }));
  await type({ title: 'English 9', area: 'English', grade: 'B', when: 'Summer after grade 9' });
  await user.click(await waitFor(() => screen.getByRole('button', { name: 'It is one course' })));
  await shown('The same course counts once, with the better grade');
  await waitFor(() => expect(answer().querySelector('[data-gpa]')?.textContent).toBe('3.000'));
});

it('moves focus along when a course is removed', async () => {
  open();
  await type({ title: 'One' });
  await user.click(within(list('Finished')).getByRole('button', { name: 'Add a course' }));
  await type({ title: 'Two' });
  await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Remove this course' }));
  expect(rows()).toHaveLength(1);
  expect((document.activeElement as HTMLInputElement).value).toBe('One');
});

const SHEET = [
  '2024-2025   Grade 9',
  'Course                     Final   Credit',
  'English 9                  B+      1.00',
  'Algebra I                  C       1.00',
  'Courses in progress',
  'Geometry',
].join('\n');

it('reads a pasted transcript into the rows, and says what to look over', async () => {
  open();
  await user.click(screen.getByRole('button', { name: 'Paste a transcript' }));
  const field = screen.getByLabelText('Text of the transcript') as HTMLTextAreaElement;
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  await shown('There is no text yet. Paste it into the field.');
  field.value = 'nothing of the sort';
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  await shown(/^No line of it looks like a course/);
  field.value = SHEET;
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows('In progress or planned')).toHaveLength(1);
  expect((screen.getByLabelText(/^Grade 9 began/) as HTMLInputElement).value).toBe('2024-08-15');
  await shown(/^3 courses were read/);
  await shown(/^2 courses, 2 units$/);
});

it('says that what reads couldn’t be loaded in front of the page, and keeps the text', async () => {
  document.body.innerHTML = checkPage((sentence) => sentence, 'Fieldhouse', 'en').body;
  startCheck(async () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(screen.getByRole('button', { name: 'Paste a transcript' }));
  const field = screen.getByLabelText('Text of the transcript') as HTMLTextAreaElement;
  field.value = SHEET;
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  await waitFor(() => expect(document.querySelector<HTMLDialogElement>('#paste')?.open).toBe(false));
  expect(screen.getByText(/^The calculator couldn’t be loaded/).hidden).toBe(false);
  expect(field.value).toBe(SHEET);
});

it('says that it couldn’t be counted, keeps what is typed, and tries again with the next key', async () => {
  let isBroken = true;
  open({
    ...direct,
    check: async (input, asOf) => (isBroken ? Promise.reject(new Error()) : checkOf(input, asOf)),
  });
  await type({ title: 'E' });
  await shown('This couldn’t be calculated');
  isBroken = false;
  await type({ title: 'n' });
  await waitFor(() => expect(answer()).toBeTruthy());
});

it('says that what counts couldn’t be loaded, and loads it with the next key', async () => {
  document.body.innerHTML = checkPage((sentence) => sentence, 'Fieldhouse', 'en').body;
  let isGone = true;
  startCheck(async () => {
    if (isGone) throw new TypeError('Failed to fetch');
    return { openAnswer: (page, form, changed) => openAnswer(page, form, changed, direct) };
  });
  document.querySelector<HTMLElement>('.check')?.removeAttribute('data-words');
  await type({ title: 'E' });
  const told = screen.getByText(/^The calculator couldn’t be loaded/);
  await waitFor(() => expect(told.hidden).toBe(false));
  isGone = false;
  await type({ title: 'n' });
  await waitFor(() => expect(answer()).toBeTruthy());
  expect(told.hidden).toBe(true);
});
