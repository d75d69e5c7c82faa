import { createHash } from 'node:crypto';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { CONSENT_MAILS_A_DAY, CONSENT_REQUEST_DAYS } from '@fieldhouse/domain/families/consent.ts';
import type { Transaction } from '#db/unit.ts';
import { sha256 } from '#features/accounts/workflows.ts';
import type { Limit } from '#platform/limiter.ts';
import type { Services } from '#platform/services.ts';

const DAY = 86_400;

/** Emails that one child causes, and that come to one address, within a day. */
export const mailLimits = (childUserId: string, email: string): Limit[] =>
  [
    `consent:child:${childUserId}`,
    `consent:mailbox:${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`,
  ].map((key) => ({ key, wrongTries: CONSENT_MAILS_A_DAY, windowSeconds: DAY, isSingle: true as const }));

/** Addresses that a child names and that are no parent's: as many a day, so that nobody finds out by trying whose they are. */
export const refusalLimits = (childUserId: string): Limit[] => [
  {
    key: `consent:refused:${childUserId}`,
    wrongTries: CONSENT_MAILS_A_DAY,
    windowSeconds: DAY,
    isSingle: true as const,
  },
];

/** Asks a parent, by a link that carries the secret. */
export async function queueRequest(
  { mailer, config }: Services,
  tx: Transaction,
  about: {
    readonly secret: string;
    readonly email: string;
    readonly locale: Locale;
    readonly studentName: string;
    /** Absent: the child asks, or may have, and the email is the platform's. */
    readonly schoolId?: SchoolId;
    readonly schoolName: string;
    readonly isReminder?: boolean;
  },
): Promise<void> {
  const { secret, email, locale, studentName, schoolId, schoolName, isReminder = false } = about;
  const to = { userId: null, address: email, locale, ...(schoolId ? { schoolId } : {}) };
  await mailer.queue(tx, `consent-request:${sha256(secret)}`, to, 'consent-request', {
    brand: config.BRAND_NAME,
    studentName,
    schoolName,
    days: CONSENT_REQUEST_DAYS,
    isReminder,
    link: mailer.link(`/consent#token=${secret}`),
  });
}
