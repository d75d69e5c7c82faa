import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { GuardAsk, worsens } from './eligibility-guard.ts';
import {
  AccountStatus,
  Body,
  DivisionLedger,
  EvaluatedRecord,
  HistoryChange,
  LedgerRow,
  NaiaLedger,
  Outlook,
  RoadStep,
} from './eligibility-ledger.ts';
import { CourseId, EnrollmentId, NcaaTitleId, SchoolId, StudentId } from './ids.ts';
import { EARLIEST_SENT, TITLES_AT_ONCE } from './limits.ts';

const reads = procedure({
  scope: 'ownRecord',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S0', 'S', 'T'],
});
const staff = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const registrar = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable'],
  audiences: ['T'],
});

const score = (most: number) => z.number().int().min(1).max(most).nullable();

const ProfileFields = {
  grade9StartedOn: CalendarDate.nullable(),
  seventhSemesterOn: CalendarDate.nullable(),
  eighthSemesterEndsOn: CalendarDate.nullable(),
  graduationExpectedOn: CalendarDate.nullable(),
  graduatedOn: CalendarDate.nullable(),
  fullTimeCollegeOn: CalendarDate.nullable(),
  schooling: z.enum(['us', 'mixed', 'international']).nullable(),
  hasDocumentedDisability: z.boolean(),
  ncaaId: z
    .string()
    .regex(/^\d{10}$/)
    .nullable(),
  sport: z.string().trim().min(1).max(60).nullable(),
  targets: z.array(Body).max(3),
  /** As the school uses it for class rank. */
  overallGpa: z.number().min(0).max(6).multipleOf(0.001).nullable(),
  actScore: score(36),
  satScore: score(1600),
  isTopHalf: z.boolean().nullable(),
};

const Profile = z.object({
  ...ProfileFields,
  /** 0: nothing is entered yet. */
  version: z.number().int(),
});
export type Profile = z.infer<typeof Profile>;

/** What the Eligibility Center asks for from everyone who was taught at home. */
export const HomeDocument = z.enum([
  'transcript',
  'administrator_statement',
  'core_course_worksheet',
  'proof_of_graduation',
  'other_transcripts',
]);
export type HomeDocument = z.infer<typeof HomeDocument>;

const StatusFields = {
  /** Another school, by its name on the records of students; null: this school. */
  outsideSchool: z.string().trim().min(1).max(200).nullable(),
  effectiveOn: CalendarDate,
  accountStatus: AccountStatus,
  ceebCode: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  lowestPass: z.enum(['A', 'B', 'C', 'D']).nullable(),
  areWeightsReported: z.boolean(),
  areWeightsInGpa: z.boolean(),
  offersLabScience: z.boolean().nullable(),
  /** What the school credits for a course of one term. */
  unitsPerTerm: z.number().min(0.01).max(1).multipleOf(0.01).nullable().default(null),
  isCalendarNontraditional: z.boolean(),
  source: z.string().trim().min(1).max(200),
  checkedOn: CalendarDate,
};

const TitleFields = {
  /** Exactly as listed. */
  title: z.string().trim().min(1).max(300),
  area: NcaaArea,
  units: z.number().min(0.01).max(1).multipleOf(0.01),
  weight: z.number().min(0).max(1).multipleOf(0.01),
  isLab: z.boolean(),
  validFrom: CalendarDate.nullable(),
};

/** What a title is changed to, as the list has it now. */
const ChangedTitle = z.strictObject({
  titleId: NcaaTitleId,
  version: z.number().int(),
  area: TitleFields.area,
  units: TitleFields.units,
  weight: TitleFields.weight,
  isLab: TitleFields.isLab,
  validFrom: TitleFields.validFrom,
  validTo: CalendarDate.nullable(),
});

