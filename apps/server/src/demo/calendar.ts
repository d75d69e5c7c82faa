import type { Services } from '#platform/services.ts';
import { DAY_MS, TERM_WEEKS } from './cast.ts';
import { keepEligibility } from './eligibility.ts';
import { keepRequirements } from './graduation.ts';
import { postPastYears } from './history.ts';
import { enterTransfer, keepAttendance } from './office.ts';
import { endSessions, type Stage, sessionOf } from './stage.ts';
import { askForTranscripts, issueTranscripts } from './transcripts.ts';

/**
 * Plays what the calendar decides: final grades at the ends of earlier school years, credit that was brought along from
 * them, what eligibility rests on, transcripts, and attendance, which is taken on two days of the week.
 */
export async function playCalendar(services: Services, stage: Stage): Promise<void> {
  const now = services.clock.millis();
  const began = new Date(now - TERM_WEEKS * 7 * DAY_MS).toISOString();
  await postPastYears(services, stage.schoolId, stage.officeUserId, stage.learners, began);
  const office = await sessionOf(services, stage.officeUserId);
  const newcomer = stage.learners.find(({ student }) => student.joinedDaysAgo !== undefined);
  if (!newcomer) throw new Error('nobody came from another school');
  await enterTransfer(services, office.client, office.token, newcomer, now);
  await keepEligibility(services, office.client, stage);
  await keepRequirements(office.client, stage);
  await issueTranscripts(office.client, stage);
  await askForTranscripts(services, office.client, stage);
  await keepAttendance(stage.courses, stage.learners, now);
  await endSessions(services);
}
