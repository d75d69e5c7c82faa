import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

export const progressQuery = (studentId: StudentId) =>
  api.graduation.progress.queryOptions({ input: { studentId } });

export const setsQuery = () => api.graduation.sets.queryOptions({ input: {} });

export type Progress = Outputs['graduation']['progress'];
export type Measured = NonNullable<Progress['measured']>;
export type Part = Measured['electives'];
export type Diploma = NonNullable<Progress['diploma']>;
export type Sets = Outputs['graduation']['sets'];
export type HeldSet = Sets['sets'][number];
export type Requirement = HeldSet['requirements'][number];
