import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './setup-dialog.module.css';
import { type SetupDraft, typedNumber } from './setup-state.ts';

interface PolicyFieldsProps {
  readonly draft: SetupDraft;
  readonly hasTried: boolean;
  readonly onChange: (part: Partial<SetupDraft>) => void;
}

/** What late work loses and what missing work counts as. */
export function PolicyFields({ draft, hasTried, onChange }: PolicyFieldsProps) {
  const { t } = useTranslation();
  const wrong = (text: string) => (hasTried && typedNumber(text, 100) === null ? true : undefined);
  return (
    <fieldset className={classes.group}>
      <legend>{t('Late and missing work')}</legend>
      <div className={classes.fields}>
        <NativeSelect
          className={classes.wide}
          label={t('Late work')}
          value={draft.late}
          onChange={(event) => onChange({ late: event.currentTarget.value as SetupDraft['late'] })}
        >
          <option value="school">{t("Use the school's rule")}</option>
          <option value="none">{t('No penalty')}</option>
          <option value="percent_per_day">{t('Loses a percentage each day')}</option>
          <option value="cap">{t('Earns a percentage at most')}</option>
        </NativeSelect>
        {(draft.late === 'percent_per_day' || draft.late === 'cap') && (
          <TextInput
            label={draft.late === 'cap' ? t('At most, in %') : t('Per day, in %')}
            inputMode="decimal"
            value={draft.latePercent}
            error={wrong(draft.latePercent)}
            onChange={(event) => onChange({ latePercent: event.currentTarget.value })}
          />
        )}
        {draft.late === 'percent_per_day' && (
          <TextInput
            label={t('At most in total, in %')}
            inputMode="decimal"
            value={draft.lateMost}
            error={wrong(draft.lateMost)}
            onChange={(event) => onChange({ lateMost: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          className={classes.wide}
          label={t('Missing work, in the total so far')}
          value={draft.missing}
          onChange={(event) => onChange({ missing: event.currentTarget.value as SetupDraft['missing'] })}
        >
          <option value="school">{t("Use the school's rule")}</option>
          <option value="not_counted">{t('Is not counted')}</option>
          <option value="zero">{t('Counts as zero')}</option>
          <option value="percent">{t('Counts as a percentage')}</option>
        </NativeSelect>
        {draft.missing === 'percent' && (
          <TextInput
            label={t('Of its points, in %')}
            inputMode="decimal"
            value={draft.missingPercent}
            error={wrong(draft.missingPercent)}
            onChange={(event) => onChange({ missingPercent: event.currentTarget.value })}
          />
        )}
      </div>
      <p className={classes.note}>
        {t('A new late work rule applies to grades given from now on; existing grades keep theirs.')}
      </p>
    </fieldset>
  );
}
