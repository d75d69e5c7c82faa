import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { type Access, procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { StudentId, TranscriptReadingId } from './ids.ts';
import { READING_MAX_CHARACTERS, READING_MAX_ROWS } from './limits.ts';
import { CreditKind } from './records.ts';

/** `POST /api/files/transcript/{studentId}`: the family, and those who keep the student's record or counsel. */
export const transcriptUploadAccess: Access = {
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  conditions: ['writable'],
  audiences: ['S', 'T'],
};

const reads = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S', 'T'],
});
const writes = procedure(transcriptUploadAccess);
const registrar = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable'],
  audiences: ['T'],
});

/**
 * Why a document isn't read, besides what any upload may be told, with the status of the answer. Nothing of it is kept.
 */
export const READING_REFUSALS = {
  /** It holds no text. */
  EMPTY: 422,
  /** A scan that can't be read here: photos of its pages can. */
  SCAN_UNREADABLE: 422,
  /** More than a transcript can be. */
  TOO_LONG: 422,
  NOT_A_TRANSCRIPT: 422,
  /** Ten readings of the student wait already. */
  TOO_MANY: 409,
  /** Too many documents are being read. */
  BUSY: 503,
} as const;
export type ReadingRefusal = keyof typeof READING_REFUSALS;

const statuses = Object.fromEntries(
  Object.entries(READING_REFUSALS).map(([code, status]) => [code, { status }]),
) as { readonly [Code in ReadingRefusal]: { readonly status: number } };

/** Where in the document something stands, letter for letter. */
const Source = z.object({ line: z.number().int(), text: z.string() });

const Parsed = z.object({
  studentInfo: z.object({
    name: z.string().nullable(),
    studentId: z.string().nullable(),
    graduationYear: z.number().int().nullable(),
    gpa: z.number().nullable(),
    creditsEarned: z.number().nullable(),
  }),
  completedCourses: z.array(
    z.object({
      title: z.string(),
      grade: z.string(),
      credits: z.number().nullable(),
      term: z.string().nullable(),
      schoolYear: z.string().nullable(),
      ncaaEligible: z.boolean().nullable(),
      source: Source,
    }),
  ),
  inProgress: z.array(
    z.object({
      title: z.string(),
      term: z.string().nullable(),
      schoolYear: z.string().nullable(),
      source: Source,
    }),
  ),
  totals: z.array(
    z.object({
      label: z.string(),
      printed: z.number(),
      computed: z.number().nullable(),
      matches: z.boolean().nullable(),
      source: Source,
    }),
  ),
  flags: z.array(
    z.object({
      code: z.enum([
        'totals_differ',
        'two_students',
        'mark_unknown',
        'semesters_without_final',
        'credits_missing',
        'repeated',
        'name_missing',
        'readings_differ',
        'line_too_long',
        'page_unread',
      ]),
      line: z.number().int().nullable(),
    }),
  ),
  students: z.array(
    z.object({
      name: z.string().nullable(),
      studentId: z.string().nullable(),
      from: z.number().int(),
      to: z.number().int(),
    }),
  ),
});

/** A row that is to become credit, as somebody reviewed it; blank or null where nobody has answered yet. */
export const ReadingEntry = z.strictObject({
  /** The line of the document that it stands on. */
  line: z.number().int().min(1),
  /** False: it is left out. */
  isTaken: z.boolean(),
  kind: CreditKind,
  title: z.string().max(300),
  ncaaArea: NcaaArea.nullable(),
  /** The NCAA lists this title for that school; null: not answered. */
  isCore: z.boolean().nullable(),
  /** As the document prints it. */
  gradeRaw: z.string().max(50),
  percent: z.number().min(0).max(150).multipleOf(0.01).nullable(),
  /** Where there is no percent and the grade doesn't say whether the course was passed. */
  isPassed: z.boolean().nullable(),
  credits: z.number().min(0).max(10).multipleOf(0.001).nullable(),
  termLabel: z.string().max(100),
  completedOn: CalendarDate.nullable(),
});
export type ReadingEntry = z.infer<typeof ReadingEntry>;

const ReviewFields = {
  /** The school or college that issued it; blank: not answered yet. */
  schoolName: z.string().trim().max(200),
  entries: z.array(ReadingEntry).max(READING_MAX_ROWS),
};

export const ReadingState = z.enum(['draft', 'submitted', 'approved', 'rejected', 'withdrawn']);
export type ReadingState = z.infer<typeof ReadingState>;

/** One reading in a list. */
const ReadingRow = z.object({
  readingId: TranscriptReadingId,
  studentId: StudentId,
  studentName: z.string(),
  state: ReadingState,
  schoolName: z.string(),
  /** Null: the original was deleted. */
  fileName: z.string().nullable(),
  rowCount: z.number().int(),
  createdAt: Instant,
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
});

