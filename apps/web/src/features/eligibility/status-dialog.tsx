import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './registry.module.css';
import { type Registry, registryQuery } from './registry-queries.ts';
import { ACCOUNT_STATUSES, accountName } from './status-words.ts';

type Status = Registry['statuses'][number];

const today = () => new Date().toLocaleDateString('en-CA');

/** How a school's account stands from a day on. What was entered before stays. */
export function StatusDialog({ registry, onClose }: { registry: Registry; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const now = registry.statuses.find((one) => one.outsideSchool === null && one.isInForce);
  const [fields, setFields] = useState({
    outsideSchool: '',
    effectiveOn: today(),
    accountStatus: now?.accountStatus ?? ('cleared' as Status['accountStatus']),
    ceebCode: now?.ceebCode ?? '',
    lowestPass: now?.lowestPass ?? ('' as NonNullable<Status['lowestPass']> | ''),
    areWeightsReported: now?.areWeightsReported ?? false,
    areWeightsInGpa: now?.areWeightsInGpa ?? false,
    offersLabScience: now?.offersLabScience ?? null,
    unitsPerTerm: now?.unitsPerTerm === null || !now ? '' : String(now.unitsPerTerm),
    isCalendarNontraditional: now?.isCalendarNontraditional ?? false,
    source: now?.source ?? t('NCAA High School Portal'),
    checkedOn: today(),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const set = (change: Partial<typeof fields>) => {
    setProblem(null);
    setFields((before) => ({ ...before, ...change }));
  };
  const save = useMutation(
    api.eligibility.saveStatus.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: registryQuery().queryKey });
        onClose();
        void toast({ title: t('Saved'), message: t('Ledgers update within seconds.') });
      },
    }),
  );
  const submit = (reason: string) => {
    if (!fields.effectiveOn || !fields.checkedOn) return setProblem(t('Enter both days.'));
    if (!fields.source.trim()) return setProblem(t('Say where it was read.'));
    if (fields.ceebCode && !/^\d{6}$/.test(fields.ceebCode))
      return setProblem(t('The CEEB code has six digits.'));
    const typed = fields.unitsPerTerm.trim().replace(',', '.');
    const unitsPerTerm = typed === '' ? null : Number(typed);
    if (unitsPerTerm !== null && !(unitsPerTerm >= 0.01 && unitsPerTerm <= 1))
      return setProblem(t('Units per term: a number above 0, up to 1.'));
    save.mutate({
      ...fields,
      unitsPerTerm: unitsPerTerm === null ? null : Math.round(unitsPerTerm * 100) / 100,
      schoolId: registry.schoolId,
      outsideSchool: fields.outsideSchool.trim() || null,
      ceebCode: fields.ceebCode || null,
      lowestPass: fields.lowestPass || null,
      source: fields.source.trim(),
      reason: reason || null,
    });
  };
  const error =
    problem ??
    (codeOf(save.error) === 'REASON_REQUIRED'
      ? t('Something was entered before: say why you’re changing it.')
      : save.error && errorText(save.error, t));
  return (
    <ReasonDialog
      isOpen
      isOptional
      onClose={onClose}
      title={t('Account with the Eligibility Center')}
      verb={t('Save')}
      isPending={save.isPending}
      error={error}
      onSubmit={submit}
    >
      <div className={classes.pair}>
        <TextInput
          label={t('School')}
          description={t('Blank: this school. For another school, use its name as records show it.')}
          maxLength={200}
          value={fields.outsideSchool}
          onChange={(event) => set({ outsideSchool: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('Account status')}
          value={fields.accountStatus}
          data={ACCOUNT_STATUSES.map((one) => ({ value: one, label: accountName(one, t) }))}
          onChange={(event) => set({ accountStatus: event.currentTarget.value as Status['accountStatus'] })}
        />
        <TextInput
          type="date"
          label={t('In force since')}
          value={fields.effectiveOn}
          onChange={(event) => set({ effectiveOn: event.currentTarget.value })}
        />
        <TextInput
          label={t('CEEB code')}
          inputMode="numeric"
          maxLength={6}
          value={fields.ceebCode}
          onChange={(event) => set({ ceebCode: event.currentTarget.value.trim() })}
        />
        <NativeSelect
          label={t('Lowest passing grade')}
          value={fields.lowestPass}
          data={[{ value: '', label: t('Not stated') }, 'D', 'C', 'B', 'A']}
          onChange={(event) => set({ lowestPass: event.currentTarget.value as typeof fields.lowestPass })}
        />
        <NativeSelect
          label={t('Offers lab science')}
          value={fields.offersLabScience === null ? '' : fields.offersLabScience ? 'yes' : 'no'}
          data={[
            { value: '', label: t('Not stated') },
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            set({ offersLabScience: value === '' ? null : value === 'yes' });
          }}
        />
        <TextInput
          label={t('Units per term')}
          description={t(
            'Of a course of one term: 0.5 for a semester, 0.34 for a trimester, 0.25 for a quarter.',
          )}
          inputMode="decimal"
          maxLength={4}
          value={fields.unitsPerTerm}
          onChange={(event) => set({ unitsPerTerm: event.currentTarget.value })}
        />
        <TextInput
          label={t('Source')}
          maxLength={200}
          value={fields.source}
          onChange={(event) => set({ source: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('Checked on')}
          value={fields.checkedOn}
          onChange={(event) => set({ checkedOn: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        mt="md"
        label={t('Weights are filed with the Eligibility Center')}
        checked={fields.areWeightsReported}
        onChange={(event) => set({ areWeightsReported: event.currentTarget.checked })}
      />
      <Checkbox
        mt="sm"
        label={t('Weights are part of the school’s GPA, not only of class rank')}
        checked={fields.areWeightsInGpa}
        onChange={(event) => set({ areWeightsInGpa: event.currentTarget.checked })}
      />
      <Checkbox
        mt="sm"
        label={t('The school’s calendar is nontraditional: no common semesters')}
        checked={fields.isCalendarNontraditional}
        onChange={(event) => set({ isCalendarNontraditional: event.currentTarget.checked })}
      />
    </ReasonDialog>
  );
}
