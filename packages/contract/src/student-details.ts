import { isPhoneNumber } from '@fieldhouse/domain/schools/contact.ts';
import { z } from 'zod';
import { Email } from './account-parts.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { StudentId } from './ids.ts';

const staff = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const registrar = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

/** What the school keeps about the person, beside grades and credit. */
const DetailFields = {
  /** As diplomas and transcripts print it. */
  legalName: z.string().trim().min(1).max(200),
  /** The school's own; each once in a school. */
  studentNumber: z.string().trim().min(1).max(50),
  /** Null: not known. Once it is, it can be corrected, not removed. */
  birthOn: CalendarDate.nullable(),
  /** 0 is kindergarten; null: not known. */
  gradeLevel: z.number().int().min(0).max(12).nullable(),
  graduationYear: z.number().int().min(1950).max(2150).nullable(),
  /** Spoken at home; null, as of each of the following: not entered. */
  languages: z.string().trim().min(1).max(200).nullable(),
  phone: z.string().trim().refine(isPhoneNumber).nullable(),
  email: Email.nullable(),
  address: z.string().trim().min(1).max(500).nullable(),
};

export const DetailField = z.enum([
  'legalName',
  'studentNumber',
  'birthOn',
  'gradeLevel',
  'graduationYear',
  'languages',
  'phone',
  'email',
  'address',
]);
export type DetailField = z.infer<typeof DetailField>;

/** What another birth date brings with it, beside the date. */
export const BirthEffect = z.enum(['consent_needed', 'consent_not_needed', 'of_age', 'not_of_age']);
export type BirthEffect = z.infer<typeof BirthEffect>;

export const studentDetails = {
  /** For those who keep the record and those who counsel. */
  details: staff.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      studentId: StudentId,
      ...DetailFields,
      version: z.number().int(),
      /** Newest first. */
      changes: z.array(
        z.object({
          changeId: z.uuid(),
          field: DetailField,
          before: z.union([z.string(), z.number()]).nullable(),
          after: z.union([z.string(), z.number()]).nullable(),
          /** Null: it was entered for the first time. */
          reason: z.string().nullable(),
          byName: z.string().nullable(),
          at: Instant,
        }),
      ),
      can: z.object({ save: z.boolean() }),
    }),
  ),
  /** The registrar's correction. The family hears of it; nobody corrects their own or their child's. */
  saveDetails: registrar
    .errors({
      /** Somebody saved in the meantime. */
      STALE: { status: 409 },
      /** Something that was entered before is changed. */
      REASON_REQUIRED: { status: 422 },
      BIRTH_DATE_INVALID: { status: 422 },
      BIRTH_DATE_REQUIRED: { status: 422 },
      NUMBER_TAKEN: { status: 409 },
      /** Another birth date has effects that weren't agreed to. */
      EFFECTS: { status: 409, data: z.object({ effects: z.array(BirthEffect) }) },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        version: z.number().int(),
        ...DetailFields,
        reason: z.string().trim().min(1).max(500).nullable(),
        /** The effects of the birth date that whoever saves was shown. */
        agreedEffects: z.array(BirthEffect).max(4),
      }),
    )
    .output(z.object({})),
};
