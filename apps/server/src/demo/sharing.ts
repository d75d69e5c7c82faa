import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { DAY_MS } from './cast.ts';
import type { DemoWriter } from './messages.ts';

/** In days before today: long enough ago that nobody's bell still says so. */
const GIVEN = 8;
const ASKED = 6;

interface Sharing {
  readonly student: DemoWriter;
  readonly guardian: DemoWriter;
  readonly now: number;
  readonly moveTo: (millis: number) => void;
}

/** A guardian has shared a ledger with a coach, and the student asks for another one. */
export async function shareLedger({ student, guardian, now, moveTo }: Sharing): Promise<void> {
  const studentId = student.studentId as StudentId | null;
  if (studentId === null) throw new Error('only a student has a ledger');
  moveTo(now - GIVEN * DAY_MS);
  await guardian.client.eligibility.giveShare({
    studentId,
    coachName: 'Dana Whitfield',
    coachEmail: 'dana.whitfield@ridgecollege.example',
    organization: 'Ridge College',
    why: 'Recruiting for the class after next',
    days: 90,
  });
  moveTo(now - ASKED * DAY_MS);
  await student.client.eligibility.askShare({
    studentId,
    coachName: 'Miguel Torres',
    coachEmail: 'miguel.torres@lakeshore.example',
    organization: 'Lakeshore Track Club',
    why: 'He asked after the regional meet',
    days: 30,
  });
  moveTo(now);
}
