import { IconBooks, IconSchool, IconUserCheck, IconUsersGroup } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { StatCard, StatRow } from '#ui/display/stat-card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LanePanel } from '#ui/layout/lane-panel.tsx';
import { Sections, Split } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './home.module.css';
import { SchoolCodes } from './school-codes.tsx';
import { WaitingPeople } from './waiting-people.tsx';

// It comes after what the home is for.
const RiskCard = part(() => import('#shared/eligibility/risk-card.tsx'));

/** The home of those who run a school; a homeschool family is a school of one. */
export default function SchoolHome() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: home } = useSuspenseQuery(api.home.school.queryOptions({ input: {} }));
  const isHomeschool = home.schoolKind === 'homeschool';

  return (
    <>
      <PageHeader
        title={home.schoolName}
        shortTitle={t('Dashboard')}
        description={
          home.waitingCount > 0
            ? t('{{count}} people are waiting for your decision.', { count: home.waitingCount })
            : t('No one is waiting for approval.')
        }
      />
      <Sections>
        {home.courseCount === 0 && (
          <LanePanel
            title={
              isHomeschool
                ? t('Choose your children’s first courses')
                : t('Choose your school’s first courses')
            }
            actions={
              <ButtonLink to="/school/library" variant="white" leftSection={<IconBooks size={20} />}>
                {t('Open the library')}
              </ButtonLink>
            }
          >
            {t(
              'The library has complete courses with lessons, assignments and rubrics. Take one, and it becomes your own copy to teach and change.',
            )}
          </LanePanel>
        )}
        <StatRow>
          <StatCard
            label={isHomeschool ? t('Children') : t('Students')}
            value={format.number(home.studentCount)}
            icon={<IconSchool size={20} />}
          />
          <StatCard
            label={t('Staff')}
            value={format.number(home.staffCount)}
            icon={<IconUsersGroup size={20} />}
          />
          <StatCard
            label={t('Courses')}
            value={format.number(home.courseCount)}
            icon={<IconBooks size={20} />}
          />
          <StatCard
            label={t('Waiting')}
            value={format.number(home.waitingCount)}
            icon={<IconUserCheck size={20} />}
          />
        </StatRow>
        {!isHomeschool && (
          <Suspense>
            <RiskCard />
          </Suspense>
        )}
        <Split>
          <WaitingPeople isHomeschool={isHomeschool} />
          <SchoolCodes isHomeschool={isHomeschool} />
        </Split>
        <Card title={t('Courses')} flush>
          {home.courses.length === 0 ? (
            <EmptyState icon={<IconBooks />} title={t('No courses yet.')}>
              {t('Courses you take from the library appear here.')}
            </EmptyState>
          ) : (
            <ul className={classes.rows}>
              {home.courses.map((course) => (
                <li key={course.courseId} className={classes.row}>
                  <h3 className={`${classes.rowWords} ${classes.rowTitle}`}>
                    <Link
                      to="/course/$courseId"
                      params={{ courseId: course.courseId }}
                      className={classes.link}
                    >
                      {course.title}
                    </Link>
                  </h3>
                  <span className={classes.rowText}>
                    {t('{{count}} students', { count: course.studentCount })}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Sections>
    </>
  );
}
