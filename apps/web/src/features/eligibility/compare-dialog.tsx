import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { type BodyLedger, ledgerOf, shownCoreGpa } from '@fieldhouse/domain/eligibility/ledger.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { whatApplies } from '@fieldhouse/domain/eligibility/what-applies.ts';
import { type Scenario, supposedRecord } from '@fieldhouse/domain/eligibility/what-if.ts';
import { ratioNumber } from '@fieldhouse/domain/grading/exact-ratio.ts';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { Ledger, SavedScenario } from './eligibility-queries.ts';
import { changeLines, noLongerLine, titlesOf } from './scenario-words.ts';
import classes from './scenarios.module.css';

interface CompareDialogProps {
  readonly ledger: Ledger;
  readonly scenarios: readonly SavedScenario[];
  readonly onClose: () => void;
}

/** Scenarios beside today, judged by today's record and rules. */
export default function CompareDialog({ ledger, scenarios, onClose }: CompareDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useMemo(() => {
    // Dates come as texts over the wire; the server has read them as dates.
    const record = ledger.record as EligibilityRecord;
    const asOf = ledger.asOf as CalendarDate;
    const rules = ruleSetsOn(RULE_SETS, asOf);
    const judged = (scenario: Scenario | null) =>
      ledgerOf(scenario ? supposedRecord(record, scenario, asOf) : record, rules, asOf);
    return [
      { id: 'today', saved: null, applied: null, bodies: judged(null) },
      ...scenarios.map((saved) => {
        const applied = whatApplies(record, saved.changes as Scenario, asOf);
        return { id: saved.scenarioId, saved, applied, bodies: judged(applied.scenario) };
      }),
    ];
  }, [ledger, scenarios]);
  const bodies = columns[0]?.bodies.map(({ rules }) => rules.body) ?? [];
  return (
    <Dialog
      isOpen
      side
      isWide
      onClose={onClose}
      title={t('What-ifs beside today')}
      description={t('Judged now, by today’s record and rules. Nothing here changes the record.')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('Comparison')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, saved }) => (
                <th key={id} scope="col">
                  {saved ? saved.name : t('Today')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bodies.map((body) => (
              <tr key={body}>
                <th scope="row">{bodyName(body, t)}</th>
                {columns.map(({ id, bodies: own }) => {
                  const one = own.find(({ rules }) => rules.body === body);
                  return <td key={id}>{one && <Standing ledger={one} />}</td>;
                })}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('What differs from today')}</th>
              {columns.map(({ id, saved, applied }) => (
                <td key={id}>
                  {saved && applied ? (
                    <Lines
                      lines={changeLines(applied.scenario, titlesOf(ledger.rows, saved.titles, t), t, format)}
                    />
                  ) : (
                    '–'
                  )}
                </td>
              ))}
            </tr>
            {columns.some(({ applied }) => applied && applied.noLonger.length > 0) && (
              <tr>
                <th scope="row">{t('Doesn’t apply anymore')}</th>
                {columns.map(({ id, saved, applied }) => (
                  <td key={id}>
                    {saved && applied && (
                      <Lines
                        lines={applied.noLonger.map((one) =>
                          noLongerLine(one, titlesOf(ledger.rows, saved.titles, t), t),
                        )}
                      />
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <p className={classes.figure}>{t('Unofficial projection. The Eligibility Center decides.')}</p>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.lines}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two new courses may be alike
      <li key={`${index} ${line}`}>{line}</li>
    ))}
  </ul>
);

/** A body's answer in a cell: the outlook, and for divisions the core GPA and the units. */
function Standing({ ledger }: { ledger: BodyLedger }) {
  const { t } = useTranslation();
  const format = useFormat();
  const badge = <Badge tone={OUTLOOK_TONES[ledger.outlook]}>{outlookName(ledger.outlook, t)}</Badge>;
  if (ledger.kind === 'naia') return badge;
  const { projected, rules, lanes } = ledger;
  const units = lanes.reduce(
    (sum, { earned, inProgress, planned }) =>
      sum + ratioNumber(earned) + ratioNumber(inProgress) + ratioNumber(planned),
    0,
  );
  return (
    <>
      {badge}
      <p className={classes.figure}>
        {projected.soFar
          ? t('core GPA {{gpa}}', {
              gpa: format.number(shownCoreGpa(projected.soFar.gpa, rules.qualifierGpa), 3),
            })
          : t('no core GPA yet')}
      </p>
      <p className={classes.figure}>
        {t('{{units}} of {{needed}} units', {
          units: format.number(Math.round(units * 100) / 100),
          needed: rules.needs.total,
        })}
      </p>
    </>
  );
}
