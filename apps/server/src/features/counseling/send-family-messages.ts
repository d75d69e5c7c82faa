import { withFirstName } from '@fieldhouse/domain/messages/first-name.ts';
import { jobForPerson, jobInSchool } from '#db/scopes.ts';
import { writeToFamily } from '#features/messages/workflows.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { findSender, finish, markRecipient, takeRecipient } from './family-queries.ts';

/**
 * Writes a counselor's words to families, one person in a transaction: what was sent stays sent, and a second run goes on
 * with those who wait. Who may write to whom is asked at each.
 */
export async function sendFamilyMessage(
  { units, clock }: Services,
  { schoolId, familyMessageId }: JobData['counseling.write'],
): Promise<void> {
  const [sender] = await units.write(jobInSchool(schoolId), (tx) =>
    tx.query(findSender({ schoolId, familyMessageId })),
  );
  if (!sender) return;
  const { userId: senderId } = sender;
  const sendOne = async () =>
    await units.write(jobForPerson(schoolId, senderId), async (tx) => {
      const [one] = await tx.query(takeRecipient({ schoolId, familyMessageId }));
      if (!one) return false;
      const { messageKey, userId, studentId, isStudent, studentName } = one;
      const isSent = await writeToFamily(tx, clock, {
        schoolId,
        now: clock.now(),
        senderId,
        recipientId: userId,
        studentId: isStudent ? null : studentId,
        body: withFirstName(one.body, studentName),
        messageKey,
      });
      await tx.query(markRecipient({ schoolId, messageKey, state: isSent ? 'sent' : 'refused' }));
      return true;
    });
  while (await sendOne());
  await units.write(jobInSchool(schoolId), (tx) =>
    tx.query(finish({ schoolId, familyMessageId, at: clock.now() })),
  );
}