export const eligibility = {
  /** Where a student stands with DI, DII and NAIA: one's own, a child's, or one that is kept or counseled. */
  ledger: reads.input(z.strictObject({ studentId: StudentId.optional() })).output(
    z.object({
      student: z.object({
        studentId: StudentId,
        schoolId: SchoolId,
        name: z.string(),
        graduationYear: z.number().int().nullable(),
        /** 1 to 8; null: not in high school as far as dates say, or they are missing. */
        semester: z.number().int().nullable(),
      }),
      schoolName: z.string(),
      asOf: CalendarDate,
      bodies: z.array(z.discriminatedUnion('kind', [DivisionLedger, NaiaLedger])),
      rows: z.array(LedgerRow),
      /** What is to be done and the days that decide, in the order in which they come. */
      road: z.array(RoadStep),
      record: EvaluatedRecord,
      /** Null: not for this reader. */
      profile: Profile.nullable(),
      /** Dates that follow from the school's terms where nobody entered others. */
      derived: z.object({
        seventhSemesterOn: CalendarDate.nullable(),
        eighthSemesterEndsOn: CalendarDate.nullable(),
        isAssumed: z.boolean(),
      }),
      /** Documents of home schooling, in the order in which they are asked for; null: not taught at home. */
      homeDocuments: z
        .array(
          z.object({
            document: HomeDocument,
            /** The course of a worksheet, an enrollment or credit from elsewhere; null: for all courses. */
            rowId: z.string().nullable(),
            title: z.string().nullable(),
            /** When it was sent to the Eligibility Center; null: not yet. */
            sentOn: CalendarDate.nullable(),
          }),
        )
        .nullable(),
      can: z.object({ saveProfile: z.boolean() }),
    }),
  ),
  /** What changed the verdict, the newest first. */
  history: reads.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      entries: z.array(
        z.object({
          at: Instant,
          bodies: z.array(
            z.object({
              body: Body,
              verdict: z.string().nullable(),
              outlook: Outlook,
              gpa: z.number().nullable(),
            }),
          ),
          changes: z.array(HistoryChange),
        }),
      ),
    }),
  ),
  /** Notes that a document of home schooling was sent to the Eligibility Center, or wasn't after all. */
  saveHomeDocument: registrar
    .errors({
      STALE: { status: 409 },
      /** What was noted before is changed: say why. */
      REASON_REQUIRED: { status: 422 },
      /** This student is asked for no such document, or not for this course any more. */
      NOT_ASKED_FOR: { status: 422 },
      /** It can't have been sent yet. */
      IN_FUTURE: { status: 422 },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        document: HomeDocument,
        rowId: z.uuid().nullable(),
        sentOn: CalendarDate.refine((day) => day >= EARLIEST_SENT).nullable(),
        /** As the page showed it. */
        sentBefore: CalendarDate.nullable(),
        reason: z.string().trim().min(1).max(500).nullable(),
      }),
    )
    .output(z.object({})),
  /** Dates and facts of a student. Each change is kept with who and why. */
  saveProfile: registrar
    .errors({
      /** Somebody else changed it meanwhile. */
      STALE: { status: 409 },
      /** Something that was there is changed: say why. */
      REASON_REQUIRED: { status: 422 },
      DATES_OUT_OF_ORDER: { status: 422 },
      /** The day of graduation is that of a diploma: withdraw it first. */
      DIPLOMA_ON_FILE: { status: 409 },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        ...ProfileFields,
        reason: z.string().trim().min(1).max(500).nullable(),
        version: z.number().int().min(0),
      }),
    )
    .output(z.object({})),
  /** The first and last day of a course for one student, where its term doesn't say it. */
  saveCourseDates: registrar
    .errors({ DATES_OUT_OF_ORDER: { status: 422 }, ...worsens })
    .input(
      z.strictObject({
        enrollmentId: EnrollmentId,
        enteredOn: CalendarDate.nullable(),
        exitedOn: CalendarDate.nullable(),
        reason: z.string().trim().min(1).max(500),
        guard: GuardAsk.optional(),
      }),
    )
    .output(z.object({ studentId: StudentId })),
  /** The school's NCAA list and how its account stands, for those who keep records or counsel. */
  registry: staff.input(z.strictObject({})).output(
    z.object({
      schoolId: SchoolId,
      today: CalendarDate,
      /** In how many days a family acknowledges a change that makes eligibility worse. Version 0: nobody chose it. */
      signDays: z.number().int(),
      signDaysVersion: z.number().int(),
      /** What holds today, and what begins later, by school; this school's first. */
      statuses: z.array(
        z.object({ ...StatusFields, isInForce: z.boolean(), enteredByName: z.string().nullable() }),
      ),
      titles: z.array(
        z.object({
          titleId: NcaaTitleId,
          outsideSchool: z.string().nullable(),
          ...TitleFields,
          validTo: CalendarDate.nullable(),
          endReason: z.string().nullable(),
          source: z.string(),
          checkedOn: CalendarDate,
          confirmedByName: z.string().nullable(),
          version: z.number().int(),
        }),
      ),
      /** Courses that the platform marked, which count for the 16-course bar alone; those whose mark holds first. */
      marks: z.array(
        z.object({
          titleId: NcaaTitleId,
          courseId: CourseId.nullable(),
          title: z.string(),
          area: NcaaArea.nullable(),
          validFrom: CalendarDate.nullable(),
          /** The day on which it was taken off; null: it holds. */
          validTo: CalendarDate.nullable(),
        }),
      ),
      /** Titles of courses here that aren't on the list, with the listed title that they nearly are. */
      unlisted: z.array(
        z.object({ title: z.string(), nearTitle: z.string().nullable(), hasPlatformMark: z.boolean() }),
      ),
      /** Since this day the list waits to be confirmed for another year; null: it was read within one, or nothing is listed. */
      confirmBy: CalendarDate.nullable(),
      can: z.object({ keep: z.boolean() }),
    }),
  ),
  saveStatus: registrar
    .errors({ REASON_REQUIRED: { status: 422 } })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        ...StatusFields,
        reason: z.string().trim().min(1).max(500).nullable(),
      }),
    )
    .output(z.object({})),
  /**
   * Confirms titles as they stand on the list, and what the list has otherwise now than it is kept; a title that is there
   * already and isn't named among the changes is left as it is.
   */
  addTitles: registrar
    .errors({
      /** A title that changes was changed or taken off the list meanwhile, or would stand there twice. */
      STALE: { status: 409 },
      DATES_OUT_OF_ORDER: { status: 422 },
    })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        outsideSchool: z.string().trim().min(1).max(200).nullable(),
        source: z.string().trim().min(1).max(200),
        checkedOn: CalendarDate,
        titles: z
          .array(z.strictObject({ ...TitleFields, validTo: CalendarDate.nullable().default(null) }))
          .max(TITLES_AT_ONCE),
        changes: z.array(ChangedTitle).max(TITLES_AT_ONCE).default([]),
      }),
    )
    .output(z.object({ added: z.number().int(), known: z.number().int(), changed: z.number().int() })),
  /** Notes that a title left the list. */
  endTitle: registrar
    .errors({ ENDED: { status: 409 }, DATES_OUT_OF_ORDER: { status: 422 } })
    .input(
      z.strictObject({
        titleId: NcaaTitleId,
        validTo: CalendarDate,
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(z.object({})),
};
