import type { TFunction } from 'i18next';

/** A change that would make eligibility worse. */
interface Change {
  readonly procedure: string;
  /** The course or credit that it is about. */
  readonly title: string;
}

/** What is to be changed, by the procedure that does it. */
export function changeName({ procedure, title }: Change, t: TFunction): string {
  switch (procedure) {
    case 'catalog.withdraw':
    case 'gradebook.post':
      return t('Withdraw from {{title}}', { title });
    case 'eligibility.saveCourseDates':
      return t('Other dates for {{title}}', { title });
    case 'authoring.saveDetails':
      return t('Other settings of {{title}}', { title });
    case 'records.saveTransferCredit':
      return t('Correct the credit for {{title}}', { title });
    case 'records.withdrawTransferCredit':
      return t('Take back the credit for {{title}}', { title });
    default:
      return t('Change {{title}}', { title });
  }
}
