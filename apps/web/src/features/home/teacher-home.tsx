import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import {
  IconBooks,
  IconChecks,
  IconClipboardCheck,
  IconMessageQuestion,
  IconUsers,
} from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { useMe } from '#lib/session.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { askAgainAfter } from '#shared/live/joining.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { StatCard, StatRow } from '#ui/display/stat-card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LanePanel } from '#ui/layout/lane-panel.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './home.module.css';
import { TeacherAttention } from './teacher-attention.tsx';
import { TeacherToday } from './teacher-today.tsx';

// It comes after what the home is for.
const RiskCard = part(() => import('#shared/eligibility/risk-card.tsx'));

export default function TeacherHome() {
  const { t } = useTranslation();
  const format = useFormat();
  const { givenName, isCounselor } = useMe();
  const { data: home } = useSuspenseQuery(
    api.home.teacher.queryOptions({
      input: {},
      refetchInterval: (query) => askAgainAfter(query.state.data?.sessions ?? [], Date.now()),
    }),
  );
  const students = home.courses.reduce((sum, course) => sum + course.studentCount, 0);
  const waiting = home.questionCount + home.reportCount + home.requestCount;

  return (
    <>
      <PageHeader title={t('Welcome back, {{name}}', { name: givenName })} shortTitle={t('Dashboard')} />
      <Sections>
        {home.toGradeCount > 0 && (
          <LanePanel
            title={t('{{count}} submissions are waiting for your grade', { count: home.toGradeCount })}
            actions={
              <ButtonLink to="/teach/grading" variant="white" leftSection={<IconClipboardCheck size={20} />}>
                {t('Start grading')}
              </ButtonLink>
            }
          >
            {t('AI may have proposed points for some of them. The grades waiting here are yours to give.')}
          </LanePanel>
        )}
        <StatRow>
          <StatCard
            label={t('To grade')}
            value={format.number(home.toGradeCount)}
            note={home.heldCount > 0 ? t('{{count}} grades are held', { count: home.heldCount }) : undefined}
            icon={<IconClipboardCheck size={20} />}
          />
          <StatCard
            label={t('Questions and requests')}
            value={format.number(waiting)}
            note={
              waiting > 0 ? (
                <Link to="/teach/inbox" className={classes.link}>
                  {t('Open them')}
                </Link>
              ) : (
                t('Nothing is waiting')
              )
            }
            icon={<IconMessageQuestion size={20} />}
          />
          <StatCard
            label={t('Students')}
            value={format.number(students)}
            note={t('Counted once in each course')}
            icon={<IconUsers size={20} />}
          />
        </StatRow>
        {isCounselor && (
          <Suspense>
            <RiskCard />
          </Suspense>
        )}
        <div className={classes.halves}>
          <TeacherAttention students={home.attention} hasMore={home.hasMoreAttention} />
          <TeacherToday home={home} />
        </div>
        <Card title={t('My Courses')} flush>
          {home.courses.length === 0 ? (
            <EmptyState
              icon={<IconBooks />}
              title={t('You aren’t teaching any courses yet.')}
              action={
                <ButtonLink to="/school/library" variant="default" size="sm">
                  {t('Open the library')}
                </ButtonLink>
              }
            >
              {t('Take a course from the library: your school gets its own copy, and you teach it.')}
            </EmptyState>
          ) : (
            <ul className={classes.rows}>
              {home.courses.map((course) => (
                <li key={course.courseId} className={classes.row}>
                  <div className={classes.rowWords}>
                    <h3 className={classes.rowTitle}>
                      <CourseMark color={course.color} />
                      <Link
                        to="/course/$courseId"
                        params={{ courseId: course.courseId }}
                        className={classes.link}
                      >
                        {course.title}
                      </Link>
                    </h3>
                    <p className={classes.rowText}>
                      {t('{{count}} students', { count: course.studentCount })}
                    </p>
                  </div>
                  <div className={classes.rowEnd}>
                    {course.toGradeCount > 0 ? (
                      <Badge tone="warning" icon={<IconClipboardCheck />}>
                        {t('{{count}} to grade', { count: course.toGradeCount })}
                      </Badge>
                    ) : (
                      <Badge tone="success" icon={<IconChecks />}>
                        {t('All graded')}
                      </Badge>
                    )}
                    <GradeBadge band={course.averageRatio === null ? null : gradeBand(course.averageRatio)}>
                      {course.averageRatio === null
                        ? t('No grades yet')
                        : t('Average {{percent}}', { percent: gradeText(format, course.averageRatio) })}
                    </GradeBadge>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Sections>
    </>
  );
}
