import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { partChoices, partKey, partOfKey } from '#shared/courses/content-parts.ts';
import classes from './records.module.css';
import type { Credit, StudentRecord } from './records-queries.ts';

/** What is said of the content of credit, while it is chosen. */
export interface ContentDraft {
  readonly says: Credit['content']['says'];
  readonly rowId: string;
  readonly part: string;
}

export const contentDraft = (credit: Credit | null): ContentDraft => ({
  says: credit?.content.says ?? 'nothing',
  rowId: credit?.content.rowId ?? '',
  part: partKey(credit?.content.part ?? null),
});

/** As the server takes it; null: no row is chosen yet. */
export function contentSaid({ says, rowId, part }: ContentDraft, { courses, credits }: StudentRecord) {
  const enrollmentId = courses.find((one) => one.enrollmentId === rowId)?.enrollmentId;
  const creditId = credits.find((one) => one.creditId === rowId)?.creditId;
  const row = enrollmentId ? { enrollmentId } : creditId ? { creditId } : null;
  switch (says) {
    case 'nothing':
      return { says } as const;
    case 'own':
      return { says, part: partOfKey(part) } as const;
    case 'same':
      return row && ({ says, row, part: partOfKey(part) } as const);
    case 'repeat':
      return row && ({ says, row } as const);
  }
}

interface CreditContentProps {
  readonly record: StudentRecord;
  /** The entry that is corrected: it isn't compared with itself. */
  readonly credit: Credit | null;
  readonly draft: ContentDraft;
  readonly onChange: (draft: ContentDraft) => void;
}

/** Says whether a course has the content of another one: the NCAA credits each content once. */
export function CreditContent({ record, credit, draft, onChange }: CreditContentProps) {
  const { t } = useTranslation();
  const rows = [
    ...record.courses
      .filter(({ status }) => status === 'active' || status === 'completed')
      .map(({ enrollmentId, title }) => ({ value: enrollmentId as string, label: title })),
    ...record.credits
      .filter(({ status, creditId }) => status === 'approved' && creditId !== credit?.creditId)
      .map(({ creditId, title, schoolName, termLabel }) => ({
        value: creditId as string,
        label: [title, schoolName, termLabel].join(' · '),
      })),
  ];
  const namesRow = draft.says === 'same' || draft.says === 'repeat';
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('Same course as another?')}
        description={t('The NCAA counts each content once, with the better grade.')}
        value={draft.says}
        data={[
          { value: 'nothing', label: t('Not said: one title counts once') },
          { value: 'own', label: t('No, a content of its own') },
          { value: 'same', label: t('The same content, or a part of it'), disabled: rows.length === 0 },
          { value: 'repeat', label: t('A repeat of another course'), disabled: rows.length === 0 },
        ]}
        onChange={(event) => onChange({ ...draft, says: event.currentTarget.value as ContentDraft['says'] })}
      />
      {namesRow && (
        <NativeSelect
          label={draft.says === 'repeat' ? t('Repeat of') : t('Same content as')}
          value={rows.some(({ value }) => value === draft.rowId) ? draft.rowId : ''}
          data={[{ value: '', label: t('Choose a course') }, ...rows]}
          onChange={(event) => onChange({ ...draft, rowId: event.currentTarget.value })}
        />
      )}
      {(draft.says === 'own' || draft.says === 'same') && (
        <NativeSelect
          label={t('Part')}
          description={t('The halves of a year are parts 1 and 2 of 2. Say it of both.')}
          value={draft.part}
          data={partChoices(t)}
          onChange={(event) => onChange({ ...draft, part: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
