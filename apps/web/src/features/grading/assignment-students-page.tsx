import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { assignmentWorkQuery } from './grading-queries.ts';
import { StudentList } from './student-list.tsx';

interface AssignmentStudentsPageProps {
  readonly assignmentId: string;
  readonly course: string | undefined;
}

/** Everyone who does one assignment, with how each work stands: what waits, what is held, and what is released. */
export function AssignmentStudentsPage({ assignmentId, course }: AssignmentStudentsPageProps) {
  const { t } = useTranslation();
  const { students, assignmentTitle, courseTitle } = useSuspenseQuery(assignmentWorkQuery(assignmentId)).data;
  const first = students.find(({ state, attemptId }) => state === 'to_grade' && attemptId !== null);
  return (
    <>
      <PageHeader
        title={assignmentTitle}
        parents={[{ label: t('To grade'), to: '/teach/grading' }]}
        description={courseTitle}
        actions={
          <>
            <TextLink to="/teach/quality/$assignmentId" params={{ assignmentId }}>
              {t('How well the engine grades this assignment')}
            </TextLink>
            {first?.attemptId && (
              <ButtonLink
                to="/teach/grading/$attemptId"
                params={{ attemptId: first.attemptId }}
                search={{ course }}
              >
                {t('Grade')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Card title={t('{{count}} students', { count: students.length })}>
        <StudentList label={t('Students')} students={students} openId={null} course={course} />
      </Card>
    </>
  );
}
