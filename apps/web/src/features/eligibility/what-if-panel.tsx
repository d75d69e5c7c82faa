import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { type NeededGrades, neededUnder } from '@fieldhouse/domain/eligibility/needed-grades.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { type DivisionRules, type NaiaRules, ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { type NoLonger, whatApplies } from '@fieldhouse/domain/eligibility/what-applies.ts';
import {
  isSupposed,
  type Scenario,
  SUPPOSED_TIMES,
  type SupposedGrade,
} from '@fieldhouse/domain/eligibility/what-if.ts';
import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { Ledger, SavedScenario } from './eligibility-queries.ts';
import { NaiaWhatIf } from './naia-what-if.tsx';
import { SaveScenario } from './save-scenario.tsx';
import { noLongerLine, titlesOf } from './scenario-words.ts';
import classes from './what-if.module.css';
import { Added, GradeChoice, NEW_COURSE } from './what-if-courses.tsx';
import { BODIES, draftFrom, isSameDraft, readDraft, type WhatIfDraft } from './what-if-draft.ts';
import { Outcome } from './what-if-outcome.tsx';

interface WhatIfPanelProps {
  readonly ledger: Ledger;
  /** A saved one that is opened; null: a new one. */
  readonly saved: SavedScenario | null;
  readonly onClose: () => void;
}

/**
 * Other grades and courses, reckoned with the same rules. Nothing of it changes the record. What is typed stays on this device
 * until it is saved or put back.
 */
