import { Button, Table } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';
import { itemsQuery } from './staff-queries.ts';

interface ItemCardProps {
  readonly assignmentId: string;
  readonly onClose: () => void;
}

/** How the class did at each criterion of an assignment: the lowest mean is where to teach again. */
export function ItemCard({ assignmentId, onClose }: ItemCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useSuspenseQuery(itemsQuery(assignmentId));
  const hasFigures = data.criteria.some(({ meanRatio }) => meanRatio !== null);
  const hardest = data.criteria.reduce<(typeof data.criteria)[number] | null>(
    (lowest, one) =>
      one.meanRatio !== null && (lowest?.meanRatio == null || one.meanRatio < lowest.meanRatio)
        ? one
        : lowest,
    null,
  );
  return (
    <Card
      flush
      title={t('{{assignment}}, by criterion', { assignment: data.title })}
      description={
        hasFigures && hardest?.meanRatio != null
          ? t('{{graded}} graded; the lowest mean, {{percent}}, is “{{criterion}}”.', {
              graded: data.gradedCount,
              percent: gradeText(format, hardest.meanRatio, 1),
              criterion: hardest.name,
            })
          : t(
              '{{graded}} graded. From {{least}} on each criterion has figures: below, they would tell of single students.',
              {
                graded: data.gradedCount,
                least: data.least,
              },
            )
      }
      aside={
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={classes.wide} tabIndex={0} aria-label={data.title}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('Criterion')}</Table.Th>
              <Table.Th scope="col">{t('Mean')}</Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {t('All points')}
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {t('No points')}
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {t('Graded')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.criteria.map((one) => (
              <Table.Tr key={one.criterionId}>
                <Table.Th scope="row" className={classes.name}>
                  {one.name}
                </Table.Th>
                <Table.Td>
                  {one.meanRatio === null ? (
                    '–'
                  ) : (
                    <span className={classes.meter}>
                      <span className={classes.dayTrack} aria-hidden="true">
                        <span
                          className={classes.dayBar}
                          style={{ inlineSize: `${Math.min(1, one.meanRatio) * 100}%` }}
                        />
                      </span>
                      {gradeText(format, one.meanRatio, 1)}
                    </span>
                  )}
                </Table.Td>
                <Table.Td className={classes.number}>
                  {one.fullCount === null ? '–' : format.number(one.fullCount)}
                </Table.Td>
                <Table.Td className={classes.number}>
                  {one.noneCount === null ? '–' : format.number(one.noneCount)}
                </Table.Td>
                <Table.Td className={classes.number}>{format.number(one.count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Card>
  );
}
