import type { StudentId, TranscriptReadingId } from '@fieldhouse/contract/ids.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';

/** What the reader may hand in, and what waits; of one student where one is named. */
export const homeQuery = (student?: string) =>
  api.transcriptReadings.home.queryOptions({ input: student ? { studentId: student as StudentId } : {} });

export const readingQuery = (reading: string) =>
  api.transcriptReadings.get.queryOptions({ input: { readingId: reading as TranscriptReadingId } });

export type ParserHome = Outputs['transcriptReadings']['home'];
export type ReadingRow = ParserHome['readings'][number];
export type Reading = Outputs['transcriptReadings']['get'];
export type Entry = Reading['entries'][number];

/** After whatever was done to a reading. */
export function useReadingsChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.transcriptReadings.key() });
}
