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
