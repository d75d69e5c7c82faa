import type { DetailField } from '@fieldhouse/contract/student-details.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Card } from '#ui/layout/card.tsx';
import { detailName, detailText } from './detail-words.ts';
import classes from './details.module.css';
import { detailsQuery } from './records-queries.ts';

const DetailsDialog = part(async () => ({ default: (await import('./details-dialog.tsx')).DetailsDialog }));

const FIELDS = [
  'legalName',
  'studentNumber',
  'birthOn',
  'gradeLevel',
  'graduationYear',
  ...(['languages', 'phone', 'email', 'address'] as const),
] as const satisfies readonly DetailField[];

/** Who the student is on the record, with every correction. */
export function DetailsCard({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useQuery(detailsQuery(studentId));
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('Personal details')}
      description={t(
        'As printed on transcripts and diplomas. Each correction is kept, with who made it and why.',
      )}
      aside={
        data?.can.save && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} />}
            onClick={() => setOpen(true)}
          >
            {t('Edit details')}
          </Button>
        )
      }
    >
      {!data && error && (
        <ErrorState
          title={t('The details couldn’t be loaded')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <dl className={classes.facts}>
          {FIELDS.map((field) => (
            <div key={field} data-lines={field === 'address' || undefined}>
              <dt>{detailName(field, t)}</dt>
              <dd>{detailText(field, data[field], t, format)}</dd>
            </div>
          ))}
        </dl>
      )}
      {data && data.changes.length > 0 && (
        <details className={classes.history}>
          <summary>{t('{{count}} corrections', { count: data.changes.length })}</summary>
          <ol>
            {data.changes.map((change) => (
              <li key={change.changeId}>
                <p>
                  {t('{{what}}: {{before}} → {{after}}', {
                    what: detailName(change.field, t),
                    before: detailText(change.field, change.before, t, format),
                    after: detailText(change.field, change.after, t, format),
                  })}
                </p>
                <p className={classes.by}>
                  {change.byName
                    ? t('{{name}}, {{when}}', {
                        name: shownName(change.byName, t),
                        when: format.dateTime(change.at),
                      })
                    : format.dateTime(change.at)}
                  {change.reason && ` · ${change.reason}`}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {data && isOpen && <DetailsDialog details={data} onClose={() => setOpen(false)} />}
    </Card>
  );
}
