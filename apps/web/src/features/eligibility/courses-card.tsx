import { Button } from '@mantine/core';
import { IconCalendar, IconCheck, IconLock, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CourseDatesDialog } from './course-dates-dialog.tsx';
import classes from './eligibility.module.css';
import type { BodyLedger, Ledger, LedgerRow } from './eligibility-queries.ts';
import { whyName } from './eligibility-words.ts';

/** Every course of the record: what counts for the body, and why the others don't. */
export function CoursesCard({ ledger, body }: { ledger: Ledger; body: BodyLedger | undefined }) {
  const { t } = useTranslation();
  const [dated, setDated] = useState<LedgerRow | null>(null);
  const lines = new Map(body?.kind === 'division' ? body.courses.map((line) => [line.rowId, line]) : []);
  const locked = new Set(body?.kind === 'division' ? body.lock?.locked : []);
  return (
    <Card
      flush
      title={t('Courses')}
      description={t('A course counts by the exact title on its school’s NCAA list.')}
    >
      {ledger.rows.length === 0 ? (
        <EmptyState icon={<IconSchool />} title={t('No course is on the record yet')}>
          {t('Courses in progress appear here at once, and count once their final grade is posted.')}
        </EmptyState>
      ) : (
        <ul className={classes.rows}>
          {ledger.rows.map((row) => (
            <Row
              key={row.rowId}
              row={row}
              line={lines.get(row.rowId)}
              isLocked={locked.has(row.rowId)}
              onDates={ledger.can.saveProfile && row.enrollmentId ? () => setDated(row) : null}
            />
          ))}
        </ul>
      )}
      {dated && <CourseDatesDialog row={dated} onClose={() => setDated(null)} />}
    </Card>
  );
}

interface RowProps {
  readonly row: LedgerRow;
  /** What the body says of it; undefined: the body looks at no courses. */
  readonly line: { readonly isCounted: boolean; readonly why: string | null } | undefined;
  /** A need from before the seventh semester rests on it: its grade stands. */
  readonly isLocked: boolean;
  /** Null: not for this reader. */
  readonly onDates: (() => void) | null;
}

function Row({ row, line, isLocked, onDates }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    row.schoolName,
    row.area && areaName(row.area, t),
    t('{{count}} units', { count: row.units }),
    row.exitedOn ? format.calendarDate(row.exitedOn) : t('no last day'),
  ].filter(Boolean);
  return (
    <li className={classes.row}>
      <div className={classes.rowWords}>
        <p className={classes.rowTitle}>{row.title}</p>
        <p className={classes.rowFacts}>{facts.join(' · ')}</p>
        {line && !line.isCounted && <p className={classes.rowWhy}>{whyName(line.why, t)}</p>}
      </div>
      <div className={classes.rowEnd}>
        {row.listing === 'listed' && (
          <Badge tone="primary" icon={<IconCheck size={14} aria-hidden="true" />}>
            {t('On the school’s NCAA list')}
          </Badge>
        )}
        {row.state === 'planned' && <Badge tone="outline">{t('Planned')}</Badge>}
        {row.listing === 'platform' && <Badge tone="outline">{t('Platform mark')}</Badge>}
        {line?.isCounted && <Badge tone="success">{t('Counts here')}</Badge>}
        {isLocked && (
          <Badge tone="neutral" icon={<IconLock size={14} aria-hidden="true" />}>
            {t('Locked')}
          </Badge>
        )}
        <span className={classes.grade} data-running={row.state !== 'final' || undefined}>
          {row.grade ?? '–'}
        </span>
        {onDates && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCalendar size={16} />}
            aria-label={t('Dates of {{title}}', { title: row.title })}
            onClick={onDates}
          >
            {t('First and last day')}
          </Button>
        )}
      </div>
    </li>
  );
}
