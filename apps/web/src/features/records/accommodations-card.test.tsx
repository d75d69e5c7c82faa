import { afterEach, expect, it, vi } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, server } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

const STUDENT = id(70);

afterEach(() => void vi.useRealTimers());

it.each([
  ['an evening in New York, when it is tomorrow in London', '2026-11-29T01:30:00Z', null, '2026-11-28'],
  ['for somebody who reads times of California', '2026-11-29T05:30:00Z', 'America/Los_Angeles', '2026-11-29'],
] as const)('begins extra time on the day of the school: %s', async (_, now, timeZone, day) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'], now: new Date(now) });
  const user = await openPage(`/student/${STUDENT}`, {
    as: 'school_admin',
    me: { timeZone },
    stubs: {
      ...STUDENT_PAGE,
      'families.student': refused('FORBIDDEN'),
      'consent.student': refused('FORBIDDEN'),
      'records.details': refused('NOT_FOUND'),
      'coursework.accommodations': {
        ...(STUDENT_PAGE['coursework.accommodations'] as OutputOf<'coursework.accommodations'>),
        can: { accommodate: true, extend: false },
      },
      'coursework.setAccommodation': { accommodationId: id(80) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Give extra time' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('First day').value).toBe(day);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('coursework.setAccommodation')).toMatchObject([{ startsOn: day }]);
});
