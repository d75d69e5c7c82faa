import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { CourseMark } from '#ui/display/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './analytics.module.css';
import type { Classes } from './staff-queries.ts';

/** Each class in one row; its name opens its figures. */
export function ClassTable({ classes: { courses, isSchool, least } }: { readonly classes: Classes }) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasSmall = courses.some(({ gradedCount, meanRatio }) => gradedCount > 0 && meanRatio === null);
  return (
    <Card
      flush
      title={t('Classes')}
      description={
        hasSmall &&
        t(
          'A class has a mean from {{least}} students with a grade on: below, it would tell of single ones.',
          {
            least,
          },
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={classes.wide} tabIndex={0} aria-label={t('Classes')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('Course')}</Table.Th>
              {isSchool && <Table.Th scope="col">{t('Teacher')}</Table.Th>}
              <Table.Th scope="col" className={classes.number}>
                {t('Students')}
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {t('Mean so far')}
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {t('To grade')}
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {t('To watch')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {courses.map((course) => (
              <Table.Tr key={course.courseId}>
                <Table.Th scope="row" className={classes.name}>
                  <CourseMark color={course.color} />
                  <Link to="/analytics" search={{ range: 'month', course: course.courseId }}>
                    {course.title}
                  </Link>
                </Table.Th>
                {isSchool && <Table.Td>{course.instructorName ?? '–'}</Table.Td>}
                <Table.Td className={classes.number}>{format.number(course.studentCount)}</Table.Td>
                <Table.Td className={classes.number}>
                  {course.meanRatio === null ? '–' : gradeText(format, course.meanRatio, 1)}
                </Table.Td>
                <Table.Td className={classes.number}>{format.number(course.toGradeCount)}</Table.Td>
                <Table.Td className={classes.number}>{format.number(course.watchCount)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Card>
  );
}
