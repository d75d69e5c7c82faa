import { Tabs } from '@mantine/core';
import { IconCertificate, IconEye } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subjectName } from '#shared/courses/course-words.tsx';
import { NcaaBadge } from '#shared/courses/ncaa-badge.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AssignmentsPanel } from './assignments-panel.tsx';
import { authoredCourseQuery, COURSE_TABS, type CourseTab } from './authoring-queries.ts';
import { ContentCard } from './content-card.tsx';
import classes from './course-editor-page.module.css';
import { CourseStateBadge } from './course-state.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PrerequisitesPanel } from './prerequisites-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { TeachersCard } from './teachers-card.tsx';

interface CourseEditorPageProps {
  readonly courseId: string;
  readonly tab: CourseTab;
  readonly onTab: (tab: CourseTab) => void;
}

/** On phones the row of tabs scrolls sideways; the one that was opened by an address is brought into view. */
const showChosenTab = (row: HTMLElement | null) =>
  row?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** One course as its authors work on it. */
export function CourseEditorPage({ courseId, tab, onTab }: CourseEditorPageProps) {
  const { t } = useTranslation();
  const { data: course } = useSuspenseQuery(authoredCourseQuery(courseId));
  const { details, publishing, problems } = course;
  return (
    <>
      <PageHeader
        title={details.title}
        parents={[{ label: t('My courses'), to: '/teach/courses' }]}
        actions={
          <>
            {publishing.status !== 'draft' && (
              <ButtonLink
                to="/teach/posting/$courseId"
                params={{ courseId }}
                variant="default"
                leftSection={<IconCertificate size={18} />}
              >
                {t('Final grades')}
              </ButtonLink>
            )}
            <ButtonLink
              to="/course/$courseId"
              params={{ courseId }}
              variant="default"
              leftSection={<IconEye size={18} />}
            >
              {t('Preview as student')}
            </ButtonLink>
          </>
        }
      />
      <Sections>
        <div className={classes.facts}>
          <CourseStateBadge publishing={publishing} />
          <Badge>{subjectName(details.subject, t)}</Badge>
          {course.isNcaaApproved && <NcaaBadge tone="notice" />}
          <span>{t('{{count}} students', { count: course.studentCount })}</span>
        </div>
        {publishing.refusal && publishing.status === 'draft' && (
          <Notice tone="warning" title={t('Your school asks for changes before this is published')}>
            {publishing.refusal}
          </Notice>
        )}
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(value) => onTab(COURSE_TABS.find((one) => one === value) ?? 'outline')}
        >
          <Tabs.List ref={showChosenTab} className={classes.tabs}>
            <Tabs.Tab value="outline">{t('Outline')}</Tabs.Tab>
            <Tabs.Tab value="assignments">{t('Assignments')}</Tabs.Tab>
            <Tabs.Tab value="people">{t('People')}</Tabs.Tab>
            <Tabs.Tab value="settings">{t('Settings')}</Tabs.Tab>
            <Tabs.Tab value="publish">
              {problems.length > 0
                ? t('Publish ({{count}} open items)', { count: problems.length })
                : t('Publish')}
            </Tabs.Tab>
            <Tabs.Tab value="dates">{t('Dates')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="outline" pt="lg">
            <OutlinePanel course={course} />
          </Tabs.Panel>
          <Tabs.Panel value="assignments" pt="lg">
            <AssignmentsPanel course={course} />
          </Tabs.Panel>
          <Tabs.Panel value="people" pt="lg">
            <Sections>
              <TeachersCard courseId={course.courseId} />
              <PeoplePanel courseId={course.courseId} />
            </Sections>
          </Tabs.Panel>
          <Tabs.Panel value="settings" pt="lg">
            <Sections>
              <SettingsPanel key={course.courseId} course={course} />
              <ContentCard course={course} />
              <PrerequisitesPanel key={`asked ${course.courseId}`} courseId={course.courseId} />
            </Sections>
          </Tabs.Panel>
          <Tabs.Panel value="publish" pt="lg">
            <PublishPanel course={course} />
          </Tabs.Panel>
          <Tabs.Panel value="dates" pt="lg">
            <DatesPanel course={course} />
          </Tabs.Panel>
        </Tabs>
      </Sections>
    </>
  );
}
