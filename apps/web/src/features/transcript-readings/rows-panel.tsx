import { areAsPrinted } from '@fieldhouse/domain/transcripts/entered.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { Entry, Reading } from './reading-queries.ts';
import { exactNumber, kindName, problemText } from './reading-words.ts';
import classes from './readings.module.css';
import { RowEditor } from './row-editor.tsx';
import type { RowProblem } from './row-problems.ts';
import type { ReviewEntry } from './use-review.ts';

interface RowsPanelProps {
  readonly reading: Reading;
  readonly entries: readonly ReviewEntry[];
  /** What stands in the way of each row. */
  readonly problems: readonly (readonly RowProblem[])[];
  readonly isEditable: boolean;
  readonly openRow: number | null;
  readonly onOpen: (row: number | null) => void;
  readonly onChange: (row: number, changes: Partial<ReviewEntry>) => void;
  readonly onAdd: (entry: Entry) => void;
}

/** What was read, row by row; a row opens in place. */
export function RowsPanel({
  reading,
  entries,
  problems,
  isEditable,
  openRow,
  onOpen,
  onChange,
  onAdd,
}: RowsPanelProps) {
  const { t } = useTranslation();
  const isAsPrinted = areAsPrinted(entries, reading.parsed.completedCourses);
  const unread = reading.parsed.flags.filter(
    ({ code, line }) => code === 'mark_unknown' && line !== null && !entries.some((one) => one.line === line),
  );
  return (
    <>
      {entries.length === 0 && (
        <EmptyState icon={<IconFileOff />} title={t('No course with a final mark')}>
          {t('Courses still in progress don’t give credit yet.')}
        </EmptyState>
      )}
      <ol className={classes.list} aria-label={t('Parsed Data')}>
        {entries.map((entry, row) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places while they are reviewed
            key={`${entry.line} ${row}`}
            row={row}
            entry={entry}
            reading={reading}
            problems={isEditable ? (problems[row] ?? []) : []}
            isAsPrinted={isAsPrinted[row] ?? false}
            isEditable={isEditable}
            isOpen={openRow === row}
            onToggle={() => onOpen(openRow === row ? null : row)}
            onChange={(changes) => onChange(row, changes)}
          />
        ))}
      </ol>
      {reading.parsed.inProgress.length > 0 && (
        <div className={classes.running}>
          <p className={classes.strong}>{t('Still in progress, without credit')}</p>
          <ul className={classes.flags}>
            {reading.parsed.inProgress.map(({ title, source }) => (
              <li key={`${source.line} ${title}`}>
                {t('{{title}}, line {{line}}', { title, line: source.line })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isEditable && unread.length > 0 && (
        <div className={classes.running}>
          <p className={classes.strong}>{t('Lines that couldn’t be read with certainty')}</p>
          <div className={classes.actions}>
            {unread.map(({ line }) => (
              <Button
                key={line}
                variant="default"
                size="compact-sm"
                onClick={() => onAdd(blankRow(line ?? 1))}
              >
                {t('Enter line {{line}} by hand', { line })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const blankRow = (line: number): Entry => ({
  ...{ line, isTaken: true, kind: 'transfer', title: '', ncaaArea: null, isCore: null, gradeRaw: '' },
  ...{ percent: null, isPassed: null, credits: null, termLabel: '', completedOn: null },
});

interface RowProps {
  readonly row: number;
  readonly entry: ReviewEntry;
  readonly reading: Reading;
  readonly problems: readonly RowProblem[];
  /** It says what the document prints, and nothing more. */
  readonly isAsPrinted: boolean;
  readonly isEditable: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (changes: Partial<ReviewEntry>) => void;
}

function Row({
  row,
  entry,
  reading,
  problems,
  isAsPrinted,
  isEditable,
  isOpen,
  onToggle,
  onChange,
}: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const listed = reading.listed.find(({ title }) => title === entry.title);
  const facts = [
    t('line {{line}}', { line: entry.line }),
    entry.gradeRaw && t('grade {{grade}}', { grade: entry.gradeRaw }),
    entry.percent !== null && t('percent: {{percent}}', { percent: exactNumber(entry.percent, format) }),
    entry.isPassed !== null && (entry.isPassed ? t('passed') : t('not passed')),
    entry.credits !== null && t('credits: {{credits}}', { credits: exactNumber(entry.credits, format) }),
    entry.termLabel,
    entry.completedOn && t('completed on {{when}}', { when: format.calendarDate(entry.completedOn) }),
    entry.kind !== 'transfer' && kindName(entry.kind, t),
    entry.ncaaArea && areaName(entry.ncaaArea, t),
  ].filter(Boolean);
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-left={!entry.isTaken || undefined}>
      <div className={classes.rowHead}>
        <span className={classes.rowNumber} aria-hidden="true">
          {row + 1}
        </span>
        <div className={classes.words}>
          <p className={classes.strong}>{entry.title || t('No title yet')}</p>
          <p className={classes.about}>{facts.join(' · ')}</p>
          {problems.map((one) => (
            <p key={one} className={classes.missing}>
              <IconAlertTriangle size={16} aria-hidden="true" />
              {problemText(one, t)}
            </p>
          ))}
        </div>
        <span className={classes.end}>
          {!entry.isTaken && <Badge tone="neutral">{t('Left out')}</Badge>}
          {!isAsPrinted && <Badge tone="info">{t('Entered by a person')}</Badge>}
          {entry.isTaken && entry.isCore && <Badge tone="success">{t('Counts as NCAA core')}</Badge>}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-label={
              isEditable
                ? t('Review row {{row}}: {{title}}', { row: row + 1, title: entry.title })
                : t('Show row {{row}} in the source: {{title}}', { row: row + 1, title: entry.title })
            }
            rightSection={<IconChevronDown size={16} className={classes.chevron} />}
            onClick={onToggle}
          >
            {isEditable ? t('Review') : t('Show line')}
          </Button>
        </span>
      </div>
      {isOpen && isEditable && (
        <RowEditor
          entry={entry}
          listed={listed ?? null}
          isForRecord={reading.can.decide}
          onChange={onChange}
        />
      )}
    </li>
  );
}
