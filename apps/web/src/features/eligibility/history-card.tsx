import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName, verdictName } from '#shared/eligibility/body-words.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';
import { historyQuery } from './eligibility-queries.ts';
import { accountName } from './status-words.ts';

/** Changes of one entry that are named. */
const MOST_CHANGES = 8;

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
          {t('Each grade, date or listing that changes the ledger is kept here.')}
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
                {keyed(entry.changes.slice(0, MOST_CHANGES)).map(({ key, change }) => (
                  <li key={key}>{changeText(change, t, format)}</li>
                ))}
                {entry.changes.length > MOST_CHANGES && (
                  <li>{t('{{count}} more changes', { count: entry.changes.length - MOST_CHANGES })}</li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface Change {
  readonly kind: string;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Two courses of one title may change in one way at once: each key with how often it came before. */
function keyed(changes: readonly Change[]): { readonly key: string; readonly change: Change }[] {
  const seen = new Map<string, number>();
  return changes.map((change) => {
    const name = `${change.kind} ${change.what}`;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: `${name} ${before}`, change };
  });
}

/** A decimal as it was kept, in the reader's language. */
const decimal = (text: string | null, format: Formats): string =>
  text === null ? '–' : format.number(Number(text), text.split('.')[1]?.length ?? 0);

function changeText({ kind, what, before, after }: Change, t: TFunction, format: Formats): string {
  const values = { what, before: before ?? '–', after: after ?? '–' };
  const day = (text: string | null) => (text === null ? '–' : format.calendarDate(text));
  const days = () => ({ before: day(before), after: day(after) });
  const area = (text: string | null) => (text === null ? '–' : areaName(text as NcaaArea, t));
  const areas = () => ({ before: area(before), after: area(after) });
  const numbers = () => ({ what, before: decimal(before, format), after: decimal(after, format) });
  switch (kind) {
    case 'added':
      return after === null ? t('{{what}} is new', values) : t('{{what}} is new: {{after}}', values);
    case 'planned':
      return t('{{what}} is planned', values);
    case 'unplanned':
      return t('{{what}} is no longer planned', values);
    case 'removed':
      return t('{{what}} was removed', values);
    case 'grade':
      return t('{{what}}: grade {{before}} → {{after}}', values);
    case 'dates':
      return t('{{what}}: last day {{before}} → {{after}}', { what, ...days() });
    case 'units':
      return t('{{what}}: units {{before}} → {{after}}', numbers());
    case 'weight':
      return t('{{what}}: weight {{before}} → {{after}}', numbers());
    case 'title':
      return t('“{{before}}” is now called “{{after}}”', values);
    case 'entered':
      return t('{{what}}: first day {{before}} → {{after}}', { what, ...days() });
    case 'area':
      return t('{{what}}: area {{before}} → {{after}}', { what, ...areas() });
    case 'content':
      return after === null
        ? t('{{what}} has a content of its own again', values)
        : t('{{what}}: which courses have the same content changed', values);
    case 'part':
      return t('{{what}}: part of its content {{before}} → {{after}}', values);
    case 'method':
      return t('{{what}}: how it is taught changed', values);
    case 'lab':
      return after === 'true'
        ? t('{{what}} is now listed with a lab', values)
        : t('{{what}} is no longer listed with a lab', values);
    case 'listing':
      if (after === 'listed') return t('{{what}} is now on the school’s NCAA list', values);
      if (after === 'ended_midway') return t('{{what}} left the school’s NCAA list while it ran', values);
      return before === 'listed' || before === 'ended_midway'
        ? t('{{what}} is no longer on the school’s NCAA list', values)
        : t('{{what}}: its place on the NCAA list changed', values);
    case 'school':
      return after === null
        ? t('{{what}}: its account with the Eligibility Center is no longer entered', values)
        : t('{{what}}: its account with the Eligibility Center is now “{{status}}”', {
            what,
            status: accountName(after as Parameters<typeof accountName>[0], t),
          });
    case 'scale':
      return t('{{what}}: its grading scale changed', values);
    case 'pass':
      return t('{{what}}: its lowest passing grade {{before}} → {{after}}', values);
    case 'weights':
      return t('{{what}}: whether its weights count changed', values);
    case 'labs':
      return t('{{what}}: whether it offers lab science changed', values);
    case 'day':
      return t('No grade: a day that decides has come, {{after}}', { after: day(after) });
    case 'rules':
      return t('The rules changed: {{before}} → {{after}}', values);
    case 'overall':
      return what === 'gpa'
        ? t('Overall GPA {{before}} → {{after}}', numbers())
        : what === 'isTopHalf'
          ? t('The class standing changed')
          : t('{{test}} score {{before}} → {{after}}', { ...values, test: what.toUpperCase() });
    default:
      return factText(what, days, t);
  }
}

function factText(what: string, days: () => { before: string; after: string }, t: TFunction): string {
  switch (what) {
    case 'grade9StartOn':
      return t('Start of grade 9: {{before}} → {{after}}', days());
    case 'seventhSemesterStartOn':
      return t('Start of the seventh semester: {{before}} → {{after}}', days());
    case 'eighthSemesterEndOn':
      return t('End of the eighth semester: {{before}} → {{after}}', days());
    case 'graduationExpectedOn':
      return t('Expected graduation: {{before}} → {{after}}', days());
    case 'graduatedOn':
      return t('Graduated on: {{before}} → {{after}}', days());
    case 'fullTimeCollegeOn':
      return t('Full-time college from: {{before}} → {{after}}', days());
    case 'schooling':
      return t('Where the student went to school changed');
    case 'birthOn':
      return t('The birth date changed');
    case 'isCalendarNontraditional':
      return t('Whether the school’s calendar is nontraditional changed');
    case 'hasDocumentedDisability':
      return t('Whether a disability is documented changed');
    case 'homeSchool':
      return t('Documents of home schooling changed');
    default:
      return t('A fact about the student changed');
  }
}
