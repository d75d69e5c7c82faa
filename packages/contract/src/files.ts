import { z } from 'zod';
import { type Access, procedure } from './base.ts';
import { Instant } from './dates.ts';
import { FileId } from './ids.ts';

/** A document of an answer, as everyone who may read the answer sees it. */
export const AnswerFile = z.object({
  fileId: FileId,
  /** As the student's device called it. Text, never markup or a path. */
  name: z.string(),
  mediaType: z.enum([
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ]),
  sizeBytes: z.number().int(),
  /** Pages of a PDF, words of a Word file; null: not counted. */
  pageCount: z.number().int().nullable(),
});
export type AnswerFile = z.infer<typeof AnswerFile>;

/** `POST /api/files/{assignmentId}` with the bytes as its body; the name comes percent-encoded in a header. */
export const UPLOAD_NAME_HEADER = 'x-file-name';

/** Whoever may work on the assignment uploads to it. Held against the actor as for a procedure. */
export const uploadAccess: Access = {
  scope: 'schools',
  relations: ['learner'],
  conditions: ['writable'],
  audiences: ['S0', 'S'],
};

/** What an upload may be told besides what any procedure may, with the status of the answer. */
export const UPLOAD_REFUSALS = {
  TOO_LARGE: 413,
  EMPTY_FILE: 422,
  /** Neither PDF nor Word. */
  WRONG_TYPE: 415,
  /** The name says another kind than the bytes. */
  NAME_MISMATCH: 415,
  /** Opens with a password only. */
  PROTECTED: 422,
  HAS_MACROS: 422,
  DAMAGED: 422,
  /** Too large, or too slow, once it is opened. */
  TOO_COMPLEX: 422,
  /** The person has uploaded too much that isn't handed in. */
  PERSON_STORAGE_FULL: 507,
  SCHOOL_STORAGE_FULL: 507,
  TOO_MANY_UPLOADS: 429,
  /** The disk is full, or the store doesn't answer. */
  STORE_UNAVAILABLE: 507,
} as const;
/** A picture of a lesson, re-encoded by the server. */
export const Picture = z.object({
  fileId: FileId,
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type Picture = z.infer<typeof Picture>;

export type UploadRefusal = keyof typeof UPLOAD_REFUSALS;

/** `POST /api/lesson-images/{courseId}` with the bytes of a picture as its body: whoever runs the course. */
export const pictureUploadAccess: Access = {
  scope: 'schools',
  relations: ['runs'],
  conditions: ['writable'],
  audiences: ['T'],
};

/** `GET /lesson-images/{fileId}`: whoever belongs to the school, or is the guardian of one of its students. */
export const pictureAccess: Access = {
  scope: 'schools',
  relations: ['member', 'guardian'],
  audiences: ['S0', 'S', 'T'],
};

/** What can be shown of a document without opening it on one's own device. */
export const Preview = z.discriminatedUnion('kind', [
  /** Sanitised HTML of a DOCX. */
  z.object({ kind: z.literal('html'), html: z.string() }),
  /** Text by page; a page that is a picture has none. */
  z.object({ kind: z.literal('pages'), pages: z.array(z.string()), pageCount: z.number().int() }),
  z.object({ kind: z.literal('none'), reason: z.enum(['no_text', 'unreadable', 'missing']) }),
]);
export type Preview = z.infer<typeof Preview>;

/** `GET /api/files/{fileId}/{expires}/{token}`: whoever was given the address, while they may read the file. */
export const fileReadAccess: Access = {
  scope: 'schools',
  relations: ['member', 'learner', 'guardian', 'teaches', 'admin'],
  audiences: ['S0', 'S', 'T'],
};

const readers = procedure({
  scope: 'schools',
  relations: ['learner', 'guardian', 'teaches', 'admin'],
  audiences: ['S0', 'S', 'T'],
});

export const files = {
  /** Takes back a document of one's own that was never handed in. Doing it twice is no error. */
  remove: procedure({ scope: 'schools', relations: ['learner'], audiences: ['S0', 'S'] })
    .errors({
      /** It belongs to an attempt; what was handed in stays. */
      HANDED_IN: { status: 409 },
    })
    .input(z.strictObject({ fileId: FileId }))
    .output(z.object({ fileId: FileId })),
  /** An address from which this person, and nobody else, can download the document for a few minutes. */
  link: readers
    .input(z.strictObject({ fileId: FileId }))
    .output(z.object({ url: z.string(), expiresAt: Instant })),
  preview: readers.input(z.strictObject({ fileId: FileId })).output(Preview),
};
