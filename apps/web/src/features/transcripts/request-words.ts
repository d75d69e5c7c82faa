import type { NotAgain, RequestPurpose } from '@fieldhouse/contract/transcript-requests.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import type { BadgeTone } from '#ui/display/badge.tsx';
import type { TranscriptRequest } from './transcripts-queries.ts';

/** How a request stands, in a word; `isSchool`: to those who keep the record, who pass nothing on themselves. */
export function requestStatus(
  { state, way, declinedAs, undelivered }: TranscriptRequest,
  isSchool: boolean,
  t: TFunction,
): { readonly text: string; readonly tone: BadgeTone } {
  switch (state) {
    case 'needs_consent':
      return { text: t('Waiting for consent'), tone: 'warning' };
    case 'open':
      return { text: t('With the school'), tone: 'info' };
    case 'sent':
      if (undelivered) return { text: t('Not delivered'), tone: 'danger' };
      if (way === 'email') return { text: t('Sent'), tone: 'success' };
      return { text: isSchool ? t('Ready for the family') : t('Ready to download'), tone: 'success' };
    case 'declined':
      return {
        text: declinedAs === 'school' ? t('Declined by the school') : t('Consent declined'),
        tone: 'danger',
      };
    case 'withdrawn':
      return { text: t('Canceled'), tone: 'neutral' };
  }
}

/** Where a transcript goes. */
export function wayText({ recipientEmail, way }: TranscriptRequest, isSchool: boolean, t: TFunction): string {
  if (recipientEmail !== null) return recipientEmail;
  if (way !== 'family') return t('The address was deleted with the account');
  return isSchool ? t('The family passes it on') : t('You pass it on yourself');
}

/** Why a recipient has nothing. */
export function undeliveredText(
  { at, why }: NonNullable<TranscriptRequest['undelivered']>,
  t: TFunction,
  date: (at: string) => string,
): string {
  return why === 'no_mailbox'
    ? t('The email didn’t arrive on {{when}}: there is no such mailbox.', { when: date(at) })
    : t('The email didn’t arrive on {{when}}: the recipient’s mail server didn’t accept it.', {
        when: date(at),
      });
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
      return t('No guardian who can consent is linked. Ask your school.');
    case 'TOO_MANY':
      return t('Ten requests are open. Cancel one, or wait until the school has sent one.');
    case 'NOT_OPEN':
      return t('This request is already settled. Close this and look again.');
    case 'ON_HOLD':
      return t('This student’s official transcripts are on hold.');
    case 'NO_CONSENT':
      return t('No one who can consent has agreed yet.');
    case 'NOT_CURRENT':
      return t('This has changed in the meantime. Close this and look again.');
    default:
      return errorText(error, t);
  }
}

/** Why the email of a recipient can’t go out again, and who can change that. */
export const notAgainText = (why: NotAgain, t: TFunction): string =>
  ({
    ENDED_BY_FAMILY: t(
      'The family ended the link. To have the transcript sent again, they need to make a new request.',
    ),
    NO_CONSENT: t(
      'The consent is no longer valid. To have the transcript sent again, the family needs to make a new request.',
    ),
    NOT_CURRENT: t(
      'The transcript was replaced or withdrawn. To have the current one sent, the family needs to make a new request.',
    ),
    ON_HOLD: t('This student’s official transcripts are on hold.'),
  })[why];

/** Why an email wasn’t sent again. */
export function sendAgainRefusal(error: unknown, t: TFunction): string {
  const code = codeOf(error);
  if (code === 'ARRIVED') return t('This has changed in the meantime. Close this and look again.');
  return isNotAgain(code) ? notAgainText(code, t) : requestRefusal(error, t);
}

const isNotAgain = (code: unknown): code is NotAgain =>
  code === 'ENDED_BY_FAMILY' || code === 'NO_CONSENT' || code === 'NOT_CURRENT' || code === 'ON_HOLD';
