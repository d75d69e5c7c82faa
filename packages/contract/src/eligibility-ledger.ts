import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { CourseMode } from './course-content.ts';
import { CalendarDate } from './dates.ts';
import { EnrollmentId } from './ids.ts';

export const Body = z.enum(['DI', 'DII', 'NAIA']);
export type Body = z.infer<typeof Body>;

export const Outlook = z.enum(['met', 'on_track', 'at_risk', 'out_of_reach', 'unknown']);
export type Outlook = z.infer<typeof Outlook>;

/** Eligibility in a word, by the ledger as it was last made; null: it wasn't yet. */
export const Standing = z.object({
  /** The official record already meets the qualifier of Division I or II. */
  isQualifier: z.boolean(),
  /** Of the division that is nearest. */
  outlook: Outlook,
});

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

export const DivisionLedger = z.object({
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
  units: z.object({
    earned: z.number(),
    /** With what runs and what is planned. */
    projected: z.number(),
    /** Of these, by courses that are planned alone. */
    planned: z.number(),
    needed: z.number(),
  }),
  lanes: z.array(
    z.object({
      area: z.enum(['english', 'math', 'science', 'academic', 'social_science', 'other']),
      need: z.number(),
      earned: z.number(),
      inProgress: z.number(),
      planned: z.number(),
      /** Of what is earned: it can't be replaced any more. */
      locked: z.number(),
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

export const NaiaLedger = z.object({
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
export const LedgerRow = z.object({
  rowId: z.string(),
  /** Of a course here; null: credit from elsewhere. */
  enrollmentId: EnrollmentId.nullable(),
  title: z.string(),
  schoolName: z.string(),
  area: NcaaArea.nullable(),
  units: z.number(),
  grade: z.string().nullable(),
  state: z.enum(['final', 'running', 'planned']),
  enteredOn: CalendarDate.nullable(),
  /** The last day of the course; null: not known. */
  exitedOn: CalendarDate.nullable(),
  listing: z.enum(['listed', 'platform', 'unlisted']),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

/** A step on the way to college, as the domain's `roadAhead` has it. */
export const RoadStep = z.object({
  what: z.enum([
    'register',
    'transcript_4',
    'transcript_6',
    'lock',
    'graduation',
    'final_transcript',
    'other_transcripts',
    'college',
  ]),
  on: CalendarDate.nullable(),
  state: z.enum(['done', 'passed', 'due', 'ahead', 'unsaid']),
});
export type RoadStep = z.infer<typeof RoadStep>;

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

export const HistoryChange = z.object({
  kind: z.enum([
    'grade',
    'added',
    'removed',
    'planned',
    'unplanned',
    'dates',
    'units',
    'area',
    'content',
    'part',
    'method',
    'lab',
    'title',
    'entered',
    'weight',
    'listing',
    'school',
    'scale',
    'pass',
    'weights',
    'labs',
    'fact',
    'overall',
    'rules',
    'day',
  ]),
  /** The course, fact or body concerned, or the name of the school. */
  what: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const Decimal = z.union([z.number(), z.string()]);

/** What the ledger is made from, as the rule engine takes it: pages suppose other grades and courses with it. */
export const EvaluatedRecord = z.object({
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
    /** Null: not taught at home. */
    homeSchool: z
      .object({
        transcript: z.boolean(),
        administratorStatement: z.boolean(),
        proofOfGraduation: z.boolean(),
        otherTranscripts: z.boolean(),
        taughtAtHome: z.array(z.string()),
        worksheetsOf: z.array(z.string()),
      })
      .nullable(),
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
      mode: CourseMode.nullable().optional(),
      provider: z.string().nullable().optional(),
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
