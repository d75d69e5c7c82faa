import type { TFunction } from 'i18next';
import { partWords } from '#shared/courses/content-parts.ts';
import type { Credit, StudentRecord } from './records-queries.ts';

export const CREDIT_KINDS: readonly Credit['kind'][] = ['transfer', 'dual_enrollment', 'homeschool', 'exam'];

export function kindName(kind: Credit['kind'], t: TFunction): string {
  switch (kind) {
    case 'transfer':
      return t('Transfer');
    case 'dual_enrollment':
      return t('Dual enrollment');
    case 'homeschool':
      return t('Homeschool');
    case 'exam':
      return t('Examination');
  }
}

/** What was said of the content of credit, with the other course by its title; null: nothing. */
export function contentText({ content }: Credit, record: StudentRecord, t: TFunction): string | null {
  const { says, rowId, part } = content;
  const title =
    record.courses.find(({ enrollmentId }) => enrollmentId === rowId)?.title ??
    record.credits.find(({ creditId }) => creditId === rowId)?.title ??
    '–';
  const parts = part === null ? '' : ` · ${partWords(part, t)}`;
  switch (says) {
    case 'nothing':
      return null;
    case 'own':
      return `${t('Its own content')}${parts}`;
    case 'same':
      return `${t('Same content as “{{title}}”', { title })}${parts}`;
    case 'repeat':
      return t('Repeat of “{{title}}”', { title });
  }
}
