import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { refused } from '#testing/stub.ts';

it('tells a teacher who keeps the settings of the school, and where to ask', async () => {
  await openPage('/school-settings', {
    as: 'teacher',
    stubs: {
      'schools.branding': refused('FORBIDDEN'),
      'schools.calendar': refused('FORBIDDEN'),
      'schools.policy': refused('FORBIDDEN'),
      'schools.scales': refused('FORBIDDEN'),
    },
  });
  await screen.findByRole('heading', {
    name: 'The administrators of Harbor Point Academy keep these settings',
  });
  const ask = screen.getByRole('link', { name: 'Write to an administrator' });
  expect(ask.getAttribute('href')).toBe('/messages?new=1');
  expect(screen.queryByText('Your access may have changed.', { exact: false })).toBeNull();
});
