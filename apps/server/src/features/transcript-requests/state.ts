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
