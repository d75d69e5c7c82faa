import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

const empty: OutputOf<'resources.list'> = {
  resources: [],
  totalCount: 0,
  types: [],
  courses: [],
  can: { add: false, places: [] },
};
const open = (stubs: Stubs, address = '/resources') => openPage(address, { as: 'student', stubs });

it('says to parents whose resources would stand here', async () => {
  await openPage('/resources', { as: 'parent', stubs: { 'resources.list': empty } });
  await screen.findByText('What teachers share for your children’s courses appears here.');
});

it('says that there are no resources, and offers no button to add one', async () => {
  await open({ 'resources.list': empty });
  await screen.findByText('0 resources found');
  expect(screen.queryByRole('button', { name: 'Add a resource' })).toBeNull();
});

it('tells of a failure, and heals by trying again', async () => {
  const user = await open({ 'resources.list': serverBroke });
  await screen.findByText('Failed to load resources');
  server.add({ 'resources.list': empty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('0 resources found');
});

it.each([
  ['FORBIDDEN', 'Your access may have changed. The dashboard shows what you can open.'],
  ['AWAITING_APPROVAL', 'Your school has to approve your account first.'],
] as const)(
  'says to somebody whose link has ended (%s) why, and leads to the dashboard',
  async (code, why) => {
    await openPage('/resources', { as: 'parent', stubs: { 'resources.list': refused(code) } });
    await screen.findByRole('heading', { name: "You don't have access to this page" });
    screen.getByText(why);
    screen.getByRole('link', { name: 'Go to the dashboard' });
    expect(screen.queryByText('Failed to load resources')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

it('leaves the page standing where a resource is not there', async () => {
  await open(
    {
      'resources.list': empty,
      'resources.get': refused('NOT_FOUND'),
      'resources.open': refused('NOT_FOUND'),
    },
    `/resources?view=${id(120)}`,
  );
  await screen.findByText('0 resources found');
  await screen.findByText("This resource doesn't exist, or you can't see it.");
});
