import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { type Access, procedure } from './base.ts';
import { ContentPart, CourseMode } from './course-content.ts';
import { CourseColor } from './course-look.ts';
import { CalendarDate, Instant } from './dates.ts';
import { GuardAsk, worsens } from './eligibility-guard.ts';
import { Relationship } from './families.ts';
import { UsedScale } from './grading-scales.ts';
import {
  AssignmentId,
  AttemptId,
  CourseId,
  EnrollmentId,
  FileId,
  FinalGradeId,
  GradingScaleId,
  SchoolId,
  StudentId,
  TransferCreditId,
} from './ids.ts';
import { WorkState } from './lessons.ts';
import { CREDITS_AT_ONCE } from './limits.ts';

const staff = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
const registrar = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable'],
  audiences: ['T'],
});

/** `POST /api/files/record/{studentId}`: the document that a credit was read from, by whoever keeps the record. */
export const recordUploadAccess: Access = {
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable'],
  audiences: ['T'],
};

export const CreditKind = z.enum(['transfer', 'dual_enrollment', 'homeschool', 'exam']);

/** A course here or a credit from elsewhere of the same student. */
const OtherRow = z.union([
  z.strictObject({ enrollmentId: EnrollmentId }),
  z.strictObject({ creditId: TransferCreditId }),
]);

/** What a registrar says of the content of credit: the NCAA credits each content once, with the better grade. */
const ContentSaid = z.discriminatedUnion('says', [
  /** Nothing: rows of one title at two schools are taken for one content. */
  z.strictObject({ says: z.literal('nothing') }),
  /** Like no other, whatever it is called. */
  z.strictObject({ says: z.literal('own'), part: ContentPart.nullable() }),
  /** The content of another row, or a part of it. */
  z.strictObject({ says: z.literal('same'), row: OtherRow, part: ContentPart.nullable() }),
  /** Another row taken once more: the same part of the same content. */
  z.strictObject({ says: z.literal('repeat'), row: OtherRow }),
]);

export type ContentSaid = z.infer<typeof ContentSaid>;

const CreditFields = {
  kind: CreditKind,
  schoolName: z.string().trim().min(1).max(200),
  title: z.string().trim().min(1).max(300),
  ncaaArea: NcaaArea.nullable(),
  /** The NCAA lists this title for that school. */
  isCore: z.boolean(),
  /** As the document prints it. */
  gradeRaw: z.string().trim().min(1).max(50),
  /** Percent; null: the grade has none, and stays out of the GPA. */
  percent: z.number().min(0).max(150).multipleOf(0.01).nullable(),
  /** Where there is no percent and the grade doesn't say whether the course was passed ("Merit", "4"); else null. */
  isPassed: z.boolean().nullable().default(null),
  credits: z.number().positive().max(10).multipleOf(0.001),
  termLabel: z.string().trim().min(1).max(100),
  completedOn: CalendarDate.nullable(),
  /** How it was taught; null: not said. */
  mode: CourseMode.nullable().default(null),
};

const { kind: _kind, schoolName: _schoolName, mode: _mode, ...PastedCredit } = CreditFields;

const TransferCredit = z.object({
  creditId: TransferCreditId,
  ...CreditFields,
  content: z.object({
    says: z.enum(['nothing', 'own', 'same', 'repeat']),
    /** The row that was named; null: none. */
    rowId: z.uuid().nullable(),
    /** Null: all of it. */
    part: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
  }),
  /** None where the course was failed. */
  creditsEarned: z.number(),
  /** Null: it was deleted since. */
  file: z.object({ fileId: FileId, name: z.string() }).nullable(),
  status: z.enum(['approved', 'superseded', 'withdrawn']),
  /** Why it was corrected or withdrawn; null: it wasn't. */
  reason: z.string().nullable(),
  enteredByName: z.string().nullable(),
  enteredAt: Instant,
});

const PostedGrade = z.object({
  finalGradeId: FinalGradeId,
  number: z.number().int(),
  result: z.enum(['graded', 'incomplete', 'withdrawn']),
  ratio: z.number().nullable(),
  letter: z.string().nullable(),
  /** Percent from which on its scale gives the next better letter; null: it is the best, or not graded. */
  nextLetterPercent: z.number().nullable(),
  creditsEarned: z.number(),
  /** The day by which an incomplete is to be made up; null: it is none, or nobody said. */
  dueOn: CalendarDate.nullable(),
  postedByName: z.string().nullable(),
  postedAt: Instant,
  reason: z.string().nullable(),
});

/** One course on a transcript. */
const TranscriptCourse = z.object({
  courseId: CourseId,
  /** As transcripts print it. */
  title: z.string(),
  level: z.enum(['general', 'honors', 'ap', 'ib', 'dual']),
  ncaaArea: NcaaArea.nullable(),
  /** Counts as an NCAA core course on this platform; no verdict. */
  isCore: z.boolean(),
  result: z.enum(['graded', 'incomplete', 'withdrawn']),
  /** Share of one; null unless graded. */
  ratio: z.number().nullable(),
  letter: z.string().nullable(),
  /** The scale that gave the letter, among `scales`. */
  scaleId: GradingScaleId.nullable(),
  creditsAttempted: z.number(),
  /** 0 for an attempt beside the one that gave the credit: credit is given once per course content. */
  creditsEarned: z.number(),
  /** By the school's rule for repeated courses; never without a grade. */
  countsInGpa: z.boolean(),
  /** The day by which an incomplete is to be made up; null: it is none, or nobody said. */
  dueOn: CalendarDate.nullable(),
});