const Reading = ReadingRow.omit({ rowCount: true }).extend({
  /** To families null unless it is the reader, the student or somebody of the school. */
  createdByName: z.string().nullable(),
  submittedByName: z.string().nullable(),
  decidedByName: z.string().nullable(),
  /** Why it was sent back; null: it wasn't. */
  reason: z.string().nullable(),
  engine: z.enum(['built_in', 'model']),
  /** Read from pictures: letters may be mistaken. */
  isRecognized: z.boolean(),
  /** The text, line by line. Lines that nothing was read from are blank once the original is deleted. */
  lines: z.array(z.string()),
  parsed: Parsed,
  /** Whose part was picked, where the document is about several; null: nobody's. */
  picked: z.number().int().nullable(),
  ...ReviewFields,
  /** The document names somebody whose name isn't that of the record. */
  namesAnother: z.boolean(),
  /** What the school's NCAA list says of the titles. */
  listed: z.array(
    z.object({
      title: z.string(),
      /** The listed title; another than `title`: it is only nearly the same. */
      listedTitle: z.string(),
      area: NcaaArea,
      /** Listed for the school that issued the document; else for this one, which says the area alone. */
      isOfIssuer: z.boolean(),
    }),
  ),
  /** What counts on the record already, so that nobody credits it twice; nothing once the reading is approved. */
  credited: z.object({
    credits: z.array(z.object({ schoolName: z.string(), title: z.string(), termLabel: z.string() })),
    /** Lines of the same document that gave credit by another reading. */
    lines: z.array(z.number().int()),
  }),
  /** Why the reader, who keeps records, doesn't decide: they handed it in, or it is about them or their child. */
  blocked: z.enum(['own_submission', 'too_close']).nullable(),
  version: z.number().int(),
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    decide: z.boolean(),
    deleteOriginal: z.boolean(),
  }),
});

const stale = { STALE: { status: 409 } } as const;
/** Why rows can't be handed in, or become credit. */
const unready = {
  INCOMPLETE: { status: 422 },
  NOTHING_TAKEN: { status: 422 },
  /** A row is taken more often than the document prints it. */
  REPEATED: { status: 422 },
  /** The course is on the record already. */
  CREDITED: { status: 409 },
} as const;
const named = z.strictObject({ readingId: TranscriptReadingId });
const versioned = named.extend({ version: z.number().int() });

/** Transcripts of other schools: read, reviewed, and made credit by a registrar's approval. */
export const transcriptReadings = {
  /** Whose transcripts the reader may hand in, and the readings of those; for those who keep records also what waits. */
  home: reads.input(z.strictObject({ studentId: StudentId.optional() })).output(
    z.object({
      students: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          schoolName: z.string(),
          isSelf: z.boolean(),
        }),
      ),
      /** The newest first: of the student who is named, else of oneself and one's children. */
      readings: z.array(ReadingRow),
      /** Handed in and not decided, the oldest first. */
      waiting: z.array(ReadingRow),
      /** Keeps records or counsels: reads transcripts of any student of the school. */
      isStaff: z.boolean(),
      engine: z.enum(['built_in', 'model']),
    }),
  ),
  get: reads.input(named).output(Reading),
  /** Reads pasted text; the text is kept as the document. */
  readText: writes
    .errors(statuses)
    .input(
      z.strictObject({
        studentId: StudentId,
        text: z.string().trim().min(1).max(READING_MAX_CHARACTERS),
      }),
    )
    .output(z.object({ readingId: TranscriptReadingId })),
  /** Reads the part about one of several people. What was reviewed before is begun anew. */
  pick: writes
    .errors({ ...stale, NOT_A_TRANSCRIPT: { status: 422 }, BUSY: { status: 503 } })
    .input(versioned.extend({ picked: z.number().int().min(0).max(100) }))
    .output(z.object({ version: z.number().int() })),
  /** Hands it in for approval. */
  submit: writes
    .errors({ ...stale, ...unready })
    .input(versioned.extend(ReviewFields))
    .output(z.object({})),
  /** Takes back what isn't decided; the document is deleted. */
  withdraw: writes
    .errors({ NOT_OPEN: { status: 409 } })
    .input(named)
    .output(z.object({})),
  /** Makes credit of the rows that are taken, with the document as their source. */
  approve: registrar
    .errors({ ...stale, ...unready })
    .input(versioned.extend(ReviewFields))
    .output(z.object({ creditCount: z.number().int() })),
  /** Sends it back; whoever handed it in is told why. */
  reject: registrar
    .errors(stale)
    .input(versioned.extend({ reason: z.string().trim().min(1).max(500) }))
    .output(z.object({})),
  /** Deletes the document of a reading that is decided. The lines that became credit stay. */
  deleteOriginal: writes
    .errors({ NOT_DECIDED: { status: 409 } })
    .input(named)
    .output(z.object({})),
  /** An address for the document, for a few minutes. */
  document: reads.input(named).output(z.object({ url: z.string(), expiresAt: Instant })),
};
