import type {
  GuardianRight,
  LinkBasis,
  LinkProof,
  Relationship,
} from '@fieldhouse/domain/families/guardian-links.ts';
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

/** What a right lets a guardian do, in a few words. */
export function rightName(right: GuardianRight, t: TFunction): string {
  switch (right) {
    case 'see_record':
      return t('See courses, grades and attendance');
    case 'message_staff':
      return t('Write to teachers and the school');
    case 'alerts':
      return t('Get notifications');
    case 'consent':
      return t('Give consent');
    case 'sign':
      return t('Sign for the student');
    case 'manage_account':
      return t('Manage the account');
  }
}

export function basisName(basis: LinkBasis, t: TFunction): string {
  switch (basis) {
    case 'minor':
      return t('Parent or guardian of a minor');
    case 'student_consent':
      return t('The student, who is 18, agrees');
    case 'tax_dependent':
      return t('The student is a tax dependent');
    case 'court_order':
      return t('Court order');
  }
}

export function proofName(proof: LinkProof, t: TFunction): string {
  switch (proof) {
    case 'in_person':
      return t('In person, with an ID');
    case 'enrollment_record':
      return t('On the enrollment record');
    case 'signed_form':
      return t('By a signed form');
    case 'court_document':
      return t('By a court document');
  }
}

/** Why a link ended; null where the word says nothing to a reader. */
export function endedBecause(reason: string | null, t: TFunction): string | null {
  switch (reason) {
    case 'school':
      return t('ended by the school');
    case 'mistake':
      return t('linked by mistake');
    case 'refused':
      return t('rejected');
    case 'left':
      return t('the guardian left');
    case 'taken_back':
      return t('request withdrawn');
    case 'withdrawn':
      return t('the student removed access');
    case 'changed':
    case 'replaced':
      return t('replaced by new terms');
    case 'membership_ended':
      return t('the membership ended');
    case 'account_deleted':
      return t('the account was deleted');
    default:
      return null;
  }
}

/** Why somebody who isn't of age follows nobody, as they read it. */
export const underAgeProblem = (t: TFunction): string =>
  t(
    'Students under 18 can’t follow anyone. If you’re 18 or older, ask your school to correct your birth date.',
  );

/** What stands against a link, as whoever makes it reads it. */
export function linkProblem(error: unknown, t: TFunction): string {
  const why = (error as { data?: { why?: unknown } } | null)?.data?.why;
  switch (codeOf(error)) {
    case 'TERMS_REFUSED':
      switch (why) {
        case 'of_age':
          return t('The student is 18, so a parent needs the student’s consent or another basis.');
        case 'minor':
          return t('The student is under 18 and can’t consent. Choose another basis.');
        case 'record_only':
          return t('For a tax dependent, only access to the record is allowed. Clear the other rights.');
        case 'students_to_give':
          return t('From age 18, only the student can let someone manage the account. Clear that right.');
        default:
          return t('The last day has passed. Choose a later one, or leave it empty.');
      }
    case 'TOO_MANY_GUARDIANS':
      return t('Ten guardians are already linked, invited or waiting. End one first.');
    case 'ALREADY_LINKED':
      return t('This person already follows the student, or is waiting for your decision.');
    case 'PARENT_CLOSED':
      return t('This person’s membership at your school is suspended or has ended.');
    case 'UNDER_AGE':
      return t(
        'According to their own student record, this person is under 18 and can’t be a guardian. If that’s wrong, the school needs to correct the birth date there first.',
      );
    case 'APPLICANT_UNCONFIRMED':
      return t('They have to confirm their email address before you can approve them.');
    case 'ACCOUNT_ENDS':
      return t(
        'The student’s account is about to be deleted, so no one could accept. Link the guardian directly.',
      );
    case 'OWN_ADDRESS':
      return t('This is the student’s or your own address. Enter the guardian’s.');
    case 'STALE':
      return t('Someone changed this in the meantime. Close this and look again.');
    default:
      return errorText(error, t);
  }
}
