import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import {
  ART,
  ART_IN_FALL,
  BOARD,
  CHOICES,
  found,
  PLAN,
  SPANISH,
  SPANISH_IN_SPRING,
  savedPlan,
  savedPlans,
  stepsTo,
} from '#testing/plan.ts';
import { id } from '#testing/sessions.ts';
import { refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

const SAVED = { planId: PLAN, number: 2, version: 5, savedAt: '2026-11-29T16:00:00Z' };
const open = (stubs: Stubs = {}, as: 'student' | 'parent' | 'school_admin' = 'student') =>
  openPage('/plan', {
    as,
    stubs: {
      'plans.get': CHOICES,
      'plans.saved': savedPlans([savedPlan()]),
      'plans.board': { board: BOARD, titles: { [SPANISH]: 'Spanish II', [ART]: 'Studio Art' } },
      'plans.search': stepsTo(found()),
      'plans.save': SAVED,
      ...stubs,
    },
  });
const term = async (name: string) => within(await screen.findByRole('region', { name }));
const savedItems = () => server.calls('plans.save').at(-1)?.items;
const SOON = { timeout: 4_000 };

it('moves a course by the arrow keys, says where it is and what breaks, and saves it', async () => {
  const user = await open();
  const fall = await term('Fall 2027');
  screen.getByText('Reached');
  const handle = fall.getByRole('button', { name: /^Move Studio Art/ });
  handle.focus();
  await user.keyboard('{ArrowLeft}');
  const spring = await term('Spring 2027');
  spring.getByRole('heading', { name: 'Studio Art' });
  spring.getByText('It asks for Spanish II first.');
  spring.getByText('It is full. You would be on the waiting list.');
  expect(
    screen.getByText(
      'Studio Art is now in Spring 2027. It asks for Spanish II first. It is full. You would be on the waiting list.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-handle')).toBe(ART));
  // There is no earlier term in which it is offered.
  await user.keyboard('{ArrowLeft}');
  await waitFor(
    () =>
      expect(server.calls('plans.save').at(-1)).toMatchObject({
        studentId: id(30),
        planId: PLAN,
        version: 4,
        wishes: { goals: ['graduation', 'DI'] },
        items: [
          { courseId: SPANISH, termIds: ['spring'], grade: 'C' },
          { courseId: ART, termIds: ['spring'], grade: 'C' },
        ],
      }),
    SOON,
  );
  expect(server.calls('plans.save')).toHaveLength(1);
});