export default function WhatIfPanel({ ledger, saved, onClose }: WhatIfPanelProps) {
  const { t } = useTranslation();
  const start = draftFrom(saved);
  const kept = useKeptValue<WhatIfDraft>(
    `what-if/${ledger.student.studentId}/${saved?.scenarioId ?? 'new'}`,
    start,
    readDraft,
  );
  const draft = kept.value;
  const [solved, setSolved] = useState<NeededGrades['goal'] | 'nothing' | null>(null);
  // Dates come as texts over the wire; the server has read them as dates.
  const record = ledger.record as EligibilityRecord;
  const asOf = ledger.asOf as CalendarDate;
  const rules = useMemo(
    () =>
      ruleSetsOn(RULE_SETS, asOf).find(
        (set): set is DivisionRules => set.kind === 'division' && set.body === draft.division,
      ),
    [asOf, draft.division],
  );
  const naia = useMemo(
    () => ruleSetsOn(RULE_SETS, asOf).find((set): set is NaiaRules => set.kind === 'naia'),
    [asOf],
  );
  const isNaia = draft.division === 'NAIA';
  const { scenario, noLonger } = useMemo(
    () => whatApplies(record, draft.scenario, asOf),
    [record, draft.scenario, asOf],
  );
  const set = (part: Partial<WhatIfDraft>) => {
    const next = { ...draft, ...part };
    // What says the same as what is saved needs no room on the device.
    if (isSameDraft(next, start) && next.division === start.division) kept.forget();
    else kept.set(next);
  };
  const change = (part: Partial<Scenario>) => {
    setSolved(null);
    set({ scenario: { ...draft.scenario, ...part } });
  };
  const solve = () => {
    if (!rules) return;
    const needed = neededUnder(record, scenario, rules, asOf);
    setSolved(needed?.goal ?? 'nothing');
    if (needed) set({ scenario: needed.scenario });
  };
  const open = [
    { heading: t('In progress'), rows: ledger.rows.filter(({ state }) => state === 'running') },
    { heading: t('Planned'), rows: ledger.rows.filter(({ state }) => state === 'planned') },
  ].filter(({ rows }) => rows.length > 0);
  const posted = ledger.rows.filter(({ state, listing }) => state === 'final' && listing === 'listed');
  const isToGraduate = ledger.record.student.graduatedOn === null;
  const times = SUPPOSED_TIMES.filter((when) => {
    if (when === 'by_graduation') return isToGraduate && scenario.graduationOn !== null;
    return when !== 'after_graduation' || isToGraduate;
  });
  return (
    <Dialog
      isOpen
      side
      onClose={onClose}
      title={saved ? t('What if: {{name}}', { name: saved.name }) : t('What if')}
      description={t('Nothing here changes your record.')}
    >
      <div className={classes.panel}>
        <Chips
          label={t('Body')}
          value={draft.division}
          chips={BODIES.map((one) => ({ value: one, label: bodyName(one, t) }))}
          onChange={(division) => {
            setSolved(null);
            set({ division });
          }}
        />
        {rules && <Outcome record={record} scenario={scenario} rules={rules} asOf={asOf} />}
        {isNaia && naia && (
          <NaiaWhatIf
            record={record}
            scenario={scenario}
            rules={naia}
            asOf={asOf}
            onOverall={(overall) => change({ overall })}
          />
        )}
        <Solved goal={solved} />
        <NoLongerNotice
          noLonger={noLonger}
          titleOf={titlesOf(ledger.rows, saved?.titles ?? {}, t)}
          onTakeOut={() => change(scenario)}
        />
        {!isNaia &&
          open.map(({ heading, rows }) => (
            <section key={heading}>
              <h3 className={classes.heading}>{heading}</h3>
              {rows.map((row) => (
                <GradeChoice
                  key={row.rowId}
                  row={row}
                  value={scenario.grades[row.rowId] ?? null}
                  isDropped={scenario.dropped.includes(row.rowId)}
                  onGrade={(grade) => change({ grades: withGrade(draft.scenario.grades, row.rowId, grade) })}
                  onDrop={(isDropped) =>
                    change({
                      dropped: isDropped
                        ? [...draft.scenario.dropped, row.rowId]
                        : draft.scenario.dropped.filter((id) => id !== row.rowId),
                    })
                  }
                  onSwap={() =>
                    change({
                      dropped: [...draft.scenario.dropped, row.rowId],
                      added: [
                        ...draft.scenario.added,
                        { ...NEW_COURSE, units: row.units, ...(row.area ? { area: row.area } : {}) },
                      ],
                    })
                  }
                />
              ))}
            </section>
          ))}
        {!isNaia && posted.length > 0 && (
          <section>
            <h3 className={classes.heading}>{t('Courses to take again')}</h3>
            {posted.map((row) => (
              <GradeChoice
                key={row.rowId}
                row={row}
                value={scenario.retaken[row.rowId] ?? null}
                onGrade={(grade) => change({ retaken: withGrade(draft.scenario.retaken, row.rowId, grade) })}
              />
            ))}
          </section>
        )}
        {!isNaia && (
          <Added
            added={scenario.added}
            rows={ledger.rows.filter(({ state }) => state !== 'planned')}
            times={times}
            onChange={(added) => change({ added })}
          />
        )}
        {!isNaia && isToGraduate && (
          <TextInput
            type="date"
            label={t('Another day of graduation')}
            description={t(
              'Division I counts only courses in the eight semesters, so a later day gives time for Division II.',
            )}
            min={asOf}
            value={draft.scenario.graduationOn ?? ''}
            onChange={(event) => {
              const on = event.currentTarget.value;
              change({ graduationOn: isCalendarDate(on) ? on : null });
            }}
          />
        )}
        <SaveScenario
          studentId={ledger.student.studentId}
          saved={saved}
          draft={draft}
          isChanged={!isSameDraft(draft, start)}
          onDraft={set}
          onSaved={() => {
            kept.forget();
            onClose();
          }}
        />
      </div>
      <DialogActions>
        <Button
          variant="default"
          disabled={!isSupposed(draft.scenario)}
          onClick={() => {
            setSolved(null);
            set({ scenario: draftFrom(null).scenario });
          }}
        >
          {t('Back to the record')}
        </Button>
        {!isNaia && (
          <Button
            disabled={open.length + scenario.added.length + Object.keys(scenario.retaken).length === 0}
            onClick={solve}
          >
            {t('What do I need?')}
          </Button>
        )}
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

function Solved({ goal }: { goal: NeededGrades['goal'] | 'nothing' | null }) {
  const { t } = useTranslation();
  switch (goal) {
    case null:
      return null;
    case 'qualifier':
      return (
        <Notice tone="info">
          {t('These are the lowest grades that make a qualifier with the courses here.')}
        </Notice>
      );
    case 'on_track':
      return (
        <Notice tone="info">
          {t(
            'More courses are needed until graduation. These are the lowest grades that keep that on track.',
          )}
        </Notice>
      );
    case 'nothing':
      return (
        <Notice tone="warning">
          {t('Even the best grades in these courses aren’t enough on their own.')}
        </Notice>
      );
  }
}

interface NoLongerNoticeProps {
  readonly noLonger: readonly NoLonger[];
  readonly titleOf: (rowId: string) => string;
  readonly onTakeOut: () => void;
}

/** What was supposed and doesn't apply any more. */
function NoLongerNotice({ noLonger, titleOf, onTakeOut }: NoLongerNoticeProps) {
  const { t } = useTranslation();
  if (noLonger.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul className={classes.lines}>
        {noLonger.map((one) => (
          <li key={`${one.rowId} ${one.why}`}>{noLongerLine(one, titleOf, t)}</li>
        ))}
      </ul>
      <Button variant="default" size="compact-sm" onClick={onTakeOut}>
        {t('Take it out')}
      </Button>
    </Notice>
  );
}
