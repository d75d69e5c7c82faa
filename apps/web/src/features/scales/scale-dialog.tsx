import {
  inOrder,
  isReadLetter,
  MOST_STEPS,
  STANDARD_STEPS,
  scaleProblem,
} from '@fieldhouse/domain/grading/grading-scale.ts';
import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ScalePreview } from './scale-preview.tsx';
import { problemWords, refusalWords } from './scale-words.ts';
import classes from './scales.module.css';
import type { ScalePeriod, Scales, Steps } from './scales-queries.ts';
import { useSaveScale } from './use-save-scale.ts';

/** A row as it is typed. */
interface Typed {
  readonly key: number;
  readonly letter: string;
  readonly from: string;
  readonly points: string;
  readonly isPassing: boolean;
}

interface ScaleDialogProps {
  readonly scales: Scales;
  /** The one that is replaced; null: a scale of another day. */
  readonly period: ScalePeriod | null;
  readonly onClose: () => void;
}

/** Choices of the first day that are no date. */
const BEGAN = 'began';
const OTHER = 'other';

/** A scale with its first day, what it would change, and why it is entered. */
export function ScaleDialog({ scales, period, onClose }: ScaleDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: calendar } = useQuery(api.schools.calendar.queryOptions({ input: {} }));
  const current = period ?? scales.periods.find((one) => one.outsideSchool === null && one.isInForce);
  const [rows, setRows] = useState(() => typedRows(current?.steps ?? [...STANDARD_STEPS]));
  const [school, setSchool] = useState(period?.outsideSchool ?? '');
  const [start, setStart] = useState(() => (period ? (period.fromOn ?? BEGAN) : OTHER));
  const [day, setDay] = useState('');
  const save = useSaveScale(onClose);
  const set = (key: number, change: Partial<Typed>) => {
    save.reset();
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...change } : row)));
  };
  const read = stepsOf(rows);
  const problem = read && scaleProblem(read);
  const steps = problem ? null : read;
  const effectiveOn = start === BEGAN ? null : start === OTHER ? day || undefined : start;
  const unread = steps?.filter(({ letter, isPassing }) => isPassing && !isReadLetter(letter)) ?? [];
  const years = (calendar?.years ?? []).filter(({ startsOn }) => startsOn !== period?.fromOn);
  const [isTried, setTried] = useState(false);
  const submit = (reason: string) => {
    setTried(true);
    if (!steps || effectiveOn === undefined) return;
    save.mutate({
      ...{ schoolId: scales.schoolId, baseNumber: scales.number, outsideSchool: school.trim() || null },
      ...{ effectiveOn, steps, reason },
    });
  };
  const tried = isTried && (read === null ? t('Each row needs a letter, a percent and points.') : null);
  const error =
    tried ||
    (isTried && effectiveOn === undefined && t('Enter the first day.')) ||
    (save.error && refusalWords(save.error, t));
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={period ? t('Change a scale') : t('Enter a scale')}
      description={t(
        'It applies until the day before the next one begins. Posted grades keep their letters.',
      )}
      verb={t('Save')}
      isPending={save.isPending}
      error={error || null}
      onSubmit={submit}
    >
      <div className={classes.fields}>
        <div className={classes.pair}>
          {period === null && (
            <TextInput
              label={t('School')}
              description={t('Blank: this school. For another school, use its name as records show it.')}
              maxLength={200}
              value={school}
              list="scale-schools"
              onChange={(event) => setSchool(event.currentTarget.value)}
            />
          )}
          {period === null && (
            <NativeSelect
              label={t('In effect from')}
              value={start}
              data={[
                ...years.map(({ label, startsOn }) => ({
                  value: startsOn,
                  label: t('{{year}}, from {{date}}', { year: label, date: format.calendarDate(startsOn) }),
                })),
                { value: OTHER, label: t('Another day') },
                { value: BEGAN, label: t('Since the school began') },
              ]}
              onChange={(event) => setStart(event.currentTarget.value)}
            />
          )}
          {period === null && start === OTHER && (
            <TextInput
              type="date"
              label={t('First day')}
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          )}
        </div>
        <datalist id="scale-schools">
          {scales.outsideSchools.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <fieldset className={classes.rows} aria-label={t('Letters')}>
          <div className={`${classes.row} ${classes.labels}`} aria-hidden>
            <span>{t('Letter grade')}</span>
            <span>{t('From %')}</span>
            <span>{t('Points')}</span>
            <span>{t('Passes')}</span>
          </div>
          {rows.map((row, at) => {
            const name = row.letter || t('Row {{number}}', { number: at + 1 });
            return (
              <div key={row.key} className={classes.row}>
                <TextInput
                  aria-label={t('Letter in row {{number}}', { number: at + 1 })}
                  maxLength={4}
                  value={row.letter}
                  onChange={(event) => set(row.key, { letter: event.currentTarget.value })}
                />
                <TextInput
                  aria-label={t('{{letter}} from percent', { letter: name })}
                  inputMode="decimal"
                  maxLength={6}
                  value={row.from}
                  onChange={(event) => set(row.key, { from: event.currentTarget.value })}
                />
                <TextInput
                  aria-label={t('Points for {{letter}}', { letter: name })}
                  inputMode="decimal"
                  maxLength={5}
                  value={row.points}
                  onChange={(event) => set(row.key, { points: event.currentTarget.value })}
                />
                <Checkbox
                  aria-label={t('{{letter}} passes', { letter: name })}
                  checked={row.isPassing}
                  onChange={(event) => set(row.key, { isPassing: event.currentTarget.checked })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('Remove {{letter}}', { letter: name })}
                  onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </div>
            );
          })}
        </fieldset>
        {rows.length < MOST_STEPS && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconPlus size={16} />}
            onClick={() => setRows((before) => [...before, emptyRow(before)])}
          >
            {t('Add a letter')}
          </Button>
        )}
        {problem && <Notice tone="warning">{problemWords(problem, t)}</Notice>}
        {unread.length > 0 && (
          <Notice tone="warning">
            {t(
              'Eligibility reads the letters A, B, C, D and F, with or without plus or minus. It can’t read {{letters}}.',
              {
                letters: format.list(unread.map(({ letter }) => letter)),
              },
            )}
          </Notice>
        )}
        {steps && effectiveOn !== undefined && !school.trim() && (
          <ScalePreview effectiveOn={effectiveOn} steps={steps} />
        )}
      </div>
    </ReasonDialog>
  );
}

