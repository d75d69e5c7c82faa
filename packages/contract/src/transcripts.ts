import { PRINTED_FIGURES } from '@fieldhouse/domain/records/printed-differences.ts';
import { SHOWN_DAYS } from '@fieldhouse/domain/records/shown-days.ts';
import { z } from 'zod';
import { type Access, procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { FileId, SchoolId, StudentId, TranscriptId } from './ids.ts';
import { CreditKind } from './records.ts';

const staff = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });
/** What is signed for a school, or says that it holds no more. It goes on while a school is suspended. */
const registrar = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['mfa'],
  audiences: ['T'],
});

/** `GET /api/transcripts/…`: the bytes of a transcript, for whoever may read the record. */
export const transcriptReadAccess: Access = {
  scope: 'ownRecord',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S0', 'S', 'T'],
};

const Line = z.string().trim().min(1).max(200);
/** In hex. */
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Whom something goes to, in one line: no signs that break or turn it, and no address, since it stands in emails of the school. */
export const RecipientName = Line.refine((name) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:\/\//u.test(name));
const Reason = z.string().trim().min(1).max(500);

/** What a registrar may print otherwise than the record has it: never a course, a grade or a figure. */
export const TranscriptOverrides = z.strictObject({
  studentName: Line.optional(),
  gradeLevel: z.number().int().min(0).max(12).optional(),
  graduationYear: z.number().int().min(1950).max(2100).optional(),
  transcriptDate: CalendarDate.optional(),
  graduationDate: CalendarDate.optional(),
  studentDob: CalendarDate.optional(),
  studentId: z.string().trim().min(1).max(50).optional(),
});
export type TranscriptOverrides = z.infer<typeof TranscriptOverrides>;

export const TranscriptStatus = z.enum(['valid', 'superseded', 'revoked']);

const Issued = z.object({
  transcriptId: TranscriptId,
  /** In groups, as it is printed. */
  code: z.string(),
  status: TranscriptStatus,
  issuedAt: Instant,
  issuedByName: z.string().nullable(),
  /** Null: nobody in particular. */
  recipient: z.string().nullable(),
  /** Whether something is printed otherwise than the record has it. */
  isOverridden: z.boolean(),
  /** Why it was replaced or withdrawn; null: it is valid. */
  reason: z.string().nullable(),
  changedAt: Instant.nullable(),
  /** Where it prints something else than the record comes to now, for those who may replace it; empty for others. */
  differences: z.array(
    z.object({
      /** The printed title of the course, or the school year of a total; null: a total of the whole transcript. */
      title: z.string().nullable(),
      isTotal: z.boolean(),
      figure: z.enum(PRINTED_FIGURES),
      /** Null: nothing is printed. */
      printed: z.string().nullable(),
      /** Null: the record has none. */
      record: z.string().nullable(),
      /** When it was found. */
      since: Instant,
    }),
  ),
  /** What the page that checks its code shows of the student; null: nothing. */
  shown: z
    .object({
      shows: z.enum(['name', 'summary']),
      /** Whose right it rests on. */
      basis: z.enum(['student', 'guardian']),
      expiresAt: Instant,
      /** Times that it was shown. */
      openings: z.number().int(),
      /** Nothing is shown today: whoever allowed it may not now, or the school holds transcripts back. */
      isPaused: z.boolean(),
    })
    .nullable(),
  /**
   * `download`: not while the school holds them back from the family. `show`: says what the check page shows; `hide`: ends that.
   */
  can: z.object({
    download: z.boolean(),
    revoke: z.boolean(),
    supersede: z.boolean(),
    show: z.boolean(),
    hide: z.boolean(),
  }),
});

const Change = z.object({
  at: Instant,
  byName: z.string().nullable(),
  /** Null: none was given, as for the first entry. */
  reason: z.string().nullable(),
});

const unissuable = {
  /** Something is printed otherwise than the record has it: say why. */
  REASON_REQUIRED: { status: 422 },
  /** No font of ours has these signs: print the name in other letters. */
  UNPRINTABLE: { status: 422, data: z.object({ signs: z.array(z.string()) }) },
  /** The picture of the seal or of the signature isn't in the store any more: nothing is signed without it. */
  PICTURE_MISSING: { status: 409, data: z.object({ which: z.enum(['seal', 'signature']) }) },
  /** The figures that are kept aren't those that the record comes to. Nothing is signed before somebody has looked. */
  FIGURES_DIFFER: { status: 409 },
  /** The private key isn't on this server. */
  NO_SIGNING_KEY: { status: 503 },
  /** The transcript was replaced or withdrawn meanwhile. */
  NOT_CURRENT: { status: 409 },
  /** Somebody else has issued one under the same key, such as for the same request of a family. */
  ISSUED_ALREADY: { status: 409 },
  /** The record isn't any more as it was looked at, or changed while the transcript was made. Look at it again. */
  RECORD_CHANGED: { status: 409 },
} as const;

export const transcripts = {
  /** The transcript of a student as it would be issued now, as a page, with what stands in the way. */
  preview: staff.input(z.strictObject({ studentId: StudentId, overrides: TranscriptOverrides })).output(
    z.object({
      studentId: StudentId,
      studentName: z.string(),
      /** A whole page without scripts, for a frame of its own. */
      html: z.string(),
      /** Of what it says: sent along, nothing else is signed. */
      documentSha256: Sha256,
      /** Courses and credits that are printed, in their order. */
      lines: z.array(
        z.object({ lineId: z.string(), title: z.string(), group: z.string(), grade: z.string() }),
      ),
      unlisted: z.number().int(),
      unprintable: z.array(z.string()),
      /** The picture that isn't in the store any more; null: none. */
      missingPicture: z.enum(['seal', 'signature']).nullable(),
      figuresDiffer: z.boolean(),
      /** About the person who asks, or their own child: somebody else issues it. */
      isTooClose: z.boolean(),
      can: z.object({ issue: z.boolean() }),
    }),
  ),
  /** Why a line says what it says. */
  reasons: staff.input(z.strictObject({ studentId: StudentId, lineId: z.uuid() })).output(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('course'),
        title: z.string(),
        /** Null: nothing is posted. */
        letter: z.string().nullable(),
        ratio: z.number().nullable(),
        /** What the gradebook comes to now; null: nothing is graded. */
        soFarRatio: z.number().nullable(),
        weighting: z.enum(['points', 'categories']),
        categories: z.array(z.object({ name: z.string(), weightRatio: z.number().nullable() })),
        counted: z.object({
          graded: z.number().int(),
          published: z.number().int(),
          dropped: z.number().int(),
          missing: z.number().int(),
        }),
        /** Newest first. */
        postings: z.array(
          Change.extend({
            result: z.enum(['graded', 'incomplete', 'withdrawn']),
            ratio: z.number().nullable(),
            letter: z.string().nullable(),
            creditsEarned: z.number(),
            /** Why the teacher posted another figure than the gradebook's; null: it is the gradebook's. */
            overrideReason: z.string().nullable(),
            /** The day by which an incomplete is to be made up; null: it is none, or nobody said. */
            dueOn: CalendarDate.nullable(),
          }),
        ),
        /** Whether its credit counts beside that of another attempt at the same content, as decided; newest first. */
        decisions: z.array(Change.extend({ countsAnyway: z.boolean() })),
      }),
      z.object({
        kind: z.literal('outside'),
        title: z.string(),
        schoolName: z.string(),
        creditKind: CreditKind,
        grade: z.string(),
        entered: Change,
        /** Null: it was deleted since. */
        file: z.object({ fileId: FileId, name: z.string() }).nullable(),
      }),
    ]),
  ),
  /** Signs a transcript and keeps it; one that it replaces is superseded from then on. */
  issue: registrar
    .errors(unissuable)
    .input(
      z.strictObject({
        studentId: StudentId,
        overrides: TranscriptOverrides,
        /** Why something is printed otherwise than the record has it; null: nothing is. */
        overrideReason: Reason.nullable(),
        recipient: RecipientName.nullable(),
        supersedes: z.strictObject({ transcriptId: TranscriptId, reason: Reason }).nullable(),
        /** Of the preview that was looked at. Left out: as the record is now, looked at or not. */
        documentSha256: Sha256.optional(),
        /** Made once by the page: sent again, it finds what was issued the first time. */
        transcriptKey: TranscriptId.optional(),
      }),
    )
    .output(z.object({ transcriptId: TranscriptId, code: z.string() })),
  /** Says that an issued transcript holds no more, also after the school has closed. */
  revoke: registrar
    .errors({ NOT_CURRENT: { status: 409 } })
    .input(z.strictObject({ transcriptId: TranscriptId, reason: Reason }))
    .output(z.object({})),
  /** The official transcripts of a student, newest first. */
  issued: procedure(transcriptReadAccess)
    .input(z.strictObject({ studentId: StudentId }))
    .output(z.object({ transcripts: z.array(Issued) })),
  /**
   * What the page that checks the code of a transcript shows of the student: nothing, the name, or name, graduation, credits
   * and GPA, for a time. Of age the student says so, before that a guardian with the right to consent; both can end it.
   */
  setShown: procedure({
    scope: 'schools',
    relations: ['student', 'guardian'],
    audiences: ['S'],
  })
    .errors({ NOT_CURRENT: { status: 409 }, ON_HOLD: { status: 409 } })
    .input(
      z.strictObject({
        transcriptId: TranscriptId,
        shows: z.discriminatedUnion('what', [
          z.strictObject({ what: z.literal('nothing') }),
          z.strictObject({ what: z.literal('name'), days: z.literal(SHOWN_DAYS) }),
          z.strictObject({ what: z.literal('summary'), days: z.literal(SHOWN_DAYS) }),
        ]),
      }),
    )
    .output(z.object({})),
  /** What a school wants on its transcripts; without an id the first where the actor keeps records or counsels. */
  settings: staff.input(z.strictObject({ schoolId: SchoolId.optional() })).output(
    z.object({
      schoolId: SchoolId,
      /** Where the actor keeps records or counsels. */
      schools: z.array(z.object({ schoolId: SchoolId, name: z.string() })),
      showsRank: z.boolean(),
      /** Marks of attendance by school year. */
      showsAttendance: z.boolean(),
      /** ACT and SAT, where they are kept. */
      showsTests: z.boolean(),
      signerName: z.string().nullable(),
      signerTitle: z.string().nullable(),
      hasSignature: z.boolean(),
      version: z.number().int(),
      can: z.object({ save: z.boolean() }),
    }),
  ),
  saveSettings: procedure({
    scope: 'schools',
    relations: ['staff'],
    conditions: ['writable', 'version'],
    audiences: ['T'],
  })
    .errors({
      STALE: { status: 409 },
      INVALID_IMAGE: { status: 422 },
      /** No font of ours has these signs of the signer's name or title. */
      UNPRINTABLE: { status: 422, data: z.object({ signs: z.array(z.string()) }) },
    })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        showsRank: z.boolean(),
        showsAttendance: z.boolean(),
        showsTests: z.boolean(),
        signerName: Line.nullable(),
        signerTitle: Line.nullable(),
        /** A picture of the signature in base64; null: none. Left out: it stays as it is. */
        signatureBase64: z.string().max(900_000).nullable().optional(),
        version: z.number().int(),
      }),
    )
    .output(z.object({})),
};
