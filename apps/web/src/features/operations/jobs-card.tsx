import { Table } from '@mantine/core';
import { IconAlertTriangle, IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './operations.module.css';

interface JobsCardProps {
  readonly jobs: readonly { queue: string; waiting: number; active: number; failed: number }[];
  /** When official transcripts were last compared with their records; null: never yet. */
  readonly comparison: { readonly at: string; readonly differing: number } | null;
}

export function JobsCard({ jobs, comparison }: JobsCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const description = [
    t('Work in the background, by queue.'),
    comparison &&
      t('Official transcripts that differ from their record, on {{when}}: {{differing}}.', {
        when: format.date(comparison.at),
        differing: format.number(comparison.differing),
      }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Card title={t('Jobs')} description={description} flush>
      {jobs.length === 0 ? (
        <EmptyState icon={<IconListCheck />} title={t('No queues yet.')}>
          {t('Queues appear with the first job.')}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        <section className={classes.scroll} aria-label={t('Jobs')} tabIndex={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('Queue')}</Table.Th>
                <Table.Th scope="col" className={classes.number}>
                  {t('Waiting')}
                </Table.Th>
                <Table.Th scope="col" className={classes.number}>
                  {t('Active')}
                </Table.Th>
                <Table.Th scope="col" className={classes.number}>
                  {t('Failed')}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {jobs.map((job) => (
                <Table.Tr key={job.queue}>
                  <Table.Th scope="row" className={classes.rowHead}>
                    {job.queue}
                  </Table.Th>
                  <Table.Td className={classes.number}>{format.number(job.waiting)}</Table.Td>
                  <Table.Td className={classes.number}>{format.number(job.active)}</Table.Td>
                  <Table.Td className={classes.number}>
                    {job.failed > 0 ? (
                      <Badge tone="danger" icon={<IconAlertTriangle />}>
                        {format.number(job.failed)}
                      </Badge>
                    ) : (
                      format.number(0)
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Card>
  );
}
