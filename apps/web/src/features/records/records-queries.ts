import type { CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

export interface StudentFilter {
  readonly search?: string | undefined;
  readonly course?: string | undefined;
}

export const studentsQuery = ({ search, course }: StudentFilter) =>
  api.records.students.queryOptions({
    input: {
      ...(search ? { search } : {}),
      ...(course ? { courseId: course as CourseId } : {}),
    },
  });

export const studentQuery = (studentId: string) =>
  api.records.student.queryOptions({ input: { studentId: studentId as StudentId } });

export const detailsQuery = (studentId: string) =>
  api.records.details.queryOptions({ input: { studentId: studentId as StudentId } });

/** What the list of a student's work can be narrowed to. */
export const WORK_FILTERS = ['open', 'missing', 'graded'] as const;
export type WorkFilter = (typeof WORK_FILTERS)[number];

export const workQuery = (studentId: string) =>
  api.records.work.queryOptions({ input: { studentId: studentId as StudentId } });

export const accommodationsQuery = (studentId: string) =>
  api.coursework.accommodations.queryOptions({ input: { studentId: studentId as StudentId } });

export type StudentRecord = Outputs['records']['student'];
export type RecordCourse = StudentRecord['courses'][number];
export type WorkItem = Outputs['records']['work']['items'][number];
export type Credit = StudentRecord['credits'][number];
export type Accommodations = Outputs['coursework']['accommodations'];