it('moves a course by its menu, also where it isn’t offered, and takes that back', async () => {
  const user = await open();
  const spring = await term('Spring 2027');
  await user.click(spring.getByRole('button', { name: 'Change Spanish II' }));
  await user.click(
    await screen.findByRole('menuitem', { name: 'Move to Fall 2027, where it isn’t offered' }),
  );
  const fall = await term('Fall 2027');
  fall.getByRole('heading', { name: 'Spanish II' });
  fall.getByText('It isn’t offered then.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(fall.queryByRole('heading', { name: 'Spanish II' })).toBeNull();
  (await term('Spring 2027')).getByRole('heading', { name: 'Spanish II' });
});

it('removes a course by key and adds it again, with the grade that is expected', async () => {
  const user = await open();
  const spring = await term('Spring 2027');
  spring.getByRole('button', { name: /^Move Spanish II/ }).focus();
  await user.keyboard('{Delete}');
  screen.getByText('Spanish II is removed.');
  spring.getByText('Nothing is planned.');
  await user.click(screen.getByRole('button', { name: 'Add a course' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a course' }));
  await user.type(dialog.getByRole('textbox', { name: 'Part of the title' }), 'span');
  await user.click(dialog.getByRole('button', { name: 'Add to the plan' }));
  await user.selectOptions(
    await spring.findByRole('combobox', { name: 'Expected grade in Spanish II' }),
    'A',
  );
  await waitFor(
    () =>
      expect(savedItems()).toEqual([
        { courseId: ART, termIds: ['fall+1'], grade: 'C' },
        { courseId: SPANISH, termIds: ['spring'], grade: 'A' },
      ]),
    SOON,
  );
});

it('puts a plan that was found on the board', async () => {
  const user = await open({
    'plans.saved': savedPlans([]),
    'plans.save': { ...SAVED, number: 1, version: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Find the best plan' }));
  await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
  const spring = within((await screen.findAllByRole('region', { name: 'Spring 2027' }))[0]!);
  spring.getByRole('button', { name: /^Move Spanish II/ });
  await waitFor(
    () => expect(server.calls('plans.save').at(-1)).toMatchObject({ planId: null, version: 0 }),
    SOON,
  );
});

it('keeps what was changed where somebody else saved meanwhile, and asks', async () => {
  const user = await open({ 'plans.save': refused('STALE') });
  const fall = await term('Fall 2027');
  fall.getByRole('button', { name: /^Move Studio Art/ }).focus();
  await user.keyboard('{Delete}');
  await screen.findByText('Somebody else saved the plan meanwhile', undefined, SOON);
  expect(server.calls('plans.save')).toHaveLength(1);
  server.add({ 'plans.save': SAVED, 'plans.saved': savedPlans([savedPlan({ version: 7 })]) });
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(
    () =>
      expect(server.calls('plans.save').at(-1)).toMatchObject({
        version: 7,
        items: [{ courseId: SPANISH }],
      }),
    SOON,
  );
});

it('tells terms of one name apart, and keeps in sight what is in none of them any more', async () => {
  const fall = (year: string) => ({
    ...BOARD.terms[1]!,
    id: `fall ${year}`,
    name: 'Fall',
    startsOn: `${year}-08-16`,
    endsOn: `${year}-12-17`,
  });
  const user = await open({
    'plans.board': {
      board: { ...BOARD, terms: [fall('2027'), fall('2028')] },
      titles: { [SPANISH]: 'Spanish II', [ART]: 'Studio Art' },
    },
  });
  const over = await term('In no term to come');
  await user.click(over.getByRole('button', { name: 'Change Spanish II' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Move to Fall 2028/ }));
  (await term('Fall 2028')).getByRole('heading', { name: 'Spanish II' });
});

it('sends what failed once, and again when it is asked to or changed', async () => {
  const user = await open({ 'plans.save': serverBroke });
  const fall = await term('Fall 2027');
  fall.getByRole('button', { name: /^Move Studio Art/ }).focus();
  await user.keyboard('{Delete}');
  await screen.findByText('The plan isn’t saved yet', undefined, SOON);
  server.add({ 'plans.save': SAVED });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('The plan isn’t saved yet')).toBeNull());
  const item = { courseId: SPANISH, termIds: ['spring'], grade: 'C' };
  expect(server.calls('plans.save').map(({ items }) => items)).toEqual([[item], [item]]);
});

it('sends a draft to the counselor', async () => {
  const user = await open({ 'plans.propose': { version: 5 } });
  await user.click(await screen.findByRole('button', { name: 'Send to Elena Alvarez' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'I like art.');
  await user.click(dialog.getByRole('button', { name: 'Send to Elena Alvarez' }));
  await waitFor(() =>
    expect(server.calls('plans.propose')).toEqual([{ planId: PLAN, version: 4, note: 'I like art.' }]),
  );
});

const PROPOSED = savedPlan({
  state: 'proposed',
  proposed: { at: '2026-11-28T16:00:00Z', byName: 'Maya Chen', words: 'I like art.' },
  can: { propose: false, decide: true, request: false },
});

it('is approved or given back with a reason by the counselor', async () => {
  const user = await open(
    {
      'plans.saved': savedPlans([PROPOSED]),
      'plans.approve': { version: 6, asked: 1, refused: 1 },
      'plans.sendBack': { version: 6 },
    },
    'school_admin',
  );
  await screen.findByText('“I like art.”');
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  const back = within(await screen.findByRole('dialog', { name: 'Give version 2 back?' }));
  await user.click(back.getByRole('button', { name: 'Give it back' }));
  back.getByText('Give a reason.');
  await user.type(back.getByRole('textbox'), 'Art is full.');
  await user.click(back.getByRole('button', { name: 'Give it back' }));
  await waitFor(() =>
    expect(server.calls('plans.sendBack')).toEqual([{ planId: PLAN, version: 4, reason: 'Art is full.' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const yes = within(await screen.findByRole('dialog', { name: 'Approve version 2?' }));
  await user.click(yes.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(server.calls('plans.approve')).toEqual([{ planId: PLAN, version: 4, reason: null }]),
  );
});

it('says of each course of an approved plan how far it is, and asks for what is open', async () => {
  const user = await open({
    'plans.saved': savedPlans([
      savedPlan({
        state: 'approved',
        decided: { at: '2026-11-28T17:00:00Z', byName: 'Elena Alvarez', words: null },
        items: [
          { ...SPANISH_IN_SPRING, state: 'requested', askedAt: '2026-11-28T17:00:00Z' },
          { ...ART_IN_FALL, state: 'prerequisites', missing: ['Spanish II'] },
        ],
        can: { propose: false, decide: false, request: true },
      }),
    ]),
    'plans.request': { items: [], asked: 1, refused: 0 },
  });
  const card = within((await screen.findByRole('heading', { name: 'Approved plan' })).closest('section')!);
  card.getByText('Requested');
  card.getByText('It asks for Spanish II first. Ask again once that is passed.');
  (await term('Spring 2027')).getByText('Requested');
  await user.click(card.getByRole('button', { name: 'Ask for open places' }));
  await waitFor(() => expect(server.calls('plans.request')).toEqual([{ planId: PLAN }]));
});

it('shows what the school sent back, and is only read by who plans nothing', async () => {
  await open({
    'plans.saved': savedPlans(
      [
        savedPlan({
          state: 'returned',
          decided: { at: '2026-11-28T17:00:00Z', byName: 'Elena Alvarez', words: 'Art is full.' },
          can: { propose: false, decide: false, request: false },
        }),
      ],
      { can: { save: false } },
    ),
  });
  await screen.findByText('The plan came back with what to change');
  expect(screen.queryByRole('button', { name: 'Add a course' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move Spanish II/ })).toBeNull();
});
