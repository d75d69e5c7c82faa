import { isBirthDate } from '@fieldhouse/domain/accounts/entries.ts';
import { type CalendarDate, isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { detailName, detailText, effectText } from './detail-words.ts';
import classes from './details.module.css';

type Details = Outputs['records']['details'];
type Effect = Parameters<typeof effectText>[0];

const GRADES = Array.from({ length: 13 }, (_, level) => level);

interface Draft {
  /** Of the details that it changes: what somebody saves meanwhile isn't undone by it. */
  readonly version: number;
  readonly legalName: string;
  readonly studentNumber: string;
  readonly birthOn: string;
  readonly gradeLevel: string;
  readonly graduationYear: string;
  readonly reason: string;
}
type Field = Exclude<keyof Draft, 'version' | 'reason'>;
const FIELDS = ['legalName', 'studentNumber', 'birthOn', 'gradeLevel', 'graduationYear'] as const;

const TYPED = [...FIELDS, 'reason'] as const;

const asText = (value: string | number | null): string => (value === null ? '' : String(value));
const draftOf = (details: Details): Draft => ({
  version: details.version,
  legalName: details.legalName,
  studentNumber: details.studentNumber,
  birthOn: asText(details.birthOn),
  gradeLevel: asText(details.gradeLevel),
  graduationYear: asText(details.graduationYear),
  reason: '',
});

/** What the device kept, as far as it is about the same version. */
function readDraft(kept: unknown, start: Draft): Draft | null {
  const draft = { ...start, ...(kept as Partial<Draft> | null) };
  const isText = TYPED.every((field) => typeof draft[field] === 'string');
  return draft.version === start.version && isText ? draft : null;
}

/**
 * The form of a student's personal details. What was entered before is changed with a reason; what is typed stays on this
 * device until it is saved.
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
  const [start] = useState(() => draftOf(details));
  const draft = useKeptValue<Draft>(`details/${details.studentId}`, start, (kept) => readDraft(kept, start));
  const fields = draft.value;
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
      onError(refused) {
        if (codeOf(refused) === 'STALE') {
          // The next time it opens with what holds by then.
          void queryClient.invalidateQueries({ queryKey: api.records.details.key() });
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
      return setProblem(t('Enter a birth date in the past, from 1900 on.'));
    if (!birthOn && start.birthOn)
      return setProblem(t('A birth date can be corrected, not removed. Enter the right one.'));
    if (graduationYear && !/^(19[5-9]\d|20\d\d|21[0-4]\d)$/.test(graduationYear))
      return setProblem(t('Graduation year: four digits, such as 2030, or nothing.'));
    if (effects.length > 0 && !isAgreed) return setProblem(t('Check the box to go on with this birth date.'));
    save.mutate({
      studentId: details.studentId,
      version: fields.version,
      legalName: legalName.trim(),
      studentNumber: studentNumber.trim(),
      birthOn: birthOn === '' ? null : (birthOn as CalendarDate),
      gradeLevel: gradeLevel === '' ? null : Number(gradeLevel),
      graduationYear: graduationYear === '' ? null : Number(graduationYear),
      reason: reason || null,
      agreedEffects: isAgreed ? [...effects] : [],
    });
  };
  const code = codeOf(save.error);
  const failure = (): string | null => {
    switch (code) {
      case 'EFFECTS':
        return null;
      case 'REASON_REQUIRED':
        return t('Something that was entered before is changed: say why.');
      case 'STALE':
        return t('Somebody changed this in the meantime. Close and open it again.');
      case 'NUMBER_TAKEN':
        return t('Another student has this number. Each number stands once in a school.');
      case 'BIRTH_DATE_INVALID':
        return t('Enter a birth date in the past, from 1900 on.');
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
          maxLength={200}
          value={fields.legalName}
          onChange={(event) => set({ legalName: event.currentTarget.value })}
        />
        <TextInput
          label={detailName('studentNumber', t)}
          maxLength={50}
          value={fields.studentNumber}
          onChange={(event) => set({ studentNumber: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={detailName('birthOn', t)}
          min="1900-01-01"
          value={fields.birthOn}
          onChange={(event) => set({ birthOn: event.currentTarget.value })}
        />
        <NativeSelect
          label={detailName('gradeLevel', t)}
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
          inputMode="numeric"
          maxLength={4}
          value={fields.graduationYear}
          onChange={(event) => set({ graduationYear: event.currentTarget.value.trim() })}
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
