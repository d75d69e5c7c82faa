import type { SchoolId, StudentId, TranscriptRunId } from '@fieldhouse/contract/ids.ts';
import type { TranscriptOverrides } from '@fieldhouse/contract/transcripts.ts';
import { api, type Outputs } from '#lib/api.ts';

/** `schoolId`: left out, the first school where the reader keeps records. */
export const settingsQuery = (schoolId?: SchoolId) =>
  api.transcripts.settings.queryOptions({ input: schoolId ? { schoolId } : {} });

export const issuedQuery = (studentId: StudentId) =>
  api.transcripts.issued.queryOptions({ input: { studentId } });

export const reasonsQuery = (studentId: StudentId, lineId: string) =>
  api.transcripts.reasons.queryOptions({ input: { studentId, lineId } });

export const requestsQuery = (studentId: StudentId) =>
  api.transcriptRequests.list.queryOptions({ input: { studentId } });

export const queueQuery = () => api.transcriptRequests.queue.queryOptions({ input: {} });

export type TranscriptRequest = Outputs['transcriptRequests']['list']['requests'][number];
export type Queued = Outputs['transcriptRequests']['queue']['requests'][number];
export type Returned = Outputs['transcriptRequests']['queue']['returned'][number];

export const runsQuery = () => api.transcriptRuns.list.queryOptions({ input: {} });

export const runQuery = (runId: TranscriptRunId) => api.transcriptRuns.get.queryOptions({ input: { runId } });

export type Run = Outputs['transcriptRuns']['list']['runs'][number];

/** Where the transcripts of a run are, in one archive. */
export const runArchive = (runId: string): string => `/api/transcripts/runs/${runId}.zip`;

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

/** Where an official transcript is for other systems: PESC XML, a signed learner record, or a table. */
export const exchangeFile = (transcriptId: string, kind: 'xml' | 'json' | 'csv'): string =>
  `/api/transcripts/exchange/${transcriptId}.${kind}`;

/** Where the unofficial transcript of a student is, as the record is now. */
export const unofficialFile = (studentId: string, kind: 'pdf' | 'html'): string =>
  `/api/transcripts/unofficial/${studentId}.${kind}`;
