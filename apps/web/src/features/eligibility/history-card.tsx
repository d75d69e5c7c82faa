import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName, verdictName } from '#shared/eligibility/body-words.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';
import { historyQuery } from './eligibility-queries.ts';

/** What changed the verdict, when, and by which grade. */
export function HistoryCard({ studentId }: { studentId: StudentId }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useQuery(historyQuery(studentId));
  return (
    <Card title={t('What changed it')}>
      {!data && error && (
        <ErrorState
          title={t('The history couldn’t be loaded')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.entries.length === 0 && (
        <EmptyState icon={<IconHistory />} title={t('Nothing has changed yet')}>
          {t('Each grade, date or listing that moves the ledger is kept here.')}
        </EmptyState>
      )}
      <ol className={classes.history}>
        {data?.entries.map((entry) => (
          <li key={entry.at}>
            <p className={classes.historyAt}>{format.dateTime(entry.at)}</p>
            <p>
              {entry.bodies
                .map(
                  (one) =>
                    `${bodyName(one.body, t)}: ${verdictName(one.verdict, t)}, ${outlookName(one.outlook, t)}`,
                )
                .join(' · ')}
            </p>
            {entry.changes.length > 0 && (
              <ul>
                {entry.changes.slice(0, 8).map((change) => (
                  <li key={`${change.kind} ${change.what}`}>{changeText(change, t)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function changeText(
  change: { kind: string; what: string; before: string | null; after: string | null },
  t: TFunction,
): string {
  const { what } = change;
  const values = { what, before: change.before ?? '–', after: change.after ?? '–' };
  switch (change.kind) {
    case 'added':
      return t('{{what}} is new: {{after}}', values);
    case 'removed':
      return t('{{what}} is gone', values);
    case 'grade':
      return t('{{what}}: grade {{before}} → {{after}}', values);
    case 'dates':
      return t('{{what}}: last day {{before}} → {{after}}', values);
    case 'units':
      return t('{{what}}: units {{before}} → {{after}}', values);
    case 'listing':
      return t('{{what}}: its place on the NCAA list changed', values);
    case 'school':
      return t('A school’s account with the Eligibility Center changed');
    case 'rules':
      return t('The rules changed: {{before}} → {{after}}', values);
    default:
      return t('A date or fact about the student changed');
  }
}
