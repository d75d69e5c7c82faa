import type { LiveSessionId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { GRACE_MINUTES, JOIN_MINUTES_BEFORE } from '@fieldhouse/domain/live/session-times.ts';
import { IS_WRITABLE_SCHOOL } from '#access/told.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { JobData } from '#platform/jobs.ts';
import { MeetingError } from '#platform/meetings/meeting.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import { tellLearners } from './plan.ts';
import type { Sql } from './rows.gen.ts';

type MeetingRow = RowOf<typeof findMeeting>;

const findMeeting = statement<Sql['findMeeting'], { schoolId: string; liveSessionId: string }>(`
  select s.course_id as "courseId", s.teacher_id as "teacherId", s.title, s.description,
    s.scheduled_at as "scheduledAt", s.duration_minutes as "durationMinutes", sc.time_zone as "timeZone", s.platform,
    s.status, s.provider_event_id as "providerEventId"
  from live_sessions s join schools sc on sc.id = s.school_id where s.school_id = :schoolId and s.id = :liveSessionId`);

/** `url`: url or null. What somebody chose meanwhile stays. */
const saveMeeting = statement<
  Sql['saveMeeting'],
  {
    schoolId: string;
    liveSessionId: string;
    url: string | null;
    eventId: string | null;
    state: 'ready' | 'pending' | 'failed';
    now: string;
  }
>(`
  update live_sessions set meeting_url = :url, provider_event_id = :eventId, meeting_state = :state, updated_at = :now,
    version = version + 1
  where school_id = :schoolId and id = :liveSessionId and platform = 'google_meet' and status = 'scheduled' returning id`);

const refuseMeeting = statement<
  Sql['refuseMeeting'],
  { schoolId: string; liveSessionId: string; now: string }
>(`
  update live_sessions set meeting_state = 'failed', updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :liveSessionId and platform = 'google_meet' and meeting_state = 'pending'
    and status = 'scheduled' returning id`);

const forgetEvent = statement<Sql['forgetEvent'], { schoolId: string; liveSessionId: string }>(
  'update live_sessions set provider_event_id = null where school_id = :schoolId and id = :liveSessionId',
);

/**
 * Brings the provider's calendar in step with one class. Asked again it does no harm: the event's id is made of the
 * class's own.
 *
 * @throws MeetingError where asking again may help; the job tries again.
 */
export async function keepMeeting(
  services: Services,
  { schoolId, sessionId, wanted }: JobData['live.meeting'],
): Promise<void> {
  const { units, clock, meetings } = services;
  const { google } = meetings;
  const read = () =>
    units.write(
      jobInSchool(schoolId),
      async (tx) => (await tx.query(findMeeting({ schoolId, liveSessionId: sessionId })))[0],
    );
  const session = await read();
  if (!session || !google) return;
  const plan = {
    sessionId,
    title: session.title,
    description: session.description,
    startsAt: session.scheduledAt,
    durationMinutes: session.durationMinutes,
    timeZone: session.timeZone,
  };
  try {
    if (session.status === 'cancelled' || session.platform !== 'google_meet' || wanted === 'gone') {
      if (!session.providerEventId) return;
      await google.cancel(session.providerEventId);
      await units.write(jobInSchool(schoolId), (tx) =>
        tx.query(forgetEvent({ schoolId, liveSessionId: sessionId })),
      );
      return;
    }
    if (wanted === 'changed' && session.providerEventId) {
      await google.update(session.providerEventId, plan);
      return;
    }
    const { url, eventId } = await google.create(plan);
    const isKept = await units.write(jobInSchool(schoolId), async (tx) => {
      const state = url ? 'ready' : 'pending';
      const kept = await tx.query(
        saveMeeting({ schoolId, liveSessionId: sessionId, url, eventId, state, now: clock.now() }),
      );
      return kept.length > 0;
    });
    // Cancelled or given another room while Google made this one.
    if (!isKept) await google.cancel(eventId);
    else if (!url) throw new MeetingError('conference_pending', false);
  } catch (error) {
    if (!(error instanceof MeetingError) || !error.isFinal) throw error;
    await giveUp(services, schoolId, sessionId, session);
  }
}

/** Says that there will be no room, to who can choose another. */
async function giveUp(
  { units, clock }: Services,
  schoolId: string,
  sessionId: string,
  { courseId, teacherId }: Pick<MeetingRow, 'courseId' | 'teacherId'>,
): Promise<void> {
  await units.write(jobInSchool(schoolId), async (tx) => {
    const refused = await tx.query(refuseMeeting({ schoolId, liveSessionId: sessionId, now: clock.now() }));
    if (refused.length === 0) return;
    notify(tx, clock, [teacherId], {
      schoolId,
      courseId,
      type: 'session',
      template: 'meeting_failed',
      groupKey: `meeting_failed:${sessionId}`,
    });
  });
}

const TICK = 'school_id as "schoolId", id as "sessionId", course_id as "courseId", teacher_id as "teacherId"';

/**
 * Schools whose classes wait for something. While a school may only be read no class begins there and nobody
 * chooses another room; recordings of those that were held still come.
 */
const listWaitingSchools = statement<Sql['listWaitingSchools'], { now: string }>(`
  select distinct s.id as "schoolId", ${IS_WRITABLE_SCHOOL} as "isWritable"
  from live_sessions l join schools s on s.id = l.school_id
  where l.status = 'scheduled' and ((l.reminded_at is null and l.scheduled_at > :now
      and l.scheduled_at <= :now::timestamptz + interval '${JOIN_MINUTES_BEFORE} minutes')
    or (l.recording_state in ('none', 'expected', 'processing') and l.platform = 'google_meet'
      and l.provider_event_id is not null and l.recording_url is null
      and l.scheduled_at > :now::timestamptz - interval '3 days' and l.scheduled_at <= :now)
    or (l.meeting_state = 'pending' and l.created_at < :now::timestamptz - interval '1 hour'))`);

/** Marks the classes that start soon as told of. */
const takeSoon = statement<Sql['takeSoon'], { schoolId: SchoolId; now: string | null }>(`
  update live_sessions set reminded_at = :now
  where school_id = :schoolId and status = 'scheduled' and reminded_at is null and scheduled_at > :now
    and scheduled_at <= :now::timestamptz + interval '${JOIN_MINUTES_BEFORE} minutes'
  returning ${TICK}`);

const OVER = `scheduled_at + make_interval(mins => duration_minutes + ${GRACE_MINUTES})`;

/** Classes that are over and whose recording may come. */
const listRecordable = statement<
  Sql['listRecordable'],
  { schoolId: string; now: string },
  { isLate: boolean }
>(`
  select ${TICK}, provider_event_id as "providerEventId",
    ${OVER} < :now::timestamptz - interval '24 hours' as "isLate"
  from live_sessions
  where school_id = :schoolId and status = 'scheduled' and platform = 'google_meet' and provider_event_id is not null
    and recording_url is null and recording_state in ('none', 'expected', 'processing') and ${OVER} <= :now
    and scheduled_at > :now::timestamptz - interval '3 days'
  order by scheduled_at limit 50`);

/** `url`: url or null. */
const setRecordingState = statement<
  Sql['setRecordingState'],
  {
    schoolId: string;
    liveSessionId: LiveSessionId;
    state: Sql['setRecordingState']['parameters']['state'];
    url: string | null;
    now: string;
  }
>(`
  update live_sessions set recording_state = :state, recording_url = :url, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :liveSessionId and recording_url is null and recording_state is distinct from :state returning id`);

/** Rooms that a provider hasn't made within an hour: their teachers choose another. */
const listStuck = statement<Sql['listStuck'], { schoolId: SchoolId; now: string }>(`
  select ${TICK} from live_sessions
  where school_id = :schoolId and meeting_state = 'pending' and status = 'scheduled'
    and created_at < :now::timestamptz - interval '1 hour' and scheduled_at > :now limit 50`);

/**
 * Once a minute: tells of classes that start soon, and looks for recordings of those that are over. Reminders of all
 * schools go first: they have their minute, and a provider may take its time.
 */
export async function watchSessions(services: Services): Promise<void> {
  const { units, clock } = services;
  const now = clock.now();
  const schools = await units.write(jobForPlatform, (tx) => tx.query(listWaitingSchools({ now })));
  for (const { schoolId, isWritable } of schools) {
    if (!isWritable) continue;
    await units.write(jobInSchool(schoolId), async (tx) => {
      for (const { courseId, teacherId } of await tx.query(takeSoon({ schoolId, now }))) {
        await tellLearners(tx, clock, schoolId, courseId, 'session_soon');
        notify(tx, clock, [teacherId], {
          schoolId,
          courseId,
          type: 'session',
          template: 'session_soon',
          groupKey: `session_soon:${courseId}`,
        });
      }
    });
    const stuck = await units.write(jobInSchool(schoolId), (tx) => tx.query(listStuck({ schoolId, now })));
    for (const one of stuck) await giveUp(services, schoolId, one.sessionId, one);
  }
  for (const { schoolId } of schools) await watchRecordings(services, schoolId, now);
}

async function watchRecordings({ units, clock, meetings, log }: Services, schoolId: string, now: string) {
  const { google } = meetings;
  if (!google) return;
  const waiting = await units.write(jobInSchool(schoolId), (tx) =>
    tx.query(listRecordable({ schoolId, now })),
  );
  for (const { sessionId, courseId, teacherId, providerEventId, isLate } of waiting) {
    try {
      const found = await google.findRecording(providerEventId ?? '');
      const state = found ? 'available' : isLate ? 'missing' : 'expected';
      await units.write(jobInSchool(schoolId), async (tx) => {
        const set = await tx.query(
          setRecordingState({
            schoolId,
            liveSessionId: sessionId,
            state,
            url: found?.url ?? null,
            now: clock.now(),
          }),
        );
        if (set.length === 0) return;
        if (found) await tellLearners(tx, clock, schoolId, courseId, 'recording_ready');
        else if (isLate) {
          notify(tx, clock, [teacherId], {
            schoolId,
            courseId,
            type: 'session',
            template: 'recording_missing',
            groupKey: `recording_missing:${sessionId}`,
          });
        }
      });
    } catch (error) {
      // The next minute tries again.
      log.warn({ err: error, sessionId }, 'recording not looked for');
      return;
    }
  }
}
