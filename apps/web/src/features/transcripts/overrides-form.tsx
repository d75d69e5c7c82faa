import type { TranscriptOverrides } from '@fieldhouse/contract/transcripts.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './transcripts.module.css';

/** What is typed; empty: as the record has it. */
export interface Draft {
  readonly studentName: string;
  readonly studentId: string;
  readonly studentDob: string;
  readonly gradeLevel: string;
  readonly graduationYear: string;
  readonly graduationDate: string;
  readonly transcriptDate: string;
}

export const EMPTY_DRAFT: Draft = {
  studentName: '',
  studentId: '',
  studentDob: '',
  gradeLevel: '',
  graduationYear: '',
  graduationDate: '',
  transcriptDate: '',
};

/** What is filled in, as the server takes it. */
export function overridesOf(draft: Draft): TranscriptOverrides {
  const filled = Object.entries(draft).flatMap(([name, typed]) => {
    const value = typed.trim();
    if (value === '') return [];
    return [[name, name === 'gradeLevel' || name === 'graduationYear' ? Number(value) : value]];
  });
  return Object.fromEntries(filled) as TranscriptOverrides;
}

interface OverridesFormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The seven facts that may be printed otherwise than the record has them. Grades aren't among them. */
export function OverridesForm({ draft, onChange }: OverridesFormProps) {
  const { t } = useTranslation();
  const field = (name: keyof Draft, label: string, type: 'text' | 'date' | 'number' = 'text') => (
    <TextInput
      label={label}
      type={type}
      maxLength={name === 'studentId' ? 50 : 200}
      {...(name === 'gradeLevel' ? { min: 0, max: 12 } : {})}
      {...(name === 'graduationYear' ? { min: 1950, max: 2100 } : {})}
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <details className={classes.overrides}>
      <summary>{t('Print something otherwise (optional)')}</summary>
      <p className={classes.hint}>
        {t(
          'Leave a field empty to print what the record says. Grades, credits and GPA can’t be changed here. An official transcript asks for a reason, which the log keeps.',
        )}
      </p>
      <div className={classes.grid}>
        {field('studentName', t('Student name'))}
        {field('studentId', t('Student ID'))}
        {field('studentDob', t('Date of birth'), 'date')}
        {field('gradeLevel', t('Grade level'), 'number')}
        {field('graduationYear', t('Graduation year'), 'number')}
        {field('graduationDate', t('Graduation date'), 'date')}
        {field('transcriptDate', t('Transcript date'), 'date')}
      </div>
    </details>
  );
}
