import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Agreement, Quality } from './grading-queries.ts';
import classes from './quality-page.module.css';
import { useQualityWords } from './quality-words.ts';

/** The same by criterion: where the engine can be trusted, and where not. */
export function QualityTable({ criteria }: { criteria: Quality['criteria'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card
      title={t('By criterion')}
      description={t('Bias above 0: the engine is too generous. Below 0: too strict.')}
      flush
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it doesn't fit */}
      <section className={classes.scroller} aria-label={t('By criterion')} tabIndex={0}>
        <Table className={classes.table} horizontalSpacing="lg" verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('Criterion')}</Table.Th>
              <Table.Th scope="col">{t('Compared with')}</Table.Th>
              <Table.Th scope="col">{t('Number')}</Table.Th>
              <Table.Th scope="col">{t('Same points')}</Table.Th>
              <Table.Th scope="col">{t('Within a tenth')}</Table.Th>
              <Table.Th scope="col">{t('Bias')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {criteria.map((criterion) => (
            <Table.Tbody key={criterion.criterionId}>
              <Table.Tr>
                <Table.Th scope="rowgroup" rowSpan={2} className={classes.name}>
                  {criterion.name}
                  <span className={classes.possible}>
                    {t('{{points}} points', { points: format.number(points(criterion.pointsPossible)) })}
                  </span>
                </Table.Th>
                <Figures label={t('Decided')} agreement={criterion.decided} />
              </Table.Tr>
              <Table.Tr className={classes.second}>
                <Figures label={t('Samples')} agreement={criterion.samples} />
              </Table.Tr>
            </Table.Tbody>
          ))}
        </Table>
      </section>
    </Card>
  );
}

function Figures({ label, agreement }: { label: string; agreement: Agreement }) {
  const format = useFormat();
  const words = useQualityWords();
  return (
    <>
      <Table.Td>{label}</Table.Td>
      <Table.Td className={classes.figure}>{format.number(agreement.count)}</Table.Td>
      <Table.Td className={classes.figure}>{words.percent(agreement.exactRatio)}</Table.Td>
      <Table.Td className={classes.figure}>{words.percent(agreement.nearRatio)}</Table.Td>
      <Table.Td className={classes.figure}>{words.bias(agreement.biasRatio)}</Table.Td>
    </>
  );
}
