import type { Subject } from '@fieldhouse/contract/catalog.ts';
import { MOST_REQUIREMENTS, requirementSetProblem } from '@fieldhouse/domain/records/graduation.ts';
import { asksNothing, LONGEST_TITLE, MOST_TITLES } from '@fieldhouse/domain/records/graduation-rows.ts';
import { ActionIcon, Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { subjectName } from '#shared/courses/course-words.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './graduation.module.css';
import type { HeldSet, Sets } from './graduation-queries.ts';
import { type SetTemplate, setTemplates } from './set-templates.ts';
import {
  emptyRow,
  readCredits,
  readSet,
  readYear,
  type TypedRequirement,
  titlesProblem,
  typedRows,
} from './typed-set.ts';
import { saveRefusal, useSaveSet } from './use-save-set.ts';

const SUBJECTS: readonly Subject[] = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'Technology',
];

interface SetDialogProps {
  readonly sets: Sets;
  /** The one that is changed; null: one of another class. */
  readonly set: HeldSet | null;
  readonly onClose: () => void;
}

/** What a class is asked for: credits by subject, and in all. */
export default function SetDialog({ sets, set, onClose }: SetDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [name, setName] = useState(set?.name ?? '');
  const [year, setYear] = useState(set ? String(set.fromYear) : '');
  const [total, setTotal] = useState(set ? String(set.totalCredits) : '');
  const [rows, setRows] = useState(() => typedRows(set?.requirements ?? []));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useSaveSet(onClose);
  const change = (key: number, to: Partial<TypedRequirement>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const begin = (template: SetTemplate) => {
    setName(template.name);
    setTotal(String(template.totalCredits));
    setRows(typedRows(template.requirements));
  };
  const read = readSet({ name, total, rows });
  const fromYear = readYear(year);
  const wrong = read && requirementSetProblem(read);
  const problem =
    fromYear === null
      ? t('Enter the first class as a year, such as 2030.')
      : read === null
        ? t('Enter the name, the total credits, and the name and credits of each requirement.')
        : rows.some(({ titles }) => titlesProblem(titles) !== null)
          ? t('A requirement’s titles can’t be saved like this. Change what is marked.')
          : asksNothing(read)
            ? t('This requires nothing. Enter total credits, or add a requirement.')
            : wrong
              ? problemWords(wrong, t)
              : set && !reason.trim()
                ? t('Give a reason.')
                : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null || read === null || fromYear === null) return;
    const { schoolId, number: baseNumber } = sets;
    save.mutate({ schoolId, baseNumber, fromYear, set: read, reason: reason.trim() || null });
  };
  const error = (isTried && problem) || (save.error && saveRefusal(save.error, t));
  const sum = rows.reduce((all, { credits }) => all + Math.round((readCredits(credits) ?? 0) * 1000), 0);
  const electives = Math.round((readCredits(total) ?? 0) * 1000) - sum;
  return (
    <Dialog
      isOpen
      isFirm
      side
      isWide
      onClose={onClose}
      title={set ? t('Change the requirements') : t('Enter requirements')}
      description={t('They apply from one class on, until the class where new ones begin.')}
    >
      <form onSubmit={submit} noValidate className={classes.alert}>
        {set === null && <Beginning onChoose={begin} />}
        <div className={classes.fields}>
          <div className={classes.pair}>
            <TextInput
              label={t('Name')}
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              label={t('First class')}
              description={t('The graduation year')}
              inputMode="numeric"
              maxLength={4}
              disabled={set !== null}
              value={year}
              onChange={(event) => setYear(event.currentTarget.value)}
            />
            <TextInput
              label={t('Total credits')}
              description={t('Credits the requirements don’t use are electives')}
              inputMode="decimal"
              maxLength={7}
              value={total}
              onChange={(event) => setTotal(event.currentTarget.value)}
            />
          </div>
          {rows.map((row, at) => (
            <RequirementFields
              key={row.key}
              row={row}
              at={at}
              onChange={(to) => change(row.key, to)}
              onRemove={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
            />
          ))}
          {rows.length < MOST_REQUIREMENTS && (
            <div>
              <Button
                variant="subtle"
                size="compact-md"
                leftSection={<IconPlus size={16} />}
                onClick={() => setRows((before) => [...before, emptyRow(before)])}
              >
                {t('Add a requirement')}
              </Button>
            </div>
          )}
          <p className={classes.hint}>
            {electives >= 0
              ? t('Requirements: {{credits}} credits. Electives: {{electives}}.', {
                  credits: format.number(sum / 1000),
                  electives: format.number(electives / 1000),
                })
              : t('The requirements add up to more credits than the total.')}
          </p>
          {set && (
            <Textarea
              label={t('Reason')}
              description={t('It stays on the record.')}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </div>
        {error && (
          <div role="alert">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Examples that a school changes to its own. */
function Beginning({ onChoose }: { readonly onChoose: (template: SetTemplate) => void }) {
  const { t } = useTranslation();
  return (
    <Notice title={t('Start with an example')}>
      {t('Neither is a state law or a district rule. Change it to what your school requires.')}
      <div className={classes.buttons}>
        {setTemplates(t).map((template) => (
          <Button
            key={template.totalCredits}
            variant="default"
            size="compact-md"
            onClick={() => onChoose(template)}
          >
            {template.name}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

interface RequirementFieldsProps {
  readonly row: TypedRequirement;
  readonly at: number;
  readonly onChange: (to: Partial<TypedRequirement>) => void;
  readonly onRemove: () => void;
}

function RequirementFields({ row, at, onChange, onRemove }: RequirementFieldsProps) {
  const { t } = useTranslation();
  const name = row.label.trim() || t('Requirement {{number}}', { number: at + 1 });
  return (
    <fieldset className={classes.requirement} aria-label={name}>
      <div className={classes.first}>
        <TextInput
          label={t('Requirement')}
          maxLength={100}
          value={row.label}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
        />
        <TextInput
          label={t('Credits')}
          inputMode="decimal"
          maxLength={6}
          value={row.credits}
          onChange={(event) => onChange({ credits: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('Remove: {{what}}', { what: name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      <fieldset className={classes.subjects}>
        <legend>{t('Any course of these subjects')}</legend>
        {SUBJECTS.map((subject) => (
          <Checkbox
            key={subject}
            label={subjectName(subject, t)}
            checked={row.subjects.includes(subject)}
            onChange={(event) =>
              onChange({
                subjects: event.currentTarget.checked
                  ? [...row.subjects, subject]
                  : row.subjects.filter((one) => one !== subject),
              })
            }
          />
        ))}
      </fieldset>
      <Textarea
        label={t('And courses with these titles')}
        description={t('One per line, as transcripts print them. Credit from other schools counts too.')}
        rows={2}
        autosize
        maxRows={8}
        error={titlesWords(row.titles, t)}
        value={row.titles}
        onChange={(event) => onChange({ titles: event.currentTarget.value })}
      />
    </fieldset>
  );
}

function titlesWords(titles: string, t: TFunction): string | null {
  switch (titlesProblem(titles)) {
    case 'too_many':
      return t('No more than {{most}} titles.', { most: MOST_TITLES });
    case 'too_long':
      return t('A title can have up to {{most}} characters.', { most: LONGEST_TITLE });
    default:
      return null;
  }
}

function problemWords(problem: NonNullable<ReturnType<typeof requirementSetProblem>>, t: TFunction): string {
  switch (problem) {
    case 'label_twice':
      return t('Two requirements have the same name. Change one of the two.');
    case 'nothing_fills':
      return t('Each requirement needs a subject or a title to fill it.');
    case 'total_too_small':
      return t('The requirements add up to more credits than the total.');
  }
}
