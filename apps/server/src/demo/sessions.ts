import { DateTime } from 'luxon';
import { LIBRARY } from '#db/library/courses.ts';
import { jobInSchool } from '#db/scopes.ts';
import { scheduleSessions } from '#features/live/workflows.ts';
import type { Services } from '#platform/services.ts';
import { chance } from './chance.ts';
import type { DemoCourse } from './stage.ts';

interface Slot {
  /** Days from today, of one of the weekly classes. */
  readonly day: number;
  /** Of 24 hours, in the school's zone. */
  readonly hour: number;
  readonly minutes: number;
}

/** When each course meets: Algebra today, the others in the days that follow, then the same every week. */
const SLOTS: Readonly<Record<string, Slot>> = {
  'algebra-1': { day: 0, hour: 16, minutes: 45 },
  'english-9': { day: 2, hour: 13, minutes: 60 },
  biology: { day: 3, hour: 10, minutes: 60 },
  'spanish-1': { day: 4, hour: 11, minutes: 45 },
  geometry: { day: 1, hour: 14, minutes: 45 },
  chemistry: { day: 2, hour: 15, minutes: 60 },
  'english-11': { day: 3, hour: 13, minutes: 60 },
  'us-history': { day: 4, hour: 9, minutes: 60 },
  government: { day: 5, hour: 10, minutes: 45 },
  'philosophy-religion': { day: 1, hour: 16, minutes: 60 },
};

/** Weeks of the term that are behind, and those that are planned. */
const WEEKS = { past: 8, ahead: 3 };

/** Puts the term's live classes on the calendar: one a week and course, the lesson of the week or office hours. */
export async function planSessions(
  services: Services,
  courses: readonly DemoCourse[],
  timeZone: string,
): Promise<void> {
  const today = DateTime.fromMillis(services.clock.millis(), { zone: timeZone }).startOf('day');
  for (const { key, schoolId, courseId, teacherUserId } of courses) {
    const slot = SLOTS[key];
    if (!slot) continue;
    const lessons = LIBRARY.find((one) => one.key === key)?.modules.flatMap((module) => module.lessons) ?? [];
    const sessions = Array.from({ length: WEEKS.past + WEEKS.ahead }, (_, index) => {
      const at = today
        .plus({ days: slot.day + (index - WEEKS.past) * 7 })
        .set({ hour: slot.hour })
        .toUTC()
        .toISO();
      if (!at) throw new Error('no time for a class');
      const lesson = lessons[Math.floor(index / 2)];
      const isLesson = index % 2 === 0 && lesson !== undefined;
      const room = Math.floor(chance('room', key, index) * 36 ** 8).toString(36);
      return {
        ...{ schoolId, courseId, scheduledAt: at },
        teacherId: teacherUserId,
        title: isLesson ? lesson.title : 'Office hours',
        description: isLesson
          ? 'We go through the lesson together. Bring your notes and one question.'
          : 'Open room: come with anything you are stuck on.',
        durationMinutes: slot.minutes,
        platform: 'jitsi' as const,
        meetingUrl: `https://meet.jit.si/fieldhouse-${key}-${room}`,
      };
    });
    await services.units.write(jobInSchool(schoolId), (tx) => scheduleSessions(tx, sessions));
  }
}
