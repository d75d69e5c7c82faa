import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import {
  ART,
  BOARD,
  CHOICES,
  found,
  shownPlan as plan,
  SPANISH,
  SPANISH_ITEM,
  savedPlans,
  stepsTo,
} from '#testing/plan.ts';
import { id } from '#testing/sessions.ts';
import { never, refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

const open = (stubs: Stubs = {}) =>
  openPage('/plan', {
    as: 'student',
    stubs: {
      'plans.get': CHOICES,
      'plans.saved': savedPlans([]),
      'plans.board': { board: BOARD, titles: { [SPANISH]: 'Spanish II', [ART]: 'Studio Art' } },
      'plans.search': stepsTo(found()),
      ...stubs,
    },
  });
const FIND = { name: 'Find the best plan' };
const look = async (user: Awaited<ReturnType<typeof open>>) =>
  await user.click(await screen.findByRole('button', FIND));

it('asks for what the form says, and shows each course with its term, core, priority and reasons', async () => {
  const user = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Division II' }));
  await user.click(screen.getByRole('button', { name: 'Move up: Division II' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Most credits in a term' }), '3');
  await user.click(screen.getByRole('checkbox', { name: 'Science' }));
  await user.click(screen.getByRole('button', { name: 'Add a wish' }));
  const wish = within(screen.getByRole('group', { name: 'Wish 1' }));
  await user.selectOptions(wish.getByRole('combobox', { name: 'Term' }), 'Spring 2027');
  await look(user);
  await screen.findByRole('heading', { name: 'Best plan' });
  expect(server.calls('plans.search')).toEqual([
    {
      studentId: id(30),
      goals: ['graduation', 'DII', 'DI'],
      limits: { regular: { credits: 3, courses: 7 }, optional: { credits: 1, courses: null } },
      focus: ['Science'],
      difficulty: 'balanced',
      wishes: [{ kind: 'take', courseId: SPANISH, termId: 'spring' }],
      grade: 'C',
      grades: {},
    },
  ]);
  const result = within(
    screen.getByRole('heading', { name: 'Best plan' }).closest('[data-plan]') as HTMLElement,
  );
  const spring = result.getByRole('heading', { name: 'Spring 2027' }).closest('section')!;
  const item = within(within(spring).getByRole('heading', { name: 'Spanish II' }).closest('li')!);
  item.getByText('NCAA core: World language');
  item.getByText('until Fall 2027');
  item.getByText('High priority: it can’t wait');
  item.getByText('Needed for: Division I');
  item.getByText('Needed before Studio Art');
  item.getByText('Also asked for: A headset');
  within(spring).getByText(/Grade 11/);
  within(spring).getByText('Planned credits: 0.5 · in progress: 0.5');
  const fall = result.getByRole('heading', { name: 'Fall 2027' }).closest('section')!;
  within(fall).getByText('Assumed');
  within(fall).getByText('Spanish II continues');
  screen.getByText('Core units missing: 1 today, 0 with this plan');
  screen.getByText(/The school hasn’t entered Fall 2027 yet/);
  screen.getByText(/The Eligibility Center decides/);
});

it('shows other plans in tabs', async () => {
  const early = plan({ items: [{ ...SPANISH_ITEM, title: 'Spanish III' }] }, 'early');
  const user = await open({ 'plans.search': stepsTo(found({ alternatives: [early] })) });
  await look(user);
  await user.click(await screen.findByRole('tab', { name: 'As early as possible' }));
  await screen.findByRole('heading', { name: 'Spanish III' });
});

it('says in words what can’t be had together, and what is wrong with the catalog', async () => {
  const user = await open({
    'plans.search': stepsTo(
      found({
        goals: ['graduation'],
        plan: plan({ strategy: 'partly' }),
        conflicts: [
          {
            goal: 'DI',
            conditions: [
              { kind: 'goal', goal: 'DI' },
              { kind: 'most_credits', termId: 'spring' },
              { kind: 'seats', courseId: SPANISH },
              { kind: 'wish', wishId: '0' },
              { kind: 'grades' },
            ],
          },
        ],
        notes: [{ code: 'circular_prerequisites', courseIds: [SPANISH, ART] }],
      }),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a wish' }));
  await look(user);
  await screen.findByText('Division I isn’t reached: these can’t all be met together');
  screen.getByText('the most credits you allow in Spring 2027');
  screen.getByText('Spanish II is full');
  screen.getByText('your wish to take Spanish II');
  screen.getByText('the grades you expect in planned courses');
  screen.getByText(/Spanish II and Studio Art require each other/);
  screen.getByText('Division I: not reached');
});

it('looks again with another grade in a course', async () => {
  const user = await open();
  await look(user);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Expected grade in Spanish II' }),
    'A',
  );
  await waitFor(() => expect(server.calls('plans.search').at(-1)?.grades).toEqual({ [SPANISH]: 'A' }));
});

it('says how far a search is, shows the best plan so far, and gives it up', async () => {
  const best = found({ isCutShort: true });
  const user = await open({
    'plans.search': async function* () {
      yield { kind: 'waits' };
      yield { kind: 'best', found: best };
      yield { kind: 'progress', stage: 'alternatives', done: 1, of: 3 };
      await never;
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Difficulty' }), 'lighter');
  await look(user);
  await screen.findByText('Looking for other plans. The best plan is below.');
  screen.getByText('1 of 3');
  screen.getByRole('heading', { name: 'Best plan' });
  expect(screen.queryByText(/The time was over/)).toBeNull();
  expect(screen.getByRole('button', FIND).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel the search' }));
  await waitFor(() => expect(screen.queryByText(/Looking for other plans/)).toBeNull());
  expect(screen.getByRole('button', FIND).hasAttribute('disabled')).toBe(false);
  expect((screen.getByRole('combobox', { name: 'Difficulty' }) as HTMLSelectElement).value).toBe('lighter');
  screen.getByText(/The time was over before other plans were looked for/);
});

it('says why no plan was found, and doesn’t look for one without a goal', async () => {
  const user = await open({ 'plans.search': refused('TIMED_OUT') });
  await look(user);
  await screen.findByText(/The search took too long/);
  for (const name of ['Diploma', 'Division I']) await user.click(screen.getByRole('checkbox', { name }));
  await look(user);
  screen.getByText('Choose a goal, so there’s something to plan for.');
  expect(server.calls('plans.search')).toHaveLength(1);
});

it('tells apart nobody to plan for, and a page that failed', async () => {
  await open({ 'plans.get': refused('NOT_FOUND') });
  await screen.findByRole('heading', { name: 'There are no students here you can plan for.' });
});

it('says in Spanish that the planner could not be loaded', async () => {
  await openPage('/plan', { as: 'student', locale: 'es', stubs: { 'plans.get': serverBroke } });
  await screen.findByRole('heading', { name: 'No se pudo cargar el planificador' });
});
