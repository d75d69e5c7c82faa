import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { EnrollmentId, NcaaTitleId, SchoolId, StudentId } from './ids.ts';

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

export const Body = z.enum(['DI', 'DII', 'NAIA']);
export type Body = z.infer<typeof Body>;

export const Outlook = z.enum(['met', 'on_track', 'at_risk', 'out_of_reach', 'unknown']);
export type Outlook = z.infer<typeof Outlook>;

const DivisionVerdict = z.enum(['qualifier', 'academic_redshirt', 'nonqualifier', 'partial_qualifier']);

/** A core GPA: what is printed, and what it is made of. */
const CoreGpa = z.object({
  /** Three decimals, never rounded up to a threshold that is missed. */
  shown: z.number(),
  /** In lowest terms, '37/16'. */
  fraction: z.string(),
  units: z.number(),
  qualityPoints: z.number(),
});

const Finding = z.object({
  code: z.string(),
  severity: z.enum(['blocks', 'unknown', 'doubt', 'task', 'note']),
  ruleId: z.string(),
  /** The document that the rule stands in; empty: our own reading. */
  source: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Rows concerned, by `rowId`. */
  courses: z.array(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  repair: z.object({ how: z.string(), by: CalendarDate.nullable() }),
  /** Another way to read the rules or the record; null: there is none. */
  reading: z
    .object({ code: z.string(), verdict: z.string().nullable(), gpa: z.string().nullable() })
    .nullable(),
});
export type Finding = z.infer<typeof Finding>;

/** What a body says of a row. */
const CourseLine = z.object({
  rowId: z.string(),
  isCounted: z.boolean(),
  /** Why it doesn't count; null: it does. */
  why: z.string().nullable(),
});

const rules = {
  /** The rule set, "DI-2023.1". */
  version: z.string(),
  fromOn: CalendarDate,
  checkedOn: CalendarDate,
};

const DivisionLedger = z.object({
  kind: z.literal('division'),
  body: Body,
  ...rules,
  /** By what is posted alone; null: unknown dates decide it. */
  verdict: DivisionVerdict.nullable(),
  bounds: z.object({ best: DivisionVerdict, worst: DivisionVerdict }).nullable(),
  outlook: Outlook,
  /** What qualifies, "2.300". */
  needsGpa: z.string(),
  /** Of the rows that the verdict rests on, or that fill most of the units so far; null: no row counts. */
  gpa: CoreGpa.nullable(),
  /** With running and planned courses as they stand. */
  projectedGpa: CoreGpa.nullable(),
  units: z.object({ earned: z.number(), projected: z.number(), needed: z.number() }),
  lanes: z.array(
    z.object({
      area: z.enum(['english', 'math', 'science', 'academic', 'social_science', 'other']),
      need: z.number(),
      earned: z.number(),
      inProgress: z.number(),
    }),
  ),
  /** Units from before the seventh semester; null: the division has no such rule. */
  lock: z
    .object({
      state: z.enum(['exempt', 'unknown', 'open', 'met', 'missed']),
      startsOn: CalendarDate.nullable(),
      hasBegun: z.boolean(),
      needed: z.number(),
      neededAcademic: z.number(),
      units: z.number(),
      academic: z.number(),
      projectedUnits: z.number(),
      projectedAcademic: z.number(),
      /** Rows that can't be replaced any more, by `rowId`. */
      locked: z.array(z.string()),
    })
    .nullable(),
  /** Academic years by the year in which they begin; null: no such clock, or no date says when it starts. */
  clock: z
    .object({
      first: z.number().int(),
      last: z.number().int(),
      isProjected: z.boolean(),
      other: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
    })
    .nullable(),
  courses: z.array(CourseLine),
  findings: z.array(Finding),
});
export type DivisionLedger = z.infer<typeof DivisionLedger>;

const NaiaLedger = z.object({
  kind: z.literal('naia'),
  body: Body,
  ...rules,
  /** Null: the school's overall GPA isn't entered. */
  isEligible: z.boolean().nullable(),
  outlook: Outlook,
  needsGpa: z.string(),
  overallGpa: z.number().nullable(),
  findings: z.array(Finding),
});
export type NaiaLedger = z.infer<typeof NaiaLedger>;

/** One thing that a school credits: a course of this school, or credit from elsewhere. */
const LedgerRow = z.object({
  rowId: z.string(),
  /** Of a course here; null: credit from elsewhere. */
  enrollmentId: EnrollmentId.nullable(),
  title: z.string(),
  schoolName: z.string(),
  area: NcaaArea.nullable(),
  units: z.number(),
  grade: z.string().nullable(),
  state: z.enum(['final', 'running']),
  enteredOn: CalendarDate.nullable(),
  /** The last day of the course; null: not known. */
  exitedOn: CalendarDate.nullable(),
  listing: z.enum(['listed', 'platform', 'unlisted']),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

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

export const AccountStatus = z.enum([
  'cleared',
  'extended_evaluation',
  'not_cleared',
  'in_review',
  'suspended',
  'withdrawn',
  'closed',
  'none',
]);

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
  isCalendarNontraditional: z.boolean(),
  source: z.string().trim().min(1).max(200),
  checkedOn: CalendarDate,
};

export const TITLES_AT_ONCE = 500;

const TitleFields = {
  /** Exactly as listed. */
  title: z.string().trim().min(1).max(300),
  area: NcaaArea,
  units: z.number().min(0.01).max(1).multipleOf(0.01),
  weight: z.number().min(0).max(1).multipleOf(0.01),
  isLab: z.boolean(),
  validFrom: CalendarDate.nullable(),
};

const HistoryChange = z.object({
  kind: z.enum(['grade', 'added', 'removed', 'dates', 'units', 'listing', 'school', 'fact', 'rules']),
  /** The course, school, fact or body concerned. */
  what: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const Decimal = z.union([z.number(), z.string()]);

/** What the ledger is made from, as the rule engine takes it: pages suppose other grades and courses with it. */
const EvaluatedRecord = z.object({
  student: z.object({
    birthOn: CalendarDate.nullable(),
    grade9StartOn: CalendarDate.nullable(),
    seventhSemesterStartOn: CalendarDate.nullable(),
    isCalendarNontraditional: z.boolean(),
    eighthSemesterEndOn: CalendarDate.nullable(),
    graduationExpectedOn: CalendarDate.nullable(),
    graduatedOn: CalendarDate.nullable(),
    fullTimeCollegeOn: CalendarDate.nullable(),
    schooling: z.enum(['us', 'mixed', 'international']).nullable(),
    hasDocumentedDisability: z.boolean(),
    homeSchool: z.null(),
  }),
  schools: z.array(
    z.object({
      id: z.string(),
      accountStatus: AccountStatus.nullable(),
      scales: z.array(
        z.object({
          fromOn: CalendarDate.nullable(),
          toOn: CalendarDate.nullable(),
          steps: z.array(z.tuple([z.string(), z.number()])),
        }),
      ),
      lowestPass: z.string().nullable(),
      areWeightsReported: z.boolean(),
      areWeightsInGpa: z.boolean(),
      offersLabScience: z.boolean().nullable(),
    }),
  ),
  courses: z.array(
    z.object({
      id: z.string(),
      schoolId: z.string(),
      title: z.string(),
      area: NcaaArea.nullable(),
      listing: z.object({
        state: z.enum(['listed', 'platform', 'unlisted']),
        endedMidway: z.boolean().optional(),
        nearTitle: z.string().nullable().optional(),
      }),
      units: Decimal,
      grade: Decimal.nullable(),
      state: z.enum(['final', 'running', 'planned']),
      enteredOn: CalendarDate.nullable(),
      exitedOn: CalendarDate.nullable(),
      contentKey: z.string().nullable(),
      part: z.object({ number: z.number(), of: z.number() }).nullable(),
      isLab: z.boolean(),
      weight: z.number(),
      method: z.enum(['class', 'exam', 'audit']),
      isCollege: z.boolean(),
      isTranscripted: z.boolean(),
    }),
  ),
  overall: z
    .object({
      gpa: Decimal.nullable(),
      act: z.number().nullable(),
      sat: z.number().nullable(),
      isTopHalf: z.boolean().nullable(),
      stage: z.enum(['earlier', 'after_junior_year', 'after_seventh_semester', 'graduated']),
    })
    .nullable(),
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
      record: EvaluatedRecord,
      /** Null: not for this reader. */
      profile: Profile.nullable(),
      /** Dates that follow from the school's terms where nobody entered others. */
      derived: z.object({
        seventhSemesterOn: CalendarDate.nullable(),
        eighthSemesterEndsOn: CalendarDate.nullable(),
        isAssumed: z.boolean(),
      }),
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
  /** Dates and facts of a student. Each change is kept with who and why. */
  saveProfile: registrar
    .errors({
      /** Somebody else changed it meanwhile. */
      STALE: { status: 409 },
      /** Something that was there is changed: say why. */
      REASON_REQUIRED: { status: 422 },
      DATES_OUT_OF_ORDER: { status: 422 },
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
    .errors({ DATES_OUT_OF_ORDER: { status: 422 } })
    .input(
      z.strictObject({
        enrollmentId: EnrollmentId,
        enteredOn: CalendarDate.nullable(),
        exitedOn: CalendarDate.nullable(),
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(z.object({ studentId: StudentId })),
  /** The school's NCAA list and how its account stands, for those who keep records or counsel. */
  registry: staff.input(z.strictObject({})).output(
    z.object({
      schoolId: SchoolId,
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
        }),
      ),
      /** Titles of courses here that aren't on the list, with the listed title that they nearly are. */
      unlisted: z.array(
        z.object({ title: z.string(), nearTitle: z.string().nullable(), hasPlatformMark: z.boolean() }),
      ),
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
  /** Confirms titles as they stand on the list; a title that is there already is left as it is. */
  addTitles: registrar
    .input(
      z.strictObject({
        schoolId: SchoolId,
        outsideSchool: z.string().trim().min(1).max(200).nullable(),
        source: z.string().trim().min(1).max(200),
        checkedOn: CalendarDate,
        titles: z.array(z.strictObject(TitleFields)).min(1).max(TITLES_AT_ONCE),
      }),
    )
    .output(z.object({ added: z.number().int(), known: z.number().int() })),
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
