import { IconFileSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { ReadingRow } from './reading-queries.ts';
import { stateName } from './reading-words.ts';
import classes from './readings.module.css';

const TONES: Readonly<Record<ReadingRow['state'], BadgeTone>> = {
  draft: 'outline',
  submitted: 'info',
  approved: 'success',
  rejected: 'warning',
  withdrawn: 'neutral',
};

interface ReadingListProps {
  readonly title: string;
  readonly description?: string;
  readonly rows: readonly ReadingRow[];
}

/** Transcripts that were read, each with what became of it. */
export function ReadingList({ title, description, rows }: ReadingListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={title} description={description} flush>
      {rows.length === 0 ? (
        <EmptyState icon={<IconFileSearch />} title={t('No transcripts read yet')}>
          {t('What is read appears here, to be reviewed and submitted.')}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {rows.map((row) => (
            <li key={row.readingId} className={classes.listRow}>
              <div className={classes.words}>
                <Link
                  to="/transcript-parser"
                  search={{ reading: row.readingId }}
                  className={classes.name ?? ''}
                >
                  {row.schoolName || row.fileName || t('School not named yet')}
                </Link>
                <p className={classes.about}>
                  {[
                    row.studentName,
                    t('{{count}} rows', { count: row.rowCount }),
                    row.submittedAt
                      ? t('submitted on {{when}}', { when: format.date(row.submittedAt) })
                      : t('read on {{when}}', { when: format.date(row.createdAt) }),
                  ].join(' · ')}
                </p>
              </div>
              <Badge tone={TONES[row.state]}>{stateName(row.state, t)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
