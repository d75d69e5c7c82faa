import { isBirthDate, isEmailAddress } from '@fieldhouse/domain/accounts/entries.ts';
import { type CalendarDate, isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { isPhoneNumber } from '@fieldhouse/domain/schools/contact.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { detailName, detailText, effectText } from './detail-words.ts';
import classes from './details.module.css';
import { detailsQuery } from './records-queries.ts';

type Details = Outputs['records']['details'];
type Effect = Parameters<typeof effectText>[0];

const GRADES = Array.from({ length: 13 }, (_, level) => level);

const FIELDS = [
  ...(['legalName', 'studentNumber', 'birthOn', 'gradeLevel', 'graduationYear'] as const),
  ...(['languages', 'phone', 'email', 'address'] as const),
] as const;
type Field = (typeof FIELDS)[number];
type Fields = Readonly<Record<Field, string>>;

interface Draft extends Fields {
  /** Of the details that it changes: what somebody saves meanwhile isn't undone by it. */
  readonly version: number;
  /** What the details said in that version. */
  readonly base: Fields;
  /** What somebody else saved since this was begun. */
  readonly changed: readonly Field[];
  readonly reason: string;
}

const TYPED = [...FIELDS, 'reason'] as const;

const asText = (value: string | number | null): string => (value === null ? '' : String(value));
const fieldsOf = (details: Details): Fields => ({
  legalName: details.legalName,
  studentNumber: details.studentNumber,
  birthOn: asText(details.birthOn),
  gradeLevel: asText(details.gradeLevel),
  graduationYear: asText(details.graduationYear),
  languages: asText(details.languages),
  phone: asText(details.phone),
  email: asText(details.email),
  address: asText(details.address),
});
const draftOf = (details: Details): Draft => {
  const base = fieldsOf(details);
  return { ...base, base, version: details.version, changed: [], reason: '' };
};

/** The draft on what holds by now: what was typed stays, what wasn't follows the record. */
function rebase(draft: Draft, latest: Draft): Draft {
  if (draft.version === latest.version) return draft;
  const isTyped = (field: Field) => draft[field] !== draft.base[field];
  const kept = Object.fromEntries(FIELDS.filter(isTyped).map((field) => [field, draft[field]]));
  const changed = FIELDS.filter(
    (field) => draft.changed.includes(field) || latest[field] !== draft.base[field],
  );
  return { ...latest, ...kept, changed, reason: draft.reason };
}

/** What the device kept; null: it means nothing here. */
function readDraft(kept: unknown): Draft | null {
  const draft = kept as Draft | null;
  const isText = (from: object | null | undefined, names: readonly string[]) =>
    names.every((name) => typeof (from as Record<string, unknown> | null | undefined)?.[name] === 'string');
  const isWhole =
    isText(draft, TYPED) &&
    isText(draft?.base, FIELDS) &&
    Array.isArray(draft?.changed) &&
    typeof draft?.version === 'number';
  return isWhole ? draft : null;
}

/**
 * The form of a student's personal details. What was entered before is changed with a reason; what is typed stays on this
 * device until it is saved, also where somebody else saves meanwhile: the form then marks what they changed.
 */
export function DetailsDialog({
  details,
  onClose,
}: {
  readonly details: Details;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const format = useFormat();
  /** The record as this form last read it. */
  const [start, setStart] = useState(() => draftOf(details));
  const draft = useKeptValue<Draft>(`details/${details.studentId}`, start, readDraft);
  const fields = rebase(draft.value, start);
  const isChanged = TYPED.some((field) => fields[field] !== start[field]);
  /** What differs from the record was typed since the form opened; else the device kept it. */
  const [isFresh, setFresh] = useState(false);
  const type = (change: Partial<Draft>) => {
    if (!isChanged) setFresh(true);
    draft.set({ ...fields, ...change });
  };
  const [problem, setProblem] = useState<string | null>(null);
  /** What the server said that another birth date brings with it; agreed to by the box below it. */
  const [effects, setEffects] = useState<readonly Effect[]>([]);
  const [isAgreed, setAgreed] = useState(false);
  const save = useMutation(
    api.records.saveDetails.mutationOptions({
      async onSuccess() {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: api.records.key() }),
          queryClient.invalidateQueries({ queryKey: api.consent.key() }),
          queryClient.invalidateQueries({ queryKey: api.families.key() }),
          queryClient.invalidateQueries({ queryKey: api.eligibility.key(), refetchType: 'none' }),
        ]);
        draft.forget();
        onClose();
        void toast({ title: t('Saved'), message: fields.legalName });
      },
      async onError(refused) {
        if (codeOf(refused) === 'STALE') {
          const latest = await queryClient
            .fetchQuery({ ...detailsQuery(details.studentId), staleTime: 0 })
            .then(draftOf, () => null);
          // Where it can't be read, saving again is as stale and tries anew.
          if (!latest) return;
          setEffects([]);
          setStart(latest);
        }
        if (codeOf(refused) !== 'EFFECTS') return;
        setAgreed(false);
        setEffects((refused as { data: { effects: Effect[] } }).data.effects);
      },
    }),
  );
  const set = (change: Partial<Record<Field, string>>) => {
    setProblem(null);
    if (change.birthOn !== undefined) setEffects([]);
    save.reset();
    type(change);
  };
  // What is entered for the first time explains itself.
  const needsReason = FIELDS.some((field) => start[field] !== '' && start[field] !== fields[field].trim());
  const submit = (reason: string) => {
    const { legalName, studentNumber, birthOn, gradeLevel, graduationYear } = fields;
    const today = new Date().toISOString().slice(0, 10) as CalendarDate;
    if (!legalName.trim()) return setProblem(t('Enter the legal name.'));
    if (!studentNumber.trim()) return setProblem(t('Enter the student number.'));
    if (birthOn && (!isCalendarDate(birthOn) || !isBirthDate(birthOn as CalendarDate, today)))
      return setProblem(t('Enter a birth date in the past, 1900 or later.'));
    if (!birthOn && start.birthOn)
      return setProblem(t('A birth date can be corrected, not removed. Enter the right one.'));
    if (graduationYear && !/^(19[5-9]\d|20\d\d|21[0-4]\d)$/.test(graduationYear))
      return setProblem(t('Graduation year: four digits, such as 2030, or leave it empty.'));
    if (fields.email.trim() && !isEmailAddress(fields.email.trim()))
      return setProblem(t('Email: an address such as name@example.org, or nothing.'));
    if (fields.phone.trim() && !isPhoneNumber(fields.phone))
      return setProblem(t('Enter a phone number of 7 to 15 digits, such as (555) 123-4567, or nothing.'));
    if (effects.length > 0 && !isAgreed)
      return setProblem(t('Check the box to continue with this birth date.'));
    save.mutate({
      studentId: details.studentId,
      version: fields.version,
      legalName: legalName.trim(),
      studentNumber: studentNumber.trim(),
      birthOn: birthOn === '' ? null : (birthOn as CalendarDate),
      gradeLevel: gradeLevel === '' ? null : Number(gradeLevel),
      graduationYear: graduationYear === '' ? null : Number(graduationYear),
      languages: fields.languages.trim() || null,
      phone: fields.phone.trim() || null,
      email: fields.email.trim() || null,
      address: fields.address.trim() || null,
      reason: reason || null,
      agreedEffects: isAgreed ? [...effects] : [],
    });
  };
  /** Beside a detail that somebody else has changed since the form was begun. */
  const mark = (field: Field) => {
    if (!fields.changed.includes(field)) return {};
    const kept = start[field] === '' ? null : field === 'gradeLevel' ? Number(start[field]) : start[field];
    return {
      description:
        fields[field] === start[field]
          ? t('Someone else changed this.')
          : t('Someone else changed this to: {{value}}', { value: detailText(field, kept, t, format) }),
      classNames: { description: classes.changed },
    };
  };
  const code = codeOf(save.error);
  const failure = (): string | null => {
    switch (code) {
      case 'EFFECTS':
        return null;
      case 'REASON_REQUIRED':
        return t('You’re changing something that was entered before: say why.');
      case 'STALE':
        return t(
          'Someone else saved these details in the meantime. What you typed is still here; what they changed is marked. Check it, then save again.',
        );
      case 'NUMBER_TAKEN':
        return t('Another student has this number. Each number can be used only once in a school.');
      case 'BIRTH_DATE_INVALID':
        return t('Enter a birth date in the past, 1900 or later.');
      default:
        return save.error ? errorText(save.error, t) : null;
    }
  };
  return (
    <ReasonDialog
      isOpen
      isOptional={!needsReason}
      onClose={onClose}
      title={t('Personal details of {{name}}', { name: details.legalName })}
      description={t('The family is notified of each correction.')}
      verb={t('Save')}
      isPending={save.isPending}
      error={problem ?? failure()}
      onSubmit={submit}
      kept={{ reason: fields.reason, onReason: (reason) => type({ reason }) }}
    >
      {isChanged && !isFresh && (
        <Notice tone="info">
          {t('What you typed before is still here.')}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              setEffects([]);
              draft.forget();
            }}
          >
            {t('Start over')}
          </Button>
        </Notice>
      )}
      <div className={classes.pair}>
        <TextInput
          label={detailName('legalName', t)}
          {...mark('legalName')}
          maxLength={200}
          value={fields.legalName}
          onChange={(event) => set({ legalName: event.currentTarget.value })}
        />
        <TextInput
          label={detailName('studentNumber', t)}
          {...mark('studentNumber')}
          maxLength={50}
          value={fields.studentNumber}
          onChange={(event) => set({ studentNumber: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={detailName('birthOn', t)}
          {...mark('birthOn')}
          min="1900-01-01"
          value={fields.birthOn}
          onChange={(event) => set({ birthOn: event.currentTarget.value })}
        />
        <NativeSelect
          label={detailName('gradeLevel', t)}
          {...mark('gradeLevel')}
          value={fields.gradeLevel}
          data={[
            { value: '', label: t('Not known') },
            ...GRADES.map((level) => ({
              value: String(level),
              label: detailText('gradeLevel', level, t, { calendarDate: String }),
            })),
          ]}
          onChange={(event) => set({ gradeLevel: event.currentTarget.value })}
        />
        <TextInput
          label={detailName('graduationYear', t)}
          {...mark('graduationYear')}
          inputMode="numeric"
          maxLength={4}
          value={fields.graduationYear}
          onChange={(event) => set({ graduationYear: event.currentTarget.value.trim() })}
        />
        <TextInput
          label={detailName('languages', t)}
          {...mark('languages')}
          maxLength={200}
          value={fields.languages}
          onChange={(event) => set({ languages: event.currentTarget.value })}
        />
        <TextInput
          type="tel"
          label={detailName('phone', t)}
          {...mark('phone')}
          maxLength={30}
          value={fields.phone}
          onChange={(event) => set({ phone: event.currentTarget.value })}
        />
        <TextInput
          type="email"
          label={detailName('email', t)}
          {...mark('email')}
          maxLength={254}
          value={fields.email}
          onChange={(event) => set({ email: event.currentTarget.value })}
        />
        <Textarea
          label={detailName('address', t)}
          {...mark('address')}
          autosize
          minRows={2}
          maxLength={500}
          value={fields.address}
          onChange={(event) => set({ address: event.currentTarget.value })}
        />
      </div>
      {effects.length > 0 && (
        <div className={classes.effects} role="alert">
          {effects.map((effect) => (
            <Notice key={effect} tone="warning">
              {effectText(effect, details.legalName, t)}
            </Notice>
          ))}
          <Checkbox
            label={t('This birth date is right, and I have seen a document that says so.')}
            checked={isAgreed}
            onChange={(event) => {
              setProblem(null);
              setAgreed(event.currentTarget.checked);
            }}
          />
        </div>
      )}
    </ReasonDialog>
  );
}
