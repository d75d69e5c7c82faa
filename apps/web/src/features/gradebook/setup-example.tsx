import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { Grid } from './gradebook-queries.ts';
import classes from './setup-dialog.module.css';
import { exampleOf, type SetupDraft } from './setup-state.ts';
import type { SheetRow } from './use-gradebook.ts';

interface SetupExampleProps {
  readonly draft: SetupDraft;
  readonly grid: Grid;
  readonly rows: readonly SheetRow[];
}

/** What the setup would make of one student's grades, while it is typed. */
export function SetupExample({ draft, grid, rows }: SetupExampleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState<string | null>(null);
  const row =
    rows.find((one) => one.studentId === chosen) ?? rows.find((one) => one.soFarRatio !== null) ?? rows[0];
  if (!row) return null;
  const totals = exampleOf(draft, grid, row);
  const percent = (ratio: number | null) => (ratio === null ? '–' : format.percent(ratio, 2));
  const titleOf = new Map(grid.assignments.map((one) => [one.assignmentId as string, one.title]));
  return (
    <section className={classes.example} aria-label={t('Example')}>
      <NativeSelect
        label={t('Its effect on the grades of')}
        value={row.studentId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {rows.map((one) => (
          <option key={one.studentId} value={one.studentId}>
            {one.name}
          </option>
        ))}
      </NativeSelect>
      <dl className={classes.totals} aria-live="polite">
        <div>
          <dt>{t('So far')}</dt>
          <dd>
            {percent(totals.soFarRatio)} <span>{t('now {{total}}', { total: percent(row.soFarRatio) })}</span>
          </dd>
        </div>
        <div>
          <dt>{t('If no more is handed in')}</dt>
          <dd>
            {percent(totals.ifNothingElseRatio)}{' '}
            <span>{t('now {{total}}', { total: percent(row.ifNothingElseRatio) })}</span>
          </dd>
        </div>
        {totals.categories.map(({ categoryId, soFarRatio }) => (
          <div key={categoryId}>
            <dt>{draft.categories.find((one) => one.key === categoryId)?.name || t('New category')}</dt>
            <dd>{percent(soFarRatio)}</dd>
          </div>
        ))}
      </dl>
      {totals.droppedIds.length > 0 && (
        <p className={classes.note}>
          {t('Dropped: {{works}}', {
            works: format.list(totals.droppedIds.map((id) => titleOf.get(id) ?? '')),
          })}
        </p>
      )}
    </section>
  );
}
