import type { LineProblem } from '@fieldhouse/contract/student-accounts.ts';
import { ActionIcon, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import type { TypedLine } from './class-list.ts';
import classes from './student-accounts.module.css';

const GRADES = Array.from({ length: 13 }, (_, level) => level);

function problemText(why: LineProblem['why'], t: TFunction): string {
  switch (why) {
    case 'username_taken':
      return t('This username is taken. Choose another one, or leave it empty.');
    case 'username_shape':
      return t('A username has 2 to 30 letters, digits, dots or hyphens.');
    case 'username_rude':
      return t('Choose a friendlier username.');
    case 'birth_date':
      return t('Check the date of birth: students are between 3 and 25.');
    case 'same_child':
      return t('Someone with this name and birthday is already at your school.');
    case 'being_deleted':
      return t(
        'An account with this name and birthday is being deleted, maybe because a parent withdrew consent. Ask the family first.',
      );
    case 'twice':
      return t('This name and birthday are in the list twice.');
  }
}

interface LineFieldsProps {
  readonly number: number;
  readonly line: TypedLine;
  readonly today: string;
  /** What is missing is said. */
  readonly isChecked: boolean;
  readonly problems: readonly LineProblem['why'][];
  readonly onChange: (line: TypedLine) => void;
  /** Null: it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** One student of the list. */
export function LineFields({
  number,
  line,
  today,
  isChecked,
  problems,
  onChange,
  onRemove,
}: LineFieldsProps) {
  const { t } = useTranslation();
  const of = (label: string) => t('{{field}} of student {{number}}', { field: label, number });
  const set = (field: keyof TypedLine) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...line, [field]: event.currentTarget.value });
  const missing = (value: string) => (isChecked && !value.trim() ? t('Fill this in') : undefined);
  const isRefused = (...whys: LineProblem['why'][]) => whys.some((why) => problems.includes(why));
  const isGoing = problems.includes('being_deleted');
  const isAnother =
    isGoing || problems.includes('same_child') || problems.includes('twice') || line.isSomebodyElse;
  return (
    <li className={classes.line}>
      <span className={classes.number}>{number}</span>
      <TextInput
        label={t('Given name')}
        classNames={{ label: classes.fieldLabel }}
        aria-label={of(t('Given name'))}
        placeholder={t('Given name')}
        maxLength={100}
        value={line.givenName}
        onChange={set('givenName')}
        error={missing(line.givenName) ?? isRefused('same_child', 'being_deleted', 'twice')}
      />
      <TextInput
        label={t('Family name')}
        classNames={{ label: classes.fieldLabel }}
        aria-label={of(t('Family name'))}
        placeholder={t('Family name')}
        maxLength={100}
        value={line.familyName}
        onChange={set('familyName')}
      />
      <TextInput
        type="date"
        label={t('Date of birth')}
        classNames={{ label: classes.fieldLabel }}
        aria-label={of(t('Date of birth'))}
        max={today}
        value={line.birthOn}
        onChange={set('birthOn')}
        error={missing(line.birthOn) ?? isRefused('birth_date')}
      />
      <NativeSelect
        label={t('Grade level')}
        classNames={{ label: classes.fieldLabel }}
        aria-label={of(t('Grade level'))}
        value={line.gradeLevel}
        data={[
          { value: '', label: t('Grade level') },
          ...GRADES.map((level) => ({ value: String(level), label: gradeLevelName(level, t) ?? '' })),
        ]}
        onChange={set('gradeLevel')}
        error={missing(line.gradeLevel)}
      />
      <TextInput
        label={t('Username')}
        classNames={{ label: classes.fieldLabel }}
        aria-label={of(t('Username'))}
        placeholder={t('automatic')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        value={line.username}
        onChange={set('username')}
        error={isRefused('username_taken', 'username_shape', 'username_rude')}
      />
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          size={44}
          className={classes.remove}
          aria-label={t('Remove student {{number}}', { number })}
          onClick={onRemove}
        >
          <IconX size={18} />
        </ActionIcon>
      ) : (
        <span />
      )}
      {(problems.length > 0 || line.isSomebodyElse) && (
        <div className={classes.problem} role={problems.length > 0 ? 'alert' : undefined}>
          {problems.map((why) => (
            <span key={why}>{problemText(why, t)}</span>
          ))}
          {isAnother && (
            <Checkbox
              size="sm"
              checked={line.isSomebodyElse}
              onChange={(event) => onChange({ ...line, isSomebodyElse: event.currentTarget.checked })}
              label={isGoing ? t('Create another account anyway') : t('It is another child')}
            />
          )}
        </div>
      )}
    </li>
  );
}
