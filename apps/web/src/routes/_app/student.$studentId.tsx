import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { StaffConsentCard } from '#features/consent/staff-consent-card.tsx';
import { StaffCorrectionsCard } from '#features/corrections/staff-corrections-card.tsx';
import { relationshipName } from '#features/families/link-words.ts';
import { StaffFamilyCard } from '#features/families/staff-family-card.tsx';
import { studentQuery, WORK_FILTERS, type WorkFilter } from '#features/records/records-queries.ts';
import { StudentPage } from '#features/records/student-page.tsx';
import { AccountCard } from '#features/student-accounts/account-card.tsx';
import { part } from '#ui/feedback/part.tsx';

const GraduationCard = part(() => import('#features/graduation/graduation-card.tsx'));

export const Route = createFileRoute('/_app/student/$studentId')({
  validateSearch: (search): { work?: WorkFilter | undefined } => ({
    work: WORK_FILTERS.find((one) => one === search.work),
  }),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(studentQuery(params.studentId)),
  component: Student,
});

function Student() {
  const { studentId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <StudentPage
      studentId={studentId}
      relationshipName={relationshipName}
      work={Route.useSearch().work}
      onWork={(work) => void navigate({ search: { work }, replace: true, resetScroll: false })}
      corrections={<StaffCorrectionsCard studentId={studentId} />}
      graduation={
        <Suspense>
          <GraduationCard studentId={studentId as StudentId} />
        </Suspense>
      }
      family={
        <>
          <StaffConsentCard studentId={studentId} />
          <StaffFamilyCard studentId={studentId} />
          <AccountCard studentId={studentId} />
        </>
      }
    />
  );
}