const typedRows = (steps: Steps): Typed[] =>
  steps.map(({ letter, fromPercent, points, isPassing }, key) => ({
    ...{ key, letter, isPassing },
    from: String(fromPercent),
    points: String(points),
  }));

const emptyRow = (rows: readonly Typed[]): Typed => ({
  key: Math.max(-1, ...rows.map(({ key }) => key)) + 1,
  ...{ letter: '', from: '', points: '', isPassing: true },
});

/** Null: some row isn't finished. */
function stepsOf(rows: readonly Typed[]): Steps | null {
  const steps = rows.flatMap(({ letter, from, points, isPassing }) => {
    const [fromPercent, worth] = [numberIn(from, 100, 2), numberIn(points, 6, 3)];
    const isLetter = /^[A-Za-z][A-Za-z0-9]{0,2}[+-]?$/.test(letter.trim());
    return isLetter && fromPercent !== null && worth !== null
      ? { letter: letter.trim(), fromPercent, points: worth, isPassing }
      : [];
  });
  return steps.length === rows.length ? inOrder(steps) : null;
}

/** A number that is typed with a point or a comma; null: it is none, or too large. */
function numberIn(text: string, most: number, decimals: number): number | null {
  const plain = text.trim().replace(',', '.');
  if (!new RegExp(`^\\d{1,3}(\\.\\d{1,${decimals}})?$`).test(plain)) return null;
  const value = Number(plain);
  return value <= most ? value : null;
}
