import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { DemoClient, Stage } from './stage.ts';

/** Two seniors apply to colleges, and a junior asked early: one transcript holds, one was replaced, one withdrawn. */
export async function issueTranscripts(
  { transcripts }: DemoClient,
  { schoolId, learners }: Stage,
): Promise<void> {
  await transcripts.saveSettings({
    schoolId: schoolId as SchoolId,
    showsRank: false,
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
  const named = (name: string) => {
    const found = learners.find(({ student }) => student.name === name);
    if (!found) throw new Error(`${name} is no student of the demo`);
    return found;
  };
  const [first, second, junior] = [named('Grace Kimura'), named('Samuel Osei'), named('Leo Chen')];
  const { transcriptId } = await issue(first, 'Lakeshore College');
  await issue(first, 'Lakeshore College', {
    transcriptId,
    reason: 'The college asked for one that is newer',
  });
  const wrong = await issue(second, 'Ridgeview State University');
  await transcripts.revoke({ transcriptId: wrong.transcriptId, reason: 'Sent to the wrong university' });
  await issue(junior, 'NCAA Eligibility Center');
}
