import { expect, it } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, server } from '#testing/stub.ts';

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

type Sheet = OutputOf<'live.attendanceSheet'>;
const student = (at: number, name: string, mark: Sheet['students'][number]['mark'] = null) => ({
  ...{ studentId: id(90 + at), name, avatarUrl: null, mark, absentCount: 0 },
  can: { mark: true },
});

it('undoes marks, of one student and of all the others, with what stood there before', async () => {
  const today = dayFrom(0);
  const late = { status: 'late' as const, source: 'teacher' as const, note: 'The bus', byName: null };
  const user = await openPage('/attendance', {
    as: 'teacher',
    stubs: {
      'live.attendanceCourses': { courses: [{ courseId: id(80), title: 'English 9' }] },
      'live.attendanceSheet': {
        ...{ courseTitle: 'English 9', today, timeZone: 'America/New_York', dayOff: null, sessions: [] },
        students: [
          student(1, 'Ada Reed', { ...late, at: '2026-11-01T12:00:00Z' }),
          student(2, 'Ben Ode'),
          student(3, 'Cora Vale'),
        ],
        can: { mark: true },
      },
      'live.markAttendance': { markedCount: 1 },
    },
  });
  const ada = within(await screen.findByRole('group', { name: "Ada Reed's attendance" }));
  screen.getByText(/Excused is an absence for a reason that the school accepts/);
  await user.click(ada.getByRole('button', { name: 'Absent' }));
  await screen.findByText('Ada Reed: Absent');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.calls('live.markAttendance').at(-1)?.marks).toEqual([
      { studentId: id(91), status: 'late', note: 'The bus' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Mark the other 2 present' }));
  await screen.findByText('2 students marked present');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.calls('live.markAttendance').at(-1)?.marks).toEqual([
      { studentId: id(92), status: null, note: null },
      { studentId: id(93), status: null, note: null },
    ]),
  );
});
