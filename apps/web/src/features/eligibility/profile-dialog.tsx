import type { Profile } from '@fieldhouse/contract/eligibility.ts';
import type { Body } from '@fieldhouse/contract/eligibility-ledger.ts';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './eligibility.module.css';
import { schoolingName } from './profile-words.ts';

interface ProfileDialogProps {
  readonly studentId: StudentId;
  readonly name: string;
  readonly profile: Profile;
  readonly onClose: () => void;
}

const BODIES = ['DI', 'DII', 'NAIA'] as const satisfies readonly Body[];

const numberOf = (text: string): number | null | undefined => {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
};

/** The form of the dates and facts that a verdict rests on. What was entered before is changed with a reason. */
export function ProfileDialog({ studentId, name, profile, onClose }: ProfileDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState({
    ...profile,
    overallGpa: profile.overallGpa === null ? '' : String(profile.overallGpa),
    actScore: profile.actScore === null ? '' : String(profile.actScore),
    satScore: profile.satScore === null ? '' : String(profile.satScore),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation(
    api.eligibility.saveProfile.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.eligibility.key() });
        onClose();
        void toast({ title: t('Saved'), message: name });
      },
    }),
  );
  const set = (change: Partial<typeof fields>) => {
    setProblem(null);
    setFields((before) => ({ ...before, ...change }));
  };
  const submit = (reason: string) => {
    const [overallGpa, actScore, satScore] = [fields.overallGpa, fields.actScore, fields.satScore].map(
      numberOf,
    );
    if (overallGpa === undefined || (overallGpa ?? 0) > 6)
      return setProblem(t('GPA: a number from 0 to 6, or leave it empty.'));
    if (actScore === undefined || (actScore !== null && (actScore < 1 || actScore > 36)))
      return setProblem(t('ACT: a number from 1 to 36, or leave it empty.'));
    if (satScore === undefined || (satScore !== null && (satScore < 1 || satScore > 1600)))
      return setProblem(t('SAT: a number up to 1600, or leave it empty.'));
    if (fields.ncaaId && !/^\d{10}$/.test(fields.ncaaId)) return setProblem(t('The NCAA ID has ten digits.'));
    const { version, ...rest } = fields;
    save.mutate({
      ...rest,
      overallGpa,
      actScore,
      satScore,
      sport: fields.sport?.trim() || null,
      studentId,
      reason: reason || null,
      version,
    });
  };
  const code = codeOf(save.error);
  const error =
    problem ??
    (code === 'DATES_OUT_OF_ORDER'
      ? t('The dates don’t follow each other. Check the order.')
      : code === 'REASON_REQUIRED'
        ? t('You’re changing something that was entered before: say why.')
        : code === 'DIPLOMA_ON_FILE'
          ? t('A diploma is on file, and its date is the day of graduation. Withdraw the diploma first.')
          : code === 'STALE'
            ? t('Someone changed this in the meantime. Close and open it again.')
            : save.error && errorText(save.error, t));
  const day = (key: DayField, label: string, description?: string) => (
    <TextInput
      type="date"
      label={label}
      description={description}
      value={fields[key] ?? ''}
      onChange={(event) => set({ [key]: event.currentTarget.value || null })}
    />
  );
  return (
    <ReasonDialog
      isOpen
      isOptional
      onClose={onClose}
      title={t('Dates and facts of {{name}}', { name })}
      verb={t('Save')}
      isPending={save.isPending}
      error={error}
      onSubmit={submit}
    >
      <div className={classes.pair}>
        {day(
          'grade9StartedOn',
          t('Start of grade 9'),
          t('First enrollment; repeating the grade doesn’t change it'),
        )}
        {day('seventhSemesterOn', t('Start of the seventh semester'), t('Blank: from the school’s terms'))}
        {day('eighthSemesterEndsOn', t('End of the eighth semester'), t('Blank: from the school’s terms'))}
        {day('graduationExpectedOn', t('Expected graduation'))}
        {day('graduatedOn', t('Graduated on'))}
        {day('fullTimeCollegeOn', t('Full-time college from'))}
        <NativeSelect
          label={t('Schooling')}
          value={fields.schooling ?? ''}
          data={[
            { value: '', label: t('Not known') },
            ...(['us', 'mixed', 'international'] as const).map((one) => ({
              value: one,
              label: schoolingName(one, t),
            })),
          ]}
          onChange={(event) =>
            set({ schooling: (event.currentTarget.value || null) as Profile['schooling'] })
          }
        />
        <TextInput
          label={t('NCAA ID')}
          inputMode="numeric"
          maxLength={10}
          value={fields.ncaaId ?? ''}
          onChange={(event) => set({ ncaaId: event.currentTarget.value.trim() || null })}
        />
        <TextInput
          label={t('Sport')}
          maxLength={60}
          value={fields.sport ?? ''}
          onChange={(event) => set({ sport: event.currentTarget.value || null })}
        />
        <TextInput
          label={t('Overall GPA for class rank')}
          inputMode="decimal"
          value={fields.overallGpa}
          onChange={(event) => set({ overallGpa: event.currentTarget.value })}
        />
        <TextInput
          label={t('ACT score')}
          inputMode="numeric"
          value={fields.actScore}
          onChange={(event) => set({ actScore: event.currentTarget.value })}
        />
        <TextInput
          label={t('SAT score')}
          inputMode="numeric"
          value={fields.satScore}
          onChange={(event) => set({ satScore: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Upper half of the class')}
          value={fields.isTopHalf === null ? '' : fields.isTopHalf ? 'yes' : 'no'}
          data={[
            { value: '', label: t('Not known') },
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            set({ isTopHalf: value === '' ? null : value === 'yes' });
          }}
        />
      </div>
      <Checkbox.Group
        mt="md"
        label={t('Aims at')}
        value={[...fields.targets]}
        onChange={(targets) => set({ targets: BODIES.filter((one) => targets.includes(one)) })}
      >
        <Group mt="xs">
          {BODIES.map((one) => (
            <Checkbox key={one} value={one} label={bodyName(one, t)} />
          ))}
        </Group>
      </Checkbox.Group>
      <Checkbox
        mt="md"
        label={t('A disability that affects schooling is documented')}
        checked={fields.hasDocumentedDisability}
        onChange={(event) => set({ hasDocumentedDisability: event.currentTarget.checked })}
      />
    </ReasonDialog>
  );
}

type DayField =
  | 'grade9StartedOn'
  | 'seventhSemesterOn'
  | 'eighthSemesterEndsOn'
  | 'graduationExpectedOn'
  | 'graduatedOn'
  | 'fullTimeCollegeOn';
