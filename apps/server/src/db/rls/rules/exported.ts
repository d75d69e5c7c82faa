/** What a copy of a person's data holds of a table. */
export type Exported =
  | {
      /** What the rows are, in words. */
      readonly title: string;
      /** `student`: of a student's record, also for a guardian with the right see_record. `person`: for the person alone. */
      readonly scope: 'person' | 'student';
      /** What is read, aliased t: the table unless something else is needed. `own` holds the student records. */
      readonly from?: string;
      /** SQL condition over t; $1 is the account. */
      readonly where: string;
      /** Columns that stay out: secrets, and what names others. */
      readonly omit?: readonly string[];
      /** Columns that a guardian's copy of a student's record leaves out as well: what names other guardians, or is theirs. */
      readonly omitForGuardians?: readonly string[];
    }
  | {
      /** Why nothing of it is in the copy. */
      readonly not: string;
    };

interface Options {
  readonly from?: string;
  readonly omit?: readonly string[];
  readonly omitForGuardians?: readonly string[];
}

export const ofPerson = (title: string, column = 'user_id', options: Options = {}): Exported => ({
  title,
  scope: 'person',
  where: `t.${column} = $1::uuid`,
  ...options,
});

export const IS_OWN_STUDENT = '(t.school_id, t.student_id) in (select school_id, student_id from own)';

export const ofStudent = (title: string, options: Options = {}): Exported => ({
  title,
  scope: 'student',
  where: IS_OWN_STUDENT,
  ...options,
});

/** Of a student, but for themselves alone: what guardians don't read. */
export const ofStudentAlone = (title: string, options: Options = {}): Exported => ({
  title,
  scope: 'person',
  where: IS_OWN_STUDENT,
  ...options,
});

/** Says nothing about a person but who did something, which stands under "What you did". */
export const NOT_PERSONAL: Exported = { not: 'What says nothing about a person.' };
export const SCHOOL_CONTENT: Exported = {
  not: 'The school’s own content; who made it is under “What you did”.',
};
