import { SegmentedControl, Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';

interface ChartCardProps {
  readonly title: string;
  /** What the picture shows, in a sentence. */
  readonly finding: string;
  readonly isEmpty: boolean;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The picture. */
  readonly children: ReactNode;
}

/** A chart with its finding in words, and the same as a table. */
export function ChartCard({ title, finding, isEmpty, headings, rows, children }: ChartCardProps) {
  const { t } = useTranslation();
  const [view, setView] = useState('chart');
  return (
    <Card
      title={title}
      description={finding}
      aside={
        !isEmpty && (
          <SegmentedControl
            size="xs"
            value={view}
            onChange={setView}
            aria-label={t('View of {{title}}', { title })}
            data={[
              { value: 'chart', label: t('Chart') },
              { value: 'table', label: t('Table') },
            ]}
          />
        )
      }
    >
      {isEmpty ? null : view === 'chart' ? (
        <div className={classes.plot}>{children}</div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        <section className={classes.table} tabIndex={0} aria-label={title}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                {headings.map((heading) => (
                  <Table.Th key={heading} scope="col">
                    {heading}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row[0]}>
                  {row.map((cell, column) => (
                    <Table.Td key={headings[column]}>{cell}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Card>
  );
}
