import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { RELEASE_TEXT, requestDueOn } from '@fieldhouse/domain/records/transcript-request.ts';
import { and, eq } from 'drizzle-orm';
import { jobInSchool } from '#db/scopes.ts';
import { guardianLinks } from '#db/tables/people.ts';
import { transcriptRequests } from '#db/tables/transcript-requests.ts';
import { issueRun } from '#features/transcript-runs/issue-run.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import type { DemoClient, Stage } from './stage.ts';

/** Two seniors apply to colleges, and a junior asked early: one transcript holds, one was replaced, one withdrawn. */
export async function issueTranscripts(
  { transcripts }: DemoClient,
  { schoolId, learners }: Stage,
): Promise<void> {
  await transcripts.saveSettings({
    schoolId: schoolId as SchoolId,
    showsRank: false,
    showsAttendance: false,
    showsTests: false,
    signerName: 'Dana Whitcomb',
    signerTitle: 'Registrar',
    version: 0,
  });
  const issue = (
    { studentId }: Stage['learners'][number],
    recipient: string,
    supersedes: Parameters<typeof transcripts.issue>[0]['supersedes'] = null,
  ) =>
    transcripts.issue({
      studentId: studentId as StudentId,
      overrides: {},
      overrideReason: null,
      recipient,
      supersedes,
    });
  const first = named(learners, 'Grace Kimura');
  const second = named(learners, 'Samuel Osei');
  const junior = named(learners, 'Leo Chen');
  const { transcriptId } = await issue(first, 'Lakeshore College');
  await issue(first, 'Lakeshore College', {
    transcriptId,
    reason: 'The college asked for one that is newer',
  });
  const wrong = await issue(second, 'Ridgeview State University');
  await transcripts.revoke({ transcriptId: wrong.transcriptId, reason: 'Sent to the wrong university' });
  await issue(junior, 'NCAA Eligibility Center');
}

/** A father has his son's transcript sent to a coach, and the office prepares those of two seniors together. */
export async function askForTranscripts(
  services: Services,
  { transcriptRuns }: DemoClient,
  { schoolId: school, learners }: Stage,
): Promise<void> {
  const schoolId = school as SchoolId;
  const studentId = named(learners, 'Leo Chen').studentId as StudentId;
  const [father] = await services.units.write(jobInSchool(schoolId), (tx) =>
    tx.orm
      .select({ userId: guardianLinks.guardianUserId })
      .from(guardianLinks)
      .where(and(eq(guardianLinks.schoolId, schoolId), eq(guardianLinks.studentId, studentId))),
  );
  if (!father) throw new Error('nobody follows Leo');
  const now = services.clock.now();
  await services.units.write(jobInSchool(schoolId), (tx) =>
    tx.orm.insert(transcriptRequests).values({
      schoolId,
      id: newId(),
      studentId,
      askedBy: father.userId,
      requestKey: newId(),
      recipientName: 'Coach Casey Hill, Lakeshore College',
      recipientEmail: 'casey.hill@lakeshore.example',
      recipientLocale: 'en',
      purpose: 'athletics',
      note: 'For the camp in June. The coach asks for it by the end of the month.',
      dueOn: requestDueOn(now.slice(0, 10) as CalendarDate),
      consentBasis: 'guardian',
      consentBy: father.userId,
      consentAt: now,
      consentText: RELEASE_TEXT,
      consentLocale: 'en',
      createdAt: now,
    }),
  );
  const { runId } = await transcriptRuns.start({
    pick: {
      kind: 'students',
      studentIds: ['Grace Kimura', 'Samuel Osei'].map((name) => named(learners, name).studentId as StudentId),
    },
    recipient: 'Ridgeview Scholarship Fund',
    runKey: newId(),
  });
  await issueRun(services, { schoolId, runId });
}

function named(learners: Stage['learners'], name: string): Stage['learners'][number] {
  const found = learners.find(({ student }) => student.name === name);
  if (!found) throw new Error(`${name} is no student of the demo`);
  return found;
}
