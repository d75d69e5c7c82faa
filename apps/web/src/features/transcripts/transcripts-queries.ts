import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

export const settingsQuery = () => api.transcripts.settings.queryOptions({ input: {} });

export const issuedQuery = (studentId: StudentId) =>
  api.transcripts.issued.queryOptions({ input: { studentId } });

export const reasonsQuery = (studentId: StudentId, lineId: string) =>
  api.transcripts.reasons.queryOptions({ input: { studentId, lineId } });

export type Preview = Outputs['transcripts']['preview'];
export type PreviewLine = Preview['lines'][number];
export type Issued = Outputs['transcripts']['issued']['transcripts'][number];
export type Settings = Outputs['transcripts']['settings'];
export type Reasons = Outputs['transcripts']['reasons'];

/** Where the file of an official transcript is. */
export const issuedFile = (transcriptId: string, kind: 'pdf' | 'html'): string =>
  `/api/transcripts/issued/${transcriptId}.${kind}`;

/** Where an official transcript is for other systems: PESC XML, a signed learner record, or a table. */
export const exchangeFile = (transcriptId: string, kind: 'xml' | 'json' | 'csv'): string =>
  `/api/transcripts/exchange/${transcriptId}.${kind}`;

/** Where the unofficial transcript of a student is, as the record is now. */
export const unofficialFile = (studentId: string, kind: 'pdf' | 'html'): string =>
  `/api/transcripts/unofficial/${studentId}.${kind}`;
