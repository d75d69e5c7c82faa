import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { server } from '#testing/stub.ts';

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA');

it("opens the school's day, though this device is a day ahead", async () => {
  const today = dayFrom(-1);
  await openPage('/attendance', {
    as: 'teacher',
    stubs: {
      'live.attendanceCourses': { courses: [{ courseId: id(80), title: 'English 9' }] },
      'live.attendanceSheet': ({ on }) => ({
        courseTitle: 'English 9',
        today,
        timeZone: 'America/New_York',
        dayOff: null,
        sessions:
          on === today ? [{ sessionId: id(81), title: 'Late class', scheduledAt: `${today}T23:00:00Z` }] : [],
        students: [],
        can: { mark: true },
      }),
    },
  });
  expect(within(await screen.findByLabelText('Class')).getByText(/Late class/)).toBeTruthy();
  expect(screen.getByLabelText('Day')).toHaveProperty('value', today);
  expect(server.calls('live.attendanceSheet').map(({ on }) => on)).toEqual([dayFrom(0), today]);
});
