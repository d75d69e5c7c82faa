import type { NotAgain } from '@fieldhouse/contract/transcript-requests.ts';
import {
  type RequestFacts,
  type RequestState,
  requestState,
} from '@fieldhouse/domain/records/transcript-request.ts';

interface Asked extends RequestFacts {
  readonly isOfAge: boolean;
  /** Whoever consented for a minor may do so today. */
  readonly consentHolds: boolean;
}

/** How a request stands today. Consent that rests on a guardian's right ends with the right. */
export const stateOf = (row: Asked): RequestState =>
  requestState({ ...row, consentBasis: row.consentHolds ? row.consentBasis : null }, row.isOfAge);

interface Emailed extends Asked {
  readonly hasToken: boolean;
  /** The transcript that was sent holds still. */
  readonly isCurrent: boolean;
  readonly holdReason: string | null;
}

/**
 * Why the email of a request that was sent doesn't go out again; null: it may. First what only a new request of the family
 * mends. The family's end erases the secret; one that expired, or that the school ended, is kept.
 */
export function notAgain({
  hasToken,
  isOfAge,
  consentHolds,
  consentBasis,
  isCurrent,
  holdReason,
}: Emailed): NotAgain | null {
  if (!hasToken) return 'ENDED_BY_FAMILY';
  if (!consentHolds || (isOfAge && consentBasis === 'guardian')) return 'NO_CONSENT';
  if (!isCurrent) return 'NOT_CURRENT';
  return holdReason === null ? null : 'ON_HOLD';
}

interface Addressed {
  readonly recipientEmail: string | null;
  readonly sentAt: string | null;
  readonly expiresAt: string | null;
  readonly isErased: boolean;
}

/** How a transcript goes to its recipient. An address goes with the account; until when a link worked stays on file. */
export function wayOf({ recipientEmail, sentAt, expiresAt, isErased }: Addressed): 'email' | 'family' | null {
  if (recipientEmail !== null || expiresAt !== null) return 'email';
  return isErased && sentAt === null ? null : 'family';
}
