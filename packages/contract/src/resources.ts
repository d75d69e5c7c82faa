import { z } from 'zod';
import { type Access, procedure } from './base.ts';
import { Instant } from './dates.ts';
import { CourseId, FileId, ResourceId, ResourceVersionId, SchoolId } from './ids.ts';
import { LessonVideo } from './lessons.ts';
import { LINE_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from './limits.ts';

export const ResourceType = z.enum(['pdf', 'video', 'image', 'link']);
export type ResourceType = z.infer<typeof ResourceType>;

/** Resources on one page of the list. */
export const RESOURCES_PER_PAGE = 24;

/** `POST /api/files/material/{schoolId}`: a file for a resource, by whoever teaches at the school. */
export const materialUploadAccess: Access = {
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable'],
  audiences: ['T'],
};

/** A file that came in for a resource, before it belongs to one. */
export const Material = z.object({
  fileId: FileId,
  name: z.string(),
  type: z.enum(['pdf', 'video', 'image']),
  sizeBytes: z.number().int(),
});
export type Material = z.infer<typeof Material>;

export const Resource = z.object({
  resourceId: ResourceId,
  title: z.string(),
  type: ResourceType,
  description: z.string(),
  /** Null: for the whole school. */
  course: z.object({ courseId: CourseId, title: z.string() }).nullable(),
  schoolId: SchoolId,
  isFeatured: z.boolean(),
  isArchived: z.boolean(),
  /** Null: an address, or not known. */
  sizeBytes: z.number().int().nullable(),
  /** Pages of a PDF; null: no PDF. */
  pageCount: z.number().int().nullable(),
  durationSeconds: z.number().int().nullable(),
  /** Where a link leads, as people read it: its host. Null: a file. */
  host: z.string().nullable(),
  views: z.number().int(),
  downloads: z.number().int(),
  /** Null: not shown to this person, or gone. */
  uploaderName: z.string().nullable(),
  uploadedAt: Instant,
  versionNumber: z.number().int(),
  /** For `save`. */
  version: z.number().int(),
  can: z.object({ edit: z.boolean() }),
});
export type Resource = z.infer<typeof Resource>;

/** How a resource is shown. Addresses of files are this person's alone, for a few minutes. */
export const ResourceContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('file'),
    url: z.string(),
    expiresAt: Instant,
    name: z.string(),
    mediaType: z.string(),
  }),
  z.object({ kind: z.literal('embed'), video: LessonVideo }),
  z.object({ kind: z.literal('link'), url: z.url() }),
]);
export type ResourceContent = z.infer<typeof ResourceContent>;

/** An address that a resource may lead to: https, and nobody's password in it. */
const ResourceUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(LINE_MAX_CHARACTERS);

const Source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('file'), fileId: FileId }),
  z.strictObject({ kind: z.literal('link'), url: ResourceUrl }),
]);

const Title = z.string().trim().min(1).max(TITLE_MAX_CHARACTERS);
const Description = z.string().trim().max(LINE_MAX_CHARACTERS);
/** Null: for the whole school, which its admins alone may do. */
const Place = CourseId.nullable();

const reader = procedure({
  scope: 'schools',
  relations: ['member', 'learner', 'guardian', 'teaches'],
  audiences: ['S0', 'S', 'T'],
});
const writer = procedure({
  scope: 'schools',
  relations: ['teaches', 'admin'],
  conditions: ['writable'],
  audiences: ['T'],
});

/** The file is no longer where it was put. Whoever put it there has been told. */
const gone = { FILE_GONE: { status: 410 } } as const;
/** The uploaded file isn't there (any more), or is somebody else's, or belongs to another resource. */
const upload = { FILE_NOT_FOUND: { status: 422 }, LINK_REFUSED: { status: 422 } } as const;

export const resources = {
  /** What the actor may study with; newest first. Featured ones come before all others where nothing is asked for. */
  list: reader
    .input(
      z.strictObject({
        search: z.string().trim().max(100).optional(),
        type: ResourceType.optional(),
        courseId: CourseId.optional(),
        /** Uploaded by the actor. */
        isOwn: z.boolean().optional(),
        /** Those that were put away, of whoever may bring them back. */
        isArchived: z.boolean().optional(),
        /** From 1. */
        page: z.number().int().min(1).max(10_000).optional(),
      }),
    )
    .output(
      z.object({
        resources: z.array(Resource),
        /** Over all pages. */
        totalCount: z.number().int(),
        /** By type, over all filters but the type. */
        types: z.array(z.object({ type: ResourceType, count: z.number().int() })),
        /** Courses that have resources, over all filters but the course. */
        courses: z.array(z.object({ courseId: CourseId, title: z.string(), count: z.number().int() })),
        can: z.object({
          add: z.boolean(),
          /** Where the actor may put one: courses they teach, and schools they run. */
          places: z.array(z.object({ schoolId: SchoolId, courseId: CourseId.nullable(), title: z.string() })),
        }),
      }),
    ),
  get: reader.input(z.strictObject({ resourceId: ResourceId })).output(Resource),
  /** How to show it. Counts a view, once for each person and day. */
  open: reader
    .errors(gone)
    .input(z.strictObject({ resourceId: ResourceId }))
    .output(z.object({ content: ResourceContent })),
  /** An address to save the file from; counts a download. */
  download: reader
    .errors({ ...gone, NO_FILE: { status: 409 } })
    .input(z.strictObject({ resourceId: ResourceId }))
    .output(z.object({ url: z.string(), name: z.string(), expiresAt: Instant })),
  create: writer
    .errors(upload)
    .input(
      z.strictObject({
        schoolId: SchoolId,
        courseId: Place,
        title: Title,
        description: Description,
        isFeatured: z.boolean(),
        source: Source,
      }),
    )
    .output(z.object({ resourceId: ResourceId })),
  save: writer
    .errors({ STALE: { status: 409 } })
    .input(
      z.strictObject({
        resourceId: ResourceId,
        baseVersion: z.number().int(),
        courseId: Place,
        title: Title,
        description: Description,
        isFeatured: z.boolean(),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  feature: writer
    .input(z.strictObject({ resourceId: ResourceId, isFeatured: z.boolean() }))
    .output(z.object({})),
  /** Puts it away, or brings it back. Nothing of it is lost. */
  archive: writer
    .input(z.strictObject({ resourceId: ResourceId, isArchived: z.boolean() }))
    .output(z.object({})),
  /** Another file or address in its place; what it was is kept. */
  addVersion: writer
    .errors(upload)
    .input(
      z.strictObject({
        resourceId: ResourceId,
        source: Source,
        /** What is different; null: nothing said. */
        note: z.string().trim().min(1).max(500).nullable(),
      }),
    )
    .output(z.object({ versionNumber: z.number().int() })),
  /** What it was, the newest first. */
  listVersions: procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] })
    .input(z.strictObject({ resourceId: ResourceId }))
    .output(
      z.object({
        versions: z.array(
          z.object({
            versionId: ResourceVersionId,
            number: z.number().int(),
            type: ResourceType,
            /** The file's name, or the address. */
            name: z.string(),
            sizeBytes: z.number().int().nullable(),
            note: z.string().nullable(),
            byName: z.string().nullable(),
            at: Instant,
            isCurrent: z.boolean(),
          }),
        ),
      }),
    ),
  /** Makes an earlier version the newest one. */
  restoreVersion: writer
    .input(z.strictObject({ resourceId: ResourceId, versionId: ResourceVersionId }))
    .output(z.object({ versionNumber: z.number().int() })),
};
