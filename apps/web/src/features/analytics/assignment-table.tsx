import { Table } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';
import type { ClassFigures } from './staff-queries.ts';

/** How each assignment went; its name opens its criteria. */
export function AssignmentTable({
  figures: { courseId, assignments, timeZone },
  openId,
}: {
  readonly figures: ClassFigures;
  readonly openId: string | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card flush title={t('Assignments')} description={t('Open one to see how each criterion went.')}>
      {assignments.length === 0 ? (
        <EmptyState icon={<IconClipboardList />} title={t('No assignments yet.')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
        <section className={classes.wide} tabIndex={0} aria-label={t('Assignments')}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('Assignment')}</Table.Th>
                <Table.Th scope="col">{t('Due')}</Table.Th>
                <Table.Th scope="col" className={classes.number}>
                  {t('Mean')}
                </Table.Th>
                <Table.Th scope="col" className={classes.number}>
                  {t('Graded')}
                </Table.Th>
                <Table.Th scope="col" className={classes.number}>
                  {t('To grade')}
                </Table.Th>
                <Table.Th scope="col" className={classes.number}>
                  {t('Missing')}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {assignments.map((one) => (
                <Table.Tr key={one.assignmentId} data-open={one.assignmentId === openId || undefined}>
                  <Table.Th scope="row" className={classes.name}>
                    <Link
                      to="/analytics"
                      search={{ range: 'month', course: courseId, assignment: one.assignmentId }}
                      resetScroll={false}
                    >
                      {one.title}
                    </Link>
                  </Table.Th>
                  <Table.Td>{one.dueAt ? format.date(one.dueAt, timeZone) : '–'}</Table.Td>
                  <Table.Td className={classes.number}>
                    {one.meanRatio === null ? '–' : gradeText(format, one.meanRatio, 1)}
                  </Table.Td>
                  <Table.Td className={classes.number}>{format.number(one.gradedCount)}</Table.Td>
                  <Table.Td className={classes.number}>{format.number(one.toGradeCount)}</Table.Td>
                  <Table.Td className={classes.number}>{format.number(one.missingCount)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Card>
  );
}
