import { IconBook2 } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { type Formats, useFormat } from '#lib/format.ts';
import { CourseBanner } from '#shared/courses/course-banner.tsx';
import {
  durationWords,
  gradeLevelName,
  levelName,
  ncaaAreaName,
  subjectName,
} from '#shared/courses/course-words.tsx';
import { NcaaBadge } from '#shared/courses/ncaa-badge.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections, Split } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { overviewQuery } from './catalog-queries.ts';
import { EnrollState } from './enroll-state.tsx';
import classes from './overview-page.module.css';
import { PrerequisiteList } from './prerequisite-list.tsx';
import { lacking } from './prerequisite-words.ts';

type Overview = Outputs['catalog']['get'];

/** A course as somebody reads about it who isn't in it. */
export function OverviewPage({ courseId }: { courseId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: course } = useSuspenseQuery(overviewQuery(courseId));
  const level = levelName(course.level, t);
  const lacks = course.isStudent && course.enrollment === null ? lacking(course.prerequisites) : [];

  return (
    <>
      <PageHeader
        title={course.title}
        parents={[{ label: t('Course Catalog'), to: '/catalog' }]}
        description={course.instructorName}
        actions={<EnrollState course={course} isStudent={course.isStudent} isPage />}
      />
      <Sections>
        <CourseBanner color={course.color} image={course.image} />
        <div className={classes.badges}>
          <Badge>{subjectName(course.subject, t)}</Badge>
          {level && <Badge tone="outline">{level}</Badge>}
          {course.isNcaaApproved && <NcaaBadge tone="notice" />}
        </div>
        {lacks.length > 0 && (
          <Notice tone="warning" title={t('You need something else first')}>
            {t('Missing: {{courses}}. Your school can still let you in: ask your counselor.', {
              courses: format.list(lacks.map(({ title }) => title)),
            })}
          </Notice>
        )}
        {course.can.enroll && course.needsDecision && (
          <Notice>{t("Your school decides on each request. You'll get a notification.")}</Notice>
        )}
        <Split>
          <Sections>
            {course.description && (
              <Card title={t('About this course')}>
                <p className={classes.description}>{course.description}</p>
              </Card>
            )}
            <Syllabus modules={course.modules} />
          </Sections>
          <Sections>
            <Card title={t('At a glance')}>
              <dl className={classes.facts}>
                {factsOf(course, t, format).map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
            <PrerequisiteList prerequisites={course.prerequisites} />
          </Sections>
        </Split>
      </Sections>
    </>
  );
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

function factsOf(course: Overview, t: TFunction, format: Formats): Fact[] {
  const { ncaaArea, placesLeft, capacity } = course;
  const facts: (Fact | null)[] = [
    course.instructorName ? { name: t('Instructor'), value: course.instructorName } : null,
    { name: t('Grade level'), value: gradeLevelName(course.gradeLevel, t) ?? t('Any grade') },
    { name: t('Lessons'), value: format.number(course.lessonCount) },
    { name: t('Assignments'), value: format.number(course.assignmentCount) },
    { name: t('Duration'), value: durationWords(course.durationMinutes, t) ?? '–' },
    { name: t('Credits'), value: format.number(course.credits) },
    ncaaArea ? { name: t('NCAA area'), value: ncaaAreaName(ncaaArea, t) } : null,
    { name: t('Students'), value: format.number(course.studentCount) },
    {
      name: t('Spots left'),
      value:
        placesLeft === null || capacity === null
          ? t('Unlimited')
          : t('{{left}} of {{capacity}}', { left: placesLeft, capacity }),
    },
    course.waitlistLength > 0
      ? { name: t('On the waiting list'), value: format.number(course.waitlistLength) }
      : null,
    course.waitlistPosition !== null
      ? { name: t('Your place on the list'), value: format.number(course.waitlistPosition) }
      : null,
    course.requestedAt ? { name: t('You requested it on'), value: format.date(course.requestedAt) } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function Syllabus({ modules }: { modules: Overview['modules'] }) {
  const { t } = useTranslation();
  if (modules.length === 0) {
    return (
      <Card title={t('Syllabus')}>
        <EmptyState icon={<IconBook2 />} title={t('No lessons yet.')} />
      </Card>
    );
  }
  return (
    <Card title={t('Syllabus')}>
      <ol className={classes.modules}>
        {modules.map((module, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two modules may have one title
          <li key={at}>
            <h3 className={classes.module}>{module.title}</h3>
            <ol className={classes.lessons}>
              {module.lessons.map((lesson, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lessons may have one title
                <li key={place}>
                  <span className={classes.lesson}>{lesson.title}</span>
                  {lesson.estimatedMinutes !== null && (
                    <span className={classes.minutes}>
                      {t('{{count}} min', { count: lesson.estimatedMinutes })}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Card>
  );
}