const readsTranscript = {
  scope: 'ownRecord',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S0', 'S', 'T'],
} as const;

export const records = {
  /** Notes that the transcript is taken out of the app: printed, or saved as a file. */
  printTranscript: procedure(readsTranscript)
    .input(z.strictObject({ studentId: StudentId }))
    .output(z.object({})),
  /** What stands on the record of a student now, as an unofficial transcript: one's own, a child's, or one that is kept. */
  previewTranscript: procedure(readsTranscript)
    .input(z.strictObject({ studentId: StudentId.optional() }))
    .output(
      z.object({
        student: z.object({
          studentId: StudentId,
          name: z.string(),
          studentNumber: z.string(),
          gradeLevel: z.number().int().nullable(),
          graduationYear: z.number().int().nullable(),
        }),
        school: z.object({
          name: z.string(),
          address: z.string().nullable(),
          phone: z.string().nullable(),
          website: z.string().nullable(),
        }),
        printedOn: CalendarDate,
        /** By which the letters were given. */
        scales: z.array(UsedScale),
        /** In order of time. */
        terms: z.array(
          z.object({
            /** Null: not bound to a term. */
            label: z.string().nullable(),
            courses: z.array(TranscriptCourse),
          }),
        ),
        transferred: z.array(
          z.object({
            creditId: TransferCreditId,
            kind: CreditKind,
            schoolName: z.string(),
            title: z.string(),
            gradeRaw: z.string(),
            credits: z.number(),
            /** None where the course was failed. */
            creditsEarned: z.number(),
            termLabel: z.string(),
          }),
        ),
        inProgress: z.array(z.object({ courseId: CourseId, title: z.string(), credits: z.number() })),
        /** Null: nothing posted. */
        officialGpa: z.number().nullable(),
        creditsEarned: z.number(),
        coreEarned: z.number().int(),
        /** The reader keeps the record or counsels: official transcripts of this student are their work. */
        can: z.object({ keep: z.boolean() }),
      }),
    ),
  /** Students whom the actor teaches, or all of the school for its admins and registrars. */
  students: staff
    .input(
      z.strictObject({
        search: z.string().trim().max(100).optional(),
        courseId: CourseId.optional(),
        schoolId: SchoolId.optional(),
      }),
    )
    .output(
      z.object({
        students: z.array(
          z.object({
            studentId: StudentId,
            name: z.string(),
            sortName: z.string(),
            avatarUrl: z.string().nullable(),
            gradeLevel: z.number().int().nullable(),
            courseCount: z.number().int(),
            missingCount: z.number().int(),
            /** Mean of the totals so far in the courses the actor sees; null: nothing graded. */
            averageRatio: z.number().nullable(),
          }),
        ),
        /** More than one page holds: search for the rest. */
        hasMore: z.boolean(),
      }),
    ),
  /** One student's record. Who only teaches the student sees the courses taught, and no credit from elsewhere. */
  student: staff.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      studentId: StudentId,
      name: z.string(),
      avatarUrl: z.string().nullable(),
      gradeLevel: z.number().int().nullable(),
      graduationYear: z.number().int().nullable(),
      /** Spoken at home, as the office wrote it; null: not entered. */
      languages: z.string().nullable(),
      /** Without the year, which is for those who see the whole record; null: not known. */
      birthday: z.object({ month: z.number().int(), day: z.number().int() }).nullable(),
      /** Whose link holds today, by name. How they are reached is for those who keep the record. */
      guardians: z.array(
        z.object({
          name: z.string(),
          relationship: Relationship,
          can: z.object({ message: z.boolean() }),
        }),
      ),
      /** Null together with the rest: for those who keep the record alone. */
      figures: z
        .object({
          officialGpa: z.number().nullable(),
          progressGpa: z.number().nullable(),
          creditsEarned: z.number(),
          coreEarned: z.number().int(),
          coreProjected: z.number().int(),
        })
        .nullable(),
      courses: z.array(
        z.object({
          courseId: CourseId,
          enrollmentId: EnrollmentId,
          title: z.string(),
          status: z.enum(['active', 'completed', 'dropped', 'withdrawn']),
          soFarRatio: z.number().nullable(),
          missingCount: z.number().int(),
          finalRatio: z.number().nullable(),
          /** By the school's rule for repeated courses; null: no grade is posted, or the reader sees only part of the record. */
          countsInGpa: z.boolean().nullable(),
          /** What it gives to the credits earned, once per course content; null as for `countsInGpa`. */
          creditsCounted: z.number().nullable(),
          /** Why its credit counts beside that of another attempt; null: nobody decided so, or as for `countsInGpa`. */
          countsAnyway: z
            .object({ reason: z.string(), byName: z.string().nullable(), at: Instant })
            .nullable(),
          can: z.object({ countCredit: z.boolean(), countCreditOnce: z.boolean() }),
          /** Newest first; more than one where a posting was replaced. */
          postings: z.array(PostedGrade),
        }),
      ),
      /** Days by word, over the courses the actor sees. */
      attendance: z.object({
        present: z.number().int(),
        absent: z.number().int(),
        late: z.number().int(),
        excused: z.number().int(),
      }),
      credits: z.array(TransferCredit),
      /** It is about the person who asks or their own child: somebody else decides, and the page says so. */
      isTooClose: z.boolean(),
      /** As messages find the student, which may differ from the legal name; null: without an account. */
      accountName: z.string().nullable(),
      /** `message`: the student has an account here, and the reader may write to it. */
      can: z.object({ keepRecord: z.boolean(), message: z.boolean() }),
    }),
  ),
  /** Everything that a student has to hand in, in the courses that the reader sees; what is due last comes first. */
  work: staff.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      items: z.array(
        z.object({
          assignmentId: AssignmentId,
          courseId: CourseId,
          courseTitle: z.string(),
          courseColor: CourseColor,
          title: z.string(),
          /** The student's own date where there is one; null: none. */
          dueAt: Instant.nullable(),
          state: WorkState,
          /** Graded, and the family doesn't know it yet. */
          isHeld: z.boolean(),
          isLate: z.boolean(),
          /** Null: not graded. */
          points: z.number().nullable(),
          pointsPossible: z.number(),
          /** What was handed in last, for those who grade it; null: nothing, or it isn't theirs to open. */
          attemptId: AttemptId.nullable(),
          can: z.object({ open: z.boolean() }),
        }),
      ),
      /** More than one page holds. */
      hasMore: z.boolean(),
      timeZone: z.string(),
    }),
  ),
  /** Credit from elsewhere, with the document it was read from. A correction takes the place of an earlier entry and says why. */
  saveTransferCredit: registrar
    .errors({
      FILE_NOT_FOUND: { status: 422 },
      REASON_REQUIRED: { status: 422 },
      /** The grade doesn't say whether the course was passed: say it. */
      OUTCOME_REQUIRED: { status: 422 },
      /** The entry was corrected or withdrawn meanwhile. */
      NOT_CURRENT: { status: 409 },
      /** The row whose content it has is none of the student's other courses and credits. */
      NO_SUCH_ROW: { status: 422 },
      ...worsens,
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        /** The entry that this corrects; null: a new one. */
        creditId: TransferCreditId.nullable(),
        ...CreditFields,
        /** Left out: as it was said of the entry that this corrects, else nothing. */
        content: ContentSaid.optional(),
        fileId: FileId,
        reason: z.string().trim().max(500).nullable(),
        guard: GuardAsk.optional(),
      }),
    )
    .output(z.object({ creditId: TransferCreditId })),
  /** Many credits of one school, each looked over by whoever keeps the record: all of them, or none where one can't be. */
  saveTransferCredits: registrar
    .errors({
      FILE_NOT_FOUND: { status: 422 },
      /** Grades that don't say whether the course was passed, by their place in `rows`. */
      OUTCOME_REQUIRED: { status: 422, data: z.object({ rows: z.array(z.number().int()) }) },
      /** The same course of the same school and term is on the record already. */
      CREDITED: { status: 409, data: z.object({ rows: z.array(z.number().int()) }) },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        kind: CreditKind,
        schoolName: CreditFields.schoolName,
        mode: CreditFields.mode,
        fileId: FileId,
        rows: z.array(z.strictObject(PastedCredit)).min(1).max(CREDITS_AT_ONCE),
      }),
    )
    .output(z.object({ creditIds: z.array(TransferCreditId) })),
  withdrawTransferCredit: registrar
    .errors({ NOT_CURRENT: { status: 409 }, ...worsens })
    .input(
      z.strictObject({
        creditId: TransferCreditId,
        reason: z.string().trim().min(1).max(500),
        guard: GuardAsk.optional(),
      }),
    )
    .output(z.object({ creditId: TransferCreditId })),
  /**
   * Lets the credit of a posted attempt count beside that of another attempt at the same content, or takes that back.
   * The official GPA stays as the school's rule for repeated courses makes it.
   */
  decideCredit: registrar
    .errors({
      /** It earned no credit, or its credit counts already. */
      NOTHING_TO_COUNT: { status: 422 },
      /** There is no such decision to take back any more. */
      NOT_CURRENT: { status: 409 },
    })
    .input(
      z.strictObject({
        enrollmentId: EnrollmentId,
        countsAnyway: z.boolean(),
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(z.object({ studentId: StudentId })),
  /** An address for the document of a credit, for a few minutes. */
  creditDocument: staff
    .input(z.strictObject({ fileId: FileId }))
    .output(z.object({ url: z.string(), expiresAt: Instant })),
};
