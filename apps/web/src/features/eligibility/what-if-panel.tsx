import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { evaluate } from '@fieldhouse/domain/eligibility/evaluate.ts';
import { shownCoreGpa } from '@fieldhouse/domain/eligibility/ledger.ts';
import { outlookOf } from '@fieldhouse/domain/eligibility/outlook.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { type DivisionRules, ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import {
  isSupposed,
  NOTHING_SUPPOSED,
  neededGrades,
  type Scenario,
  SUPPOSED_GRADES,
  type SupposedGrade,
  supposedRecord,
} from '@fieldhouse/domain/eligibility/what-if.ts';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowRight, IconPlus, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { AREAS, areaName } from '#shared/courses/area-words.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { Ledger, LedgerRow } from './eligibility-queries.ts';
import { outlookSentence } from './eligibility-words.ts';
import classes from './what-if.module.css';

const DIVISIONS = ['DI', 'DII'] as const;
type Division = (typeof DIVISIONS)[number];

/** Other grades and courses, reckoned with the same rules. Nothing of it changes the record. */
export default function WhatIfPanel({ ledger, onClose }: { ledger: Ledger; onClose: () => void }) {
  const { t } = useTranslation();
  const [division, setDivision] = useState<Division>('DI');
  const [scenario, setScenario] = useState<Scenario>(NOTHING_SUPPOSED);
  const [isOutOfReach, setOutOfReach] = useState(false);
  // Dates come as texts over the wire; the server has read them as dates.
  const record = ledger.record as EligibilityRecord;
  const asOf = ledger.asOf as CalendarDate;
  const rules = useMemo(
    () =>
      ruleSetsOn(RULE_SETS, asOf).find(
        (set): set is DivisionRules => set.kind === 'division' && set.body === division,
      ),
    [asOf, division],
  );
  const change = (next: Partial<Scenario>) => {
    setOutOfReach(false);
    setScenario((before) => ({ ...before, ...next }));
  };
  const solve = () => {
    if (!rules) return;
    const needed = neededGrades(supposedRecord(record, { ...scenario, grades: {} }, asOf), rules, asOf);
    setOutOfReach(needed === null);
    if (needed)
      setScenario((before) => ({
        ...before,
        // What is added has its own field.
        grades: Object.fromEntries(
          [...needed].filter(([id]) => ledger.rows.some(({ rowId }) => rowId === id)),
        ),
      }));
  };
  const running = ledger.rows.filter(({ state }) => state === 'running');
  const posted = ledger.rows.filter(({ state, listing }) => state === 'final' && listing === 'listed');
  return (
    <Dialog
      isOpen
      side
      onClose={onClose}
      title={t('What if')}
      description={t('Nothing here changes your record.')}
    >
      <div className={classes.panel}>
        <Chips
          label={t('Division')}
          value={division}
          chips={DIVISIONS.map((one) => ({ value: one, label: bodyName(one, t) }))}
          onChange={setDivision}
        />
        {rules && <Outcome record={record} scenario={scenario} rules={rules} asOf={asOf} />}
        {isOutOfReach && (
          <Notice tone="warning">
            {t('Not even the best grades in these courses are enough by themselves.')}
          </Notice>
        )}
        {running.length > 0 && (
          <section>
            <h3 className={classes.heading}>{t('In progress')}</h3>
            {running.map((row) => (
              <GradeChoice
                key={row.rowId}
                row={row}
                value={scenario.grades[row.rowId] ?? null}
                isDropped={scenario.dropped.includes(row.rowId)}
                onGrade={(grade) => change({ grades: withGrade(scenario.grades, row.rowId, grade) })}
                onDrop={(isDropped) =>
                  change({
                    dropped: isDropped
                      ? [...scenario.dropped, row.rowId]
                      : scenario.dropped.filter((id) => id !== row.rowId),
                  })
                }
              />
            ))}
          </section>
        )}
        {posted.length > 0 && (
          <section>
            <h3 className={classes.heading}>{t('Courses to take again')}</h3>
            {posted.map((row) => (
              <GradeChoice
                key={row.rowId}
                row={row}
                value={scenario.retaken[row.rowId] ?? null}
                onGrade={(grade) => change({ retaken: withGrade(scenario.retaken, row.rowId, grade) })}
              />
            ))}
          </section>
        )}
        <Added scenario={scenario} onChange={(added) => change({ added })} />
      </div>
      <DialogActions>
        <Button
          variant="default"
          disabled={!isSupposed(scenario)}
          onClick={() => {
            setOutOfReach(false);
            setScenario(NOTHING_SUPPOSED);
          }}
        >
          {t('Back to the record')}
        </Button>
        <Button disabled={running.length === 0} onClick={solve}>
          {t('What do I need?')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Grades = Scenario['grades'];

/** The grades with another one; null: as it is. */
const withGrade = (grades: Grades, id: string, grade: SupposedGrade | null): Grades => {
  const { [id]: _, ...rest } = grades;
  return grade === null ? rest : { ...rest, [id]: grade };
};

interface OutcomeProps {
  readonly record: EligibilityRecord;
  readonly scenario: Scenario;
  readonly rules: DivisionRules;
  readonly asOf: CalendarDate;
}

/** The GPA and the outlook before and after. */
function Outcome({ record, scenario, rules, asOf }: OutcomeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [before, after] = useMemo(
    () =>
      [record, supposedRecord(record, scenario, asOf)].map((one) => {
        const projected = evaluate(one, rules, asOf, 'projected');
        const outlook = outlookOf(one, rules, asOf, evaluate(one, rules, asOf), projected);
        return { outlook, gpa: projected.soFar && shownCoreGpa(projected.soFar.gpa, rules.qualifierGpa) };
      }),
    [record, scenario, rules, asOf],
  );
  if (!before || !after) return null;
  const text = (gpa: number | null) => (gpa === null ? '–' : format.number(gpa, 3));
  const step = before.gpa !== null && after.gpa !== null ? after.gpa - before.gpa : 0;
  return (
    <div className={classes.outcome} aria-live="polite">
      <p className={classes.label}>{t('Projected core GPA')}</p>
      <p className={classes.figures}>
        <span>{text(before.gpa)}</span>
        <IconArrowRight size={20} aria-label={t('becomes')} />
        <strong>{text(after.gpa)}</strong>
        {Math.abs(step) >= 0.0005 && (
          <Badge tone={step > 0 ? 'success' : 'warning'}>
            {`${step > 0 ? '+' : '−'}${format.number(Math.abs(step), 3)}`}
          </Badge>
        )}
      </p>
      <p className={classes.label}>
        {t('needs {{gpa}}', { gpa: format.number(Number(rules.qualifierGpa), 3) })}
      </p>
      <p className={classes.word}>
        <Badge tone={OUTLOOK_TONES[after.outlook]}>{outlookName(after.outlook, t)}</Badge>
        <span>{outlookSentence(after.outlook, t)}</span>
      </p>
    </div>
  );
}

interface GradeChoiceProps {
  readonly row: LedgerRow;
  readonly value: SupposedGrade | null;
  readonly onGrade: (grade: SupposedGrade | null) => void;
  readonly isDropped?: boolean;
  readonly onDrop?: (isDropped: boolean) => void;
}

/** A course with the grades that may be supposed; pressed once more, one is taken back. */
function GradeChoice({ row, value, onGrade, isDropped = false, onDrop }: GradeChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.course} data-changed={value !== null || isDropped || undefined}>
      <legend>
        {row.title} <span>{t('{{count}} units', { count: row.units })}</span>
      </legend>
      <div className={classes.grades}>
        {SUPPOSED_GRADES.map((grade) => (
          <button
            key={grade}
            type="button"
            aria-pressed={value === grade}
            data-now={row.grade?.startsWith(grade) || undefined}
            disabled={isDropped}
            onClick={() => onGrade(value === grade ? null : grade)}
          >
            {grade}
          </button>
        ))}
        {onDrop && (
          <button type="button" aria-pressed={isDropped} onClick={() => onDrop(!isDropped)}>
            {t('Leave out')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const UNITS = ['1', '0.5'];
/** More than a plan holds; each one makes the search longer. */
const MOST_ADDED = 12;

/** Courses that might be taken as well. */
function Added({ scenario, onChange }: { scenario: Scenario; onChange: (added: Scenario['added']) => void }) {
  const { t } = useTranslation();
  const { added } = scenario;
  const set = (index: number, part: Partial<Scenario['added'][number]>) =>
    onChange(added.map((one, place) => (place === index ? { ...one, ...part } : one)));
  return (
    <section>
      <h3 className={classes.heading}>{t('Other courses')}</h3>
      {added.map((course, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone
        <div key={index} className={classes.added}>
          <NativeSelect
            aria-label={t('Area')}
            value={course.area}
            data={AREAS.map((area) => ({ value: area, label: areaName(area, t) }))}
            onChange={(event) => {
              const area = AREAS.find((one) => one === event.currentTarget.value);
              if (area) set(index, { area });
            }}
          />
          <NativeSelect
            aria-label={t('Units')}
            value={String(course.units)}
            data={UNITS}
            onChange={(event) => set(index, { units: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            aria-label={t('Grade')}
            value={course.grade}
            data={[...SUPPOSED_GRADES]}
            onChange={(event) => {
              const grade = SUPPOSED_GRADES.find((one) => one === event.currentTarget.value);
              if (grade) set(index, { grade });
            }}
          />
          <NativeSelect
            aria-label={t('When')}
            value={course.when}
            data={[
              { value: 'before_lock', label: t('Before the seventh semester') },
              { value: 'later', label: t('After that') },
            ]}
            onChange={(event) =>
              set(index, { when: event.currentTarget.value === 'later' ? 'later' : 'before_lock' })
            }
          />
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('Remove')}
            onClick={() => onChange(added.filter((_, place) => place !== index))}
          >
            <IconX size={16} />
          </Button>
        </div>
      ))}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} />}
        disabled={added.length >= MOST_ADDED}
        onClick={() => onChange([...added, { area: 'english', units: 1, grade: 'B', when: 'before_lock' }])}
      >
        {t('Add a course')}
      </Button>
    </section>
  );
}
