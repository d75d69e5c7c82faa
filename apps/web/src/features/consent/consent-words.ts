import type { ConsentKind, ConsentMethod } from '@fieldhouse/domain/families/consent.ts';
import type { Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import type { TFunction } from 'i18next';
import { codeOf, errorText } from '#lib/errors.ts';

export function relationshipName(relationship: Relationship, t: TFunction): string {
  switch (relationship) {
    case 'mother':
      return t('Mother');
    case 'father':
      return t('Father');
    case 'parent':
      return t('Parent');
    case 'stepparent':
      return t('Stepparent');
    case 'grandparent':
      return t('Grandparent');
    case 'guardian':
      return t('Legal guardian');
    case 'foster_parent':
      return t('Foster parent');
    case 'relative':
      return t('Relative');
    case 'other':
      return t('Other');
  }
}

/** How it was made sure that a decision is somebody's. */
export function methodName(method: ConsentMethod, t: TFunction): string {
  switch (method) {
    case 'email_plus':
      return t('By email, confirmed by a second one');
    case 'signed_form':
      return t('Signed form');
    case 'phone_or_video':
      return t('Phone or video call');
    case 'signed_in':
      return t('In their own account');
    case 'school_agreement':
      return t('By the school, for learning only');
  }
}

export function kindName(kind: ConsentKind, t: TFunction): string {
  switch (kind) {
    case 'child_account':
      return t('Use of the account');
    case 'ai_models':
      return t('AI models from other companies');
    case 'directory':
      return t('Directory information');
  }
}

/** What was decided, in a word. */
export function decisionName(
  { kind, decision }: { readonly kind: ConsentKind; readonly decision: 'given' | 'refused' },
  t: TFunction,
): string {
  if (kind === 'directory') return decision === 'given' ? t('No objection') : t('Objected');
  return decision === 'given' ? t('Agreed') : t('Not agreed');
}

/** Why something about consent was refused, and what to do. */
export function consentProblem(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'OWN_ADDRESS':
      return t('This must be a parent’s or guardian’s address.');
    case 'NOT_ASKED':
      return t('This account is no longer waiting for consent. Reload the page.');
    case 'ADDRESS_REFUSED':
      return t('We don’t email this address about this child. Enter another one, or ask the school.');
    case 'OTHERS_DECIDE':
      return t(
        'Someone else decides about this now. Sign in if you’re a guardian with an account; otherwise ask the school.',
      );
    case 'SCHOOL_CLOSED':
      return t(
        'This school has closed, so no one can agree to an account here, and nothing was sent. Ask your current school for an account.',
      );
    case 'OTHER_TEXT':
      return t('The notice has changed. Reload the page and read it again.');
    case 'INVALID_LINK':
      return t(
        'This link was already used or is too old. If you have a newer email from us, use the link there.',
      );
    case 'BAD_DAY':
      return t(
        'Enter a date up to today, after the child was born and after a parent last said no, withdrew consent or asked for deletion.',
      );
    case 'TOO_MANY_TRIES':
      return t('You can send up to five emails a day. Try again tomorrow, or ask your school.');
    case 'NOT_NEEDED':
      return t(
        'From age 13, the account needs no consent. It can be deleted on the profile page, like any other.',
      );
    case 'STALE':
      return t('Someone else has decided. The page shows the current state.');
    default:
      return errorText(error, t);
  }
}
