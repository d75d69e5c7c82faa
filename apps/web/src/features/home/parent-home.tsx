import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { shownGpa } from '@fieldhouse/domain/rounding/display.ts';
import { IconAlertTriangle, IconMail, IconUsers } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { NeededList } from '#shared/people/needed-list.tsx';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { UnitLane } from '#ui/display/unit-lane.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './home.module.css';

/** When courses begin to count as core courses. */
const FIRST_CORE_GRADE = 9;

const homeQuery = api.home.parent.queryOptions({ input: {} });
type Child = Awaited<ReturnType<NonNullable<typeof homeQuery.queryFn>>>['children'][number];

export default function ParentHome() {
  const { t } = useTranslation();
  const { data: home } = useSuspenseQuery(homeQuery);
  const missing = home.children
    .flatMap(({ courses }) => courses)
    .reduce((sum, course) => sum + course.missingCount, 0);
  const firstMissing = home.children.flatMap(({ studentId, courses }) => {
    const course = courses.find(({ missingCount }) => missingCount > 0);
    return course ? [{ studentId, courseId: course.courseId }] : [];
  })[0];

  return (
    <>
      <PageHeader
        title={t('Your family')}
        shortTitle={t('Dashboard')}
        description={
          home.children.length === 0 ? undefined : firstMissing ? (
            <TextLink
              to="/grades"
              search={{ student: firstMissing.studentId }}
              hash={`course-${firstMissing.courseId}`}
            >
              {t('{{count}} assignments are missing.', { count: missing })}
            </TextLink>
          ) : (
            t('Nothing is marked as missing.')
          )
        }
      />
      <div className={classes.stack}>
        <NeededList />
        {home.children.length === 0 ? (
          <EmptyState framed icon={<IconUsers />} title={t('No child is linked to your account.')}>
            {t(
              'Your school links you to your child once it has checked who you are. You see grades and progress from then on. Students who are 18 decide themselves who sees theirs.',
            )}{' '}
            <TextLink to="/profile" search={{ tab: 'family' }}>
              {t('Enter a code from your child')}
            </TextLink>
          </EmptyState>
        ) : (
          <div className={classes.wide}>
            {home.children.map((child) => (
              <ChildCard key={child.studentId} child={child} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function ChildCard({ child }: { child: Child }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { earned, projected, required } = child.core;
  // The years before high school have no core courses, unless one was taken early.
  const hasCore = child.gradeLevel === null || child.gradeLevel >= FIRST_CORE_GRADE || earned + projected > 0;
  const grade =
    child.gradeLevel === null
      ? null
      : child.gradeLevel === 0
        ? t('Kindergarten')
        : t('Grade {{level}}', { level: child.gradeLevel });

  return (
    <Card>
      <div className={classes.child}>
        <Avatar name={child.name} url={child.avatarUrl} size={48} />
        <div className={classes.rowWords}>
          <h2 className={classes.childName}>{child.name}</h2>
          <p className={classes.rowText}>
            {grade ? t('{{grade}}, {{school}}', { grade, school: child.schoolName }) : child.schoolName}
          </p>
        </div>
        {child.can.message && (
          <ButtonLink
            to="/messages"
            search={{ new: 1, about: child.studentId }}
            variant="default"
            size="sm"
            leftSection={<IconMail size={18} stroke={1.7} />}
            aria-label={t('Message the school about {{name}}', { name: child.name })}
          >
            {t('Message')}
          </ButtonLink>
        )}
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Current GPA')}</dt>
          <dd className={classes.figure}>
            {child.currentGpa === null ? '–' : format.number(shownGpa(child.currentGpa), 2)}
          </dd>
          <dd className={classes.note}>
            {child.currentGpa === null ? t('No grades posted yet') : t('of 4.0')}
          </dd>
        </div>
        <div>
          <dt>{t('This term so far')}</dt>
          <dd className={classes.figure}>
            {child.progressGpa === null ? '–' : format.number(shownGpa(child.progressGpa), 2)}
          </dd>
          <dd className={classes.note}>
            {child.progressGpa === null ? t('Nothing graded yet') : t('of 4.0')}
          </dd>
        </div>
        {hasCore && (
          <div>
            <dt>{t('Core courses')}</dt>
            <dd className={classes.figure}>{t('{{earned}} of {{required}}', { earned, required })}</dd>
            <dd className={classes.note}>{t('{{count}} projected', { count: projected })}</dd>
          </div>
        )}
        {hasCore && child.standing && (
          <div>
            <dt>{t('NCAA Eligible')}</dt>
            <dd className={classes.figure}>{child.standing.isQualifier ? t('Yes') : t('No')}</dd>
            <dd className={classes.note}>
              <TextLink to="/eligibility" search={{ student: child.studentId }}>
                {outlookName(child.standing.outlook, t)}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
      {hasCore && (
        <UnitLane
          earned={earned}
          projected={projected}
          total={required}
          label={t('{{earned}} earned and {{projected}} projected of {{required}} core courses', {
            earned,
            projected,
            required,
          })}
        />
      )}
      <div className={classes.coursesHead}>
        <h3 className={classes.coursesTitle}>{t('Courses')}</h3>
        <TextLink to="/grades" search={{ student: child.studentId }}>
          {t('All grades')}
        </TextLink>
      </div>
      {child.courses.length === 0 ? (
        <p className={classes.rowText}>{t('No courses yet.')}</p>
      ) : (
        <ul className={classes.courses}>
          {child.courses.map((course) => (
            <li key={course.courseId}>
              <div className={classes.rowWords}>
                <TextLink
                  to="/grades"
                  search={{ student: child.studentId }}
                  hash={`course-${course.courseId}`}
                  className={classes.clamped}
                  aria-label={t('{{course}}: grades of {{name}}', { course: course.title, name: child.name })}
                >
                  <span>
                    <CourseMark color={course.color} />
                    {course.title}
                  </span>
                </TextLink>
                <p className={classes.rowText}>
                  {t('{{graded}} of {{total}} graded', {
                    graded: course.gradedCount,
                    total: course.assignmentCount,
                  })}
                </p>
              </div>
              <div className={classes.rowEnd}>
                {course.missingCount > 0 && (
                  <TextLink
                    to="/grades"
                    search={{ student: child.studentId }}
                    hash={`course-${course.courseId}`}
                    aria-label={t('{{missing}} in {{course}}', {
                      missing: t('{{count}} missing', { count: course.missingCount }),
                      course: course.title,
                    })}
                  >
                    <Badge tone="danger" icon={<IconAlertTriangle />}>
                      {t('{{count}} missing', { count: course.missingCount })}
                    </Badge>
                  </TextLink>
                )}
                <GradeBadge band={course.soFarRatio === null ? null : gradeBand(course.soFarRatio)}>
                  {course.soFarRatio === null ? t('No grades yet') : gradeText(format, course.soFarRatio)}
                </GradeBadge>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasCore && <p className={classes.legal}>{t('Unofficial. The NCAA Eligibility Center decides.')}</p>}
    </Card>
  );
}
