import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { evaluate } from '@fieldhouse/domain/eligibility/evaluate.ts';
import { neededOverallGpa } from '@fieldhouse/domain/eligibility/naia.ts';
import { naiaOutlookOf } from '@fieldhouse/domain/eligibility/outlook.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import type { NaiaRules } from '@fieldhouse/domain/eligibility/rule-set.ts';
import {
  type Scenario,
  type SupposedOverall,
  supposedRecord,
} from '@fieldhouse/domain/eligibility/what-if.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { outlookSentence } from './eligibility-words.ts';
import classes from './what-if.module.css';

interface NaiaWhatIfProps {
  readonly record: EligibilityRecord;
  readonly scenario: Scenario;
  readonly rules: NaiaRules;
  readonly asOf: CalendarDate;
  readonly onOverall: (overall: SupposedOverall | null) => void;
}

/** The measures as they are entered. */
const realOverall = ({ overall }: EligibilityRecord): SupposedOverall => ({
  gpa: overall?.gpa == null ? null : Number(overall.gpa),
  act: overall?.act ?? null,
  sat: overall?.sat ?? null,
  isTopHalf: overall?.isTopHalf ?? null,
});

/** The NAIA looks at the overall GPA, a test and the place in the class: what they lead to, and what is enough. */
export function NaiaWhatIf({ record, scenario, rules, asOf, onOverall }: NaiaWhatIfProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const supposed = supposedRecord(record, scenario, asOf);
  const outlook = naiaOutlookOf(supposed, asOf, evaluate(supposed, rules, asOf));
  const needed = neededOverallGpa(supposed.overall, rules);
  const real = realOverall(record);
  const now = scenario.overall ?? real;
  const set = (part: Partial<SupposedOverall>) => {
    const { gpa, act, sat, isTopHalf } = { ...now, ...part };
    const next = { gpa, act, sat, isTopHalf };
    const isReal =
      next.gpa === real.gpa && act === real.act && sat === real.sat && isTopHalf === real.isTopHalf;
    onOverall(isReal ? null : next);
  };
  return (
    <>
      <div className={classes.outcome} aria-live="polite">
        <p className={classes.word}>
          <Badge tone={OUTLOOK_TONES[outlook]}>{outlookName(outlook, t)}</Badge>
          <span>{outlookSentence(outlook, t)}</span>
        </p>
        <p className={classes.label}>
          {needed === null
            ? t('A test and the upper half of the class are enough, whatever the GPA.')
            : t('With these, an overall GPA of {{gpa}} is enough.', {
                gpa: format.number(Number(needed), 3),
              })}
        </p>
        <p className={classes.label}>{t('Unofficial projection. The Eligibility Center decides.')}</p>
      </div>
      <section>
        <h3 className={classes.heading}>{t('What the NAIA looks at')}</h3>
        <div className={classes.overall}>
          <Figure
            label={t('Overall GPA')}
            value={now.gpa}
            most={6}
            decimals={3}
            onValue={(gpa) => set({ gpa })}
          />
          <Figure label={t('ACT')} value={now.act} most={36} decimals={0} onValue={(act) => set({ act })} />
          <Figure label={t('SAT')} value={now.sat} most={1600} decimals={0} onValue={(sat) => set({ sat })} />
          <NativeSelect
            label={t('Place in the class')}
            value={now.isTopHalf === null ? '' : now.isTopHalf ? 'upper' : 'lower'}
            data={[
              { value: '', label: t('Not known') },
              { value: 'upper', label: t('Upper half') },
              { value: 'lower', label: t('Lower half') },
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              set({ isTopHalf: value === '' ? null : value === 'upper' });
            }}
          />
        </div>
      </section>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | null;
  readonly most: number;
  readonly decimals: number;
  readonly onValue: (value: number | null) => void;
}

/** A number while it is typed; what is none says so and supposes nothing. */
function Figure({ label, value, most, decimals, onValue }: FigureProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? '' : String(value));
  const read = (typing: string): number | null | undefined => {
    const plain = typing.trim().replace(',', '.');
    if (plain === '') return null;
    if (!/^\d{1,4}(\.\d{1,6})?$/.test(plain)) return undefined;
    const scale = 10 ** decimals;
    const number = Math.round(Number(plain) * scale) / scale;
    return number >= (decimals === 0 ? 1 : 0) && number <= most ? number : undefined;
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      maxLength={6}
      value={text}
      error={read(text) === undefined ? t('Enter a number up to {{most}}, or nothing.', { most }) : undefined}
      onChange={(event) => {
        const typing = event.currentTarget.value;
        setTyped(typing);
        const number = read(typing);
        if (number !== undefined) onValue(number);
      }}
      onBlur={() => {
        if (read(text) !== undefined) setTyped(null);
      }}
    />
  );
}
