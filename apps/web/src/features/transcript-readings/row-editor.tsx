import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import { outcomeOfGrade } from '@fieldhouse/domain/credits/outside-credit.ts';
import { Button, Checkbox, Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AREAS, areaName } from '#shared/courses/area-words.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Entry, Reading } from './reading-queries.ts';
import { CREDIT_KINDS, kindName, MOST } from './reading-words.ts';
import classes from './readings.module.css';
import type { ReviewEntry } from './use-review.ts';

interface RowEditorProps {
  readonly entry: ReviewEntry;
  /** What the school's NCAA list says of the title; null: nothing. */
  readonly listed: Reading['listed'][number] | null;
  readonly isForRecord: boolean;
  readonly onChange: (changes: Partial<ReviewEntry>) => void;
}

/** The fields of one row. What is changed stands beside what is printed, and never in its place. */
export function RowEditor({ entry, listed, isForRecord, onChange }: RowEditorProps) {
  const { t } = useTranslation();
  const isOpen =
    entry.percent === null && entry.gradeRaw.trim() !== '' && outcomeOfGrade(entry.gradeRaw) === null;
  return (
    <div className={classes.editor}>
      <Checkbox
        label={t('Use this row as credit')}
        checked={entry.isTaken}
        onChange={(event) => onChange({ isTaken: event.currentTarget.checked })}
      />
      {entry.isTaken && (
        <>
          {listed && (
            <Suggestion
              entry={entry}
              listed={listed}
              onTake={() =>
                onChange({
                  ncaaArea: listed.area,
                  ...(isForRecord
                    ? { isCore: listed.isOfIssuer && listed.listedTitle === listed.title }
                    : {}),
                })
              }
            />
          )}
          <TextInput
            label={t('Course')}
            maxLength={300}
            value={entry.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <div className={classes.pair}>
            <TextInput
              label={t('Grade')}
              maxLength={50}
              value={entry.gradeRaw}
              onChange={(event) => onChange({ gradeRaw: event.currentTarget.value })}
            />
            <NumberField
              label={t('Percent')}
              description={t('Blank: not in the GPA')}
              value={entry.percent}
              typed={entry.typed?.percent}
              most={MOST.percent}
              digits={2}
              onChange={(percent, typed) => onChange({ percent, typed: { ...entry.typed, percent: typed } })}
            />
            <NumberField
              label={t('Credits')}
              value={entry.credits}
              typed={entry.typed?.credits}
              most={MOST.credits}
              digits={3}
              onChange={(credits, typed) => onChange({ credits, typed: { ...entry.typed, credits: typed } })}
            />
            <TextInput
              label={t('Year or term')}
              maxLength={100}
              value={entry.termLabel}
              onChange={(event) => onChange({ termLabel: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t('Completed on')}
              value={entry.completedOn ?? ''}
              onChange={(event) => onChange({ completedOn: (event.currentTarget.value || null) as never })}
            />
            <NativeSelect
              label={t('Kind')}
              value={entry.kind}
              data={CREDIT_KINDS.map((kind) => ({ value: kind, label: kindName(kind, t) }))}
              onChange={(event) => onChange({ kind: event.currentTarget.value as Entry['kind'] })}
            />
            <NativeSelect
              label={t('NCAA area')}
              value={entry.ncaaArea ?? ''}
              data={[
                { value: '', label: t('None') },
                ...AREAS.map((area) => ({ value: area, label: areaName(area, t) })),
              ]}
              onChange={(event) =>
                onChange({ ncaaArea: (event.currentTarget.value || null) as NcaaArea | null })
              }
            />
          </div>
          {isOpen && (
            <Radio.Group
              label={t('Was the course passed?')}
              description={t('The grade doesn’t show it. Only a passed course earns its credits.')}
              value={entry.isPassed === null ? null : entry.isPassed ? 'yes' : 'no'}
              onChange={(value) => onChange({ isPassed: value === 'yes' })}
            >
              <Group mt="xs">
                <Radio value="yes" label={t('Yes, passed')} />
                <Radio value="no" label={t('No, not passed')} />
              </Group>
            </Radio.Group>
          )}
          {isForRecord && (
            <Radio.Group
              label={t('Does the NCAA list this title for that school?')}
              description={t('Only then does it count as a core course.')}
              value={entry.isCore === null ? null : entry.isCore ? 'yes' : 'no'}
              onChange={(value) => onChange({ isCore: value === 'yes' })}
            >
              <Group mt="xs">
                <Radio value="yes" label={t('Yes, it is listed')} />
                <Radio value="no" label={t('No, it is not')} />
              </Group>
            </Radio.Group>
          )}
        </>
      )}
    </div>
  );
}

interface SuggestionProps {
  readonly entry: Entry;
  readonly listed: Reading['listed'][number];
  readonly onTake: () => void;
}

function Suggestion({ entry, listed, onTake }: SuggestionProps) {
  const { t } = useTranslation();
  const area = areaName(listed.area, t);
  const words = listed.isOfIssuer
    ? listed.listedTitle === listed.title
      ? t('That school’s list has this title: {{area}}.', { area })
      : t('That school’s list has “{{title}}”: {{area}}. It isn’t the same title.', {
          title: listed.listedTitle,
          area,
        })
    : t('Your school’s list has “{{title}}” in {{area}}. It says nothing about that school’s course.', {
        title: listed.listedTitle,
        area,
      });
  return (
    <Notice>
      {words}{' '}
      {entry.ncaaArea !== listed.area && (
        <Button variant="subtle" size="compact-sm" onClick={onTake}>
          {t('Use {{area}}', { area })}
        </Button>
      )}
    </Notice>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: number | null;
  /** What stands in it where that is no such number. */
  readonly typed: string | undefined;
  readonly most: number;
  /** Decimals that are kept. */
  readonly digits: number;
  readonly onChange: (value: number | null, typed: string | undefined) => void;
}

/** A number that may be blank. What is no number stays as it was typed, and stands in the way of the row. */
function NumberField({ label, description, value, typed, most, digits, onChange }: NumberFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(typed ?? (value === null ? '' : String(value)));
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="decimal"
      maxLength={20}
      value={text}
      error={typed === undefined ? undefined : t('A number up to {{most}}.', { most })}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        const number = numberIn(next);
        const unit = 10 ** digits;
        if (next.trim() === '') onChange(null, undefined);
        else if (number === null || number > most) onChange(null, next);
        else onChange(Math.round(number * unit) / unit, undefined);
      }}
    />
  );
}

const numberIn = (text: string): number | null => {
  const plain = text.trim().replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
};
