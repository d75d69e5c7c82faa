import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Tabs } from '@mantine/core';
import { IconCalendarDue, IconCheck, IconStar } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitalWording } from '#lib/digital-wording.ts';
import { useFormat } from '#lib/format.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useStudyTime } from '#lib/use-study-time.ts';
import { AssignmentParts } from '#shared/assignments/assignment-parts.tsx';
import { ReportProblem } from '#shared/submissions/report-problem.tsx';
import { Badge } from '#ui/display/badge.tsx';
import classes from './assignment-page.module.css';
import { assignmentQuery } from './coursework-queries.ts';
import { pollEvery, useGradeWatch, type Watched } from './use-submission.ts';
import { WorkTab } from './work-tab.tsx';

type Tab = 'submit' | 'instructions';

interface AssignmentPageProps {
  readonly assignmentId: string;
  readonly tab?: Tab | undefined;
  readonly onTab: (tab: Tab) => void;
}

export function AssignmentPage({ assignmentId, tab = 'submit', onTab }: AssignmentPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [watched, setWatched] = useState<Watched | null>(null);
  const { data: assignment } = useSuspenseQuery({
    ...assignmentQuery(assignmentId),
    refetchInterval: ({ state }) => pollEvery(state.data?.attempts ?? []),
  });
  useGradeWatch(assignment.attempts, watched, () => setWatched(null));
  const { courseId, courseTitle, dueAt, childDueDates, timeZone, state, can } = assignment;
  const title = digitalWording(assignment.title);
  useStudyTime(can.whyNot === 'not_a_learner' ? null : courseId);
  usePageTitle(title, [
    { label: t('Courses'), to: '/courses' },
    { label: courseTitle, to: `/course/${courseId}` },
  ]);

  return (
    <>
      <header className={classes.header}>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>{title}</h1>
          {can.whyNot !== 'not_a_learner' &&
            (state === 'pending' ? (
              <Badge tone="outline">{t('Pending')}</Badge>
            ) : (
              <Badge tone="success" icon={<IconCheck />}>
                {t('Submitted')}
              </Badge>
            ))}
        </div>
        <ul className={classes.facts}>
          <li>
            <span className={classes.dot} aria-hidden="true" />
            <Link to="/course/$courseId" params={{ courseId }}>
              {courseTitle}
            </Link>
          </li>
          {childDueDates.map((child) => (
            <li key={`${child.name} ${child.dueAt}`}>
              <IconCalendarDue size={20} stroke={1.7} aria-hidden="true" />
              {t('{{name}}: due {{when}}', {
                name: child.name,
                when: format.deadline(child.dueAt, timeZone),
              })}
            </li>
          ))}
          {childDueDates.length === 0 && (
            <li>
              <IconCalendarDue size={20} stroke={1.7} aria-hidden="true" />
              {dueAt ? t('Due {{when}}', { when: format.deadline(dueAt, timeZone) }) : t('No due date')}
            </li>
          )}
          <li>
            <IconStar size={20} stroke={1.7} aria-hidden="true" />
            {t('{{points}} points', { points: format.number(points(assignment.pointsPossible)) })}
          </li>
          {can.whyNot !== 'not_a_learner' && (
            <li className={classes.report}>
              <ReportProblem subject={{ kind: 'assignment', assignmentId: assignment.assignmentId }} />
            </li>
          )}
        </ul>
      </header>
      <Tabs
        value={tab}
        onChange={(value) => onTab(value === 'instructions' ? 'instructions' : 'submit')}
        keepMounted
      >
        <Tabs.List>
          <Tabs.Tab value="submit">{t('Submit Assignment')}</Tabs.Tab>
          <Tabs.Tab value="instructions">{t('Instructions & Rubric')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="submit" pt="lg">
          <WorkTab assignment={assignment} onWatch={setWatched} />
        </Tabs.Panel>
        <Tabs.Panel value="instructions" pt="lg">
          <AssignmentParts assignment={{ ...assignment, hasMatching: assignment.matching !== null }} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
