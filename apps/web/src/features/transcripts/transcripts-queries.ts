import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { TranscriptOverrides } from '@fieldhouse/contract/transcripts.ts';
import { api, type Outputs } from '#lib/api.ts';

/** `schoolId`: left out, the first school where the reader keeps records. */
export const settingsQuery = (schoolId?: SchoolId) =>
  api.transcripts.settings.queryOptions({ input: schoolId ? { schoolId } : {} });

export const issuedQuery = (studentId: StudentId) =>
  api.transcripts.issued.queryOptions({ input: { studentId } });

export const reasonsQuery = (studentId: StudentId, lineId: string) =>
  api.transcripts.reasons.queryOptions({ input: { studentId, lineId } });

export type Preview = Outputs['transcripts']['preview'];
export type PreviewLine = Preview['lines'][number];
export type Issued = Outputs['transcripts']['issued']['transcripts'][number];
export type Settings = Outputs['transcripts']['settings'];
export type Reasons = Outputs['transcripts']['reasons'];

/** What somebody looked at before it is issued. */
export interface LookedAt {
  readonly overrides: TranscriptOverrides;
  readonly documentSha256: string;
}

/** Where the file of an official transcript is. */
export const issuedFile = (transcriptId: string, kind: 'pdf' | 'html'): string =>
  `/api/transcripts/issued/${transcriptId}.${kind}`;

/** Where the unofficial transcript of a student is, as the record is now. */
export const unofficialFile = (studentId: string, kind: 'pdf' | 'html'): string =>
  `/api/transcripts/unofficial/${studentId}.${kind}`;
