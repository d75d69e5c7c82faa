import type { courseModules, courses, lessons } from '#db/tables/courses.ts';
import type { assignments } from '#db/tables/coursework.ts';

type ColumnOf<Table extends { $inferSelect: object }> = keyof Table['$inferSelect'] & string;

/*
 * What a copy of a course takes over, and what it doesn't. Each column of these tables stands in one of the lists, and
 * a test says which one is missing.
 */

/** Taken over as they are. */
export const COPIED = {
  courses: [
    'subject',
    'description',
    'gradeLevel',
    'credits',
    'level',
    'ncaaArea',
    'enrollmentMode',
    'capacity',
    'transcriptTitle',
    'contentOriginId',
    'contentPart',
    'contentParts',
    'provider',
    'mode',
    'chosenColor',
  ],
  /** From the library, whose courses the platform has looked over. A duplicate may be rewritten, and is judged anew. */
  ofAdoptedCourses: ['ncaaApproved', 'ncaaSetBy', 'ncaaSetAt'],
  /** Within a school: a file belongs to one, so that courses of the library have no picture. */
  ofDuplicates: ['imageFileId', 'imageAlt'],
  courseModules: ['title', 'orderIndex'],
  lessons: ['title', 'orderIndex', 'videoUrl', 'estimatedMinutes', 'content'],
  assignments: [
    'title',
    'description',
    'kind',
    'pointsPossible',
    'isExtraCredit',
    'attemptsAllowed',
    'latePolicy',
    'release',
    'instructions',
    'rubric',
    'matching',
    'orderIndex',
  ],
} as const satisfies {
  courses: readonly ColumnOf<typeof courses>[];
  ofAdoptedCourses: readonly ColumnOf<typeof courses>[];
  ofDuplicates: readonly ColumnOf<typeof courses>[];
  courseModules: readonly ColumnOf<typeof courseModules>[];
  lessons: readonly ColumnOf<typeof lessons>[];
  assignments: readonly ColumnOf<typeof assignments>[];
};

const OWN = 'the copy has its own';
const HISTORY = 'what happened to the source, not what it holds';
const STATE = 'as in the library; a duplicate begins as a draft';
const UNPUBLISHED = 'a duplicate takes it along; the library has none';

type NotCopied<Table extends { $inferSelect: object }> = Readonly<Partial<Record<ColumnOf<Table>, string>>>;

/** Not taken over as they are, each with the reason. */
export const NOT_COPIED: {
  readonly courses: NotCopied<typeof courses>;
  readonly courseModules: NotCopied<typeof courseModules>;
  readonly lessons: NotCopied<typeof lessons>;
  readonly assignments: NotCopied<typeof assignments>;
} = {
  courses: {
    ...{ id: OWN, schoolId: OWN, createdBy: OWN, createdAt: OWN, updatedAt: OWN, version: OWN },
    title: 'whoever duplicates names the copy; an adopted course keeps its title',
    color: 'follows from the color that was chosen, or from the id',
    status: STATE,
    termId: 'terms belong to a school and pass; the copy is placed in one by its authors',
    isPublic: 'of the library alone',
    sourceCourseId: 'the library course that was adopted; a duplicate was not adopted',
    isOpened: 'a copy has somebody who teaches it',
    ...{ publishRequestedAt: HISTORY, publishRequestedBy: HISTORY },
    ...{ publishDecidedBy: HISTORY, publishDecidedAt: HISTORY, publishRefusal: HISTORY },
  },
  courseModules: { id: OWN, schoolId: OWN, courseId: OWN, createdAt: OWN, updatedAt: OWN, version: OWN },
  lessons: {
    ...{ id: OWN, schoolId: OWN, courseId: OWN, createdAt: OWN, updatedAt: OWN, version: OWN },
    moduleId: "the copy of the source's module",
    status: STATE,
    workingCopy: UNPUBLISHED,
  },
  assignments: {
    ...{ id: OWN, schoolId: OWN, courseId: OWN, createdAt: OWN, updatedAt: OWN, version: OWN },
    lessonId: "the copy of the source's lesson",
    categoryId: "the copy of the source's category",
    dueAt: 'moved by as many days as whoever duplicates says',
    status: STATE,
    workingCopy: UNPUBLISHED,
    ...{ missingMarkedFor: HISTORY, remindedFor: HISTORY },
  },
};
