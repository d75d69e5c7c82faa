import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

type Student = OutputOf<'records.student'>;

const credit = (title: string, file: Student['credits'][number]['file']): Student['credits'][number] => ({
  ...{ creditId: id(title.length), kind: 'transfer', schoolName: 'Ridgeview High School', title, file },
  ...{ ncaaArea: null, isCore: false, gradeRaw: 'B', percent: 85, isPassed: null, credits: 1 },
  ...{ termLabel: '2023-24', completedOn: null, creditsEarned: 1, status: 'approved', reason: null },
  ...{ enteredByName: 'Nora Okafor', enteredAt: '2026-11-20T15:00:00Z' },
});

it('offers the document of a credit, and none that was deleted', async () => {
  await openPage(`/student/${id(70)}`, {
    as: 'school_admin',
    stubs: {
      ...STUDENT_PAGE,
      'records.student': {
        ...(STUDENT_PAGE['records.student'] as Student),
        figures: {
          ...{ officialGpa: null, progressGpa: null, creditsEarned: 2, coreEarned: 0, coreProjected: 0 },
        },
        credits: [
          credit('Algebra I', { fileId: id(5), name: 'Ridgeview.pdf' }),
          credit('Ceramics and Art', null),
        ],
      },
      'families.student': refused('FORBIDDEN'),
      'consent.student': refused('FORBIDDEN'),
      'records.details': refused('FORBIDDEN'),
    },
  });
  await screen.findByText('Ceramics and Art');
  screen.getByText('Algebra I');
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
  screen.getByRole('button', { name: 'Download Ridgeview.pdf' });
});
