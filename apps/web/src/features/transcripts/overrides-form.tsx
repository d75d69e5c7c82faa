import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { overrideNames } from './transcript-words.ts';
import classes from './transcripts.module.css';

interface OverridesFormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const TYPES: Partial<Record<keyof Draft, 'date' | 'number'>> = {
  studentDob: 'date',
  gradeLevel: 'number',
  graduationYear: 'number',
  graduationDate: 'date',
  transcriptDate: 'date',
};

/** The seven facts that may be printed otherwise than the record has them. Grades aren't among them. */
export function OverridesForm({ draft, onChange }: OverridesFormProps) {
  const { t } = useTranslation();
  const names = overrideNames(t);
  const isFilled = Object.values(draft).some((typed) => typed !== '');
  return (
    <details className={classes.overrides} open={isFilled || undefined}>
      <summary>{t('Print something differently (optional)')}</summary>
      <p className={classes.hint}>
        {t(
          'Leave a field empty to print what the record says. Grades, credits and GPA can’t be changed here. An official transcript requires a reason, which the log keeps.',
        )}
      </p>
      <div className={classes.grid}>
        {(Object.keys(EMPTY_DRAFT) as (keyof Draft)[]).map((name) => (
          <TextInput
            key={name}
            label={names[name]}
            type={TYPES[name] ?? 'text'}
            maxLength={name === 'studentId' ? 50 : 200}
            {...(name === 'gradeLevel' ? { min: 0, max: 12 } : {})}
            {...(name === 'graduationYear' ? { min: 1950, max: 2100 } : {})}
            value={draft[name]}
            onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </details>
  );
}
