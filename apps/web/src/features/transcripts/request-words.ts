import type { RequestPurpose } from '@fieldhouse/contract/transcript-requests.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import type { BadgeTone } from '#ui/display/badge.tsx';
import type { TranscriptRequest } from './transcripts-queries.ts';

/** How a request stands, in a word. */
export function requestStatus(
  { state, recipientEmail, declinedAs }: TranscriptRequest,
  t: TFunction,
): { readonly text: string; readonly tone: BadgeTone } {
  switch (state) {
    case 'needs_consent':
      return { text: t('Waits for consent'), tone: 'warning' };
    case 'open':
      return { text: t('With the school'), tone: 'info' };
    case 'sent':
      return { text: recipientEmail === null ? t('Ready to download') : t('Sent'), tone: 'success' };
    case 'declined':
      return {
        text: declinedAs === 'school' ? t('Declined by the school') : t('Consent refused'),
        tone: 'danger',
      };
    case 'withdrawn':
      return { text: t('Canceled'), tone: 'neutral' };
  }
}

/** What a transcript is given out for. */
export const purposeText = (purpose: RequestPurpose, t: TFunction): string =>
  ({
    admission: t('Admission to a college'),
    athletics: t('Athletic recruiting or eligibility'),
    scholarship: t('A scholarship or financial aid'),
    transfer: t('Change of school'),
    employment: t('A job or military service'),
    other: t('Something else'),
  })[purpose];

/** Why something about a request was refused. */
export function requestRefusal(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'NO_GIVER':
      return t('No guardian who may consent is linked. Ask your school.');
    case 'TOO_MANY':
      return t('Ten requests are open. Cancel one, or wait until the school has sent one.');
    case 'NOT_OPEN':
      return t('This request is already settled. Close this and look again.');
    case 'ON_HOLD':
      return t('Official transcripts of this student are on hold.');
    case 'NO_CONSENT':
      return t('No one who can consent has agreed yet.');
    case 'NOT_CURRENT':
      return t('This has changed in the meantime. Close this and look again.');
    default:
      return errorText(error, t);
  }
}
