import { ORPCError } from '@orpc/client';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';

export const useSchoolCalendar = () =>
  useSuspenseQuery(api.schools.calendar.queryOptions({ input: {} })).data;

export type SchoolCalendar = ReturnType<typeof useSchoolCalendar>;
export type Year = SchoolCalendar['years'][number];
export type Term = Year['terms'][number];
export type TermKind = Term['kind'];

export const TERM_KINDS: readonly TermKind[] = ['semester', 'trimester', 'quarter', 'summer', 'year'];

export function kindName(kind: TermKind, t: TFunction): string {
  switch (kind) {
    case 'year':
      return t('Whole year');
    case 'semester':
      return t('Semester');
    case 'trimester':
      return t('Trimester');
    case 'quarter':
      return t('Quarter');
    case 'summer':
      return t('Summer');
  }
}

/** What the server says of dates and names, in a sentence that says what to do. */
export function calendarErrorText(error: unknown, t: TFunction): string {
  const code = codeOf(error);
  if (code === 'NAME_TAKEN') return t('This name is taken. Choose another one.');
  if (code !== 'DATES_WRONG') return errorText(error, t);
  const data: unknown = error instanceof ORPCError ? error.data : null;
  const { why, other } = data as { why: 'order' | 'outside' | 'overlap'; other: string | null };
  if (why === 'order') return t('The last day comes before the first. Change one of the two.');
  if (why === 'outside') {
    return other === null
      ? t("That's too many days at once. Mark up to 120.")
      : t('It has to fall within {{name}}. Change its dates, or those of {{name}} first.', { name: other });
  }
  return t('It overlaps with {{name}}. Change its dates, or those of {{name}} first.', {
    name: other ?? '',
  });
}

export function useCalendarChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.schools.calendar.key() });
}
