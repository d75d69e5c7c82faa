import { expect, it } from 'vitest';
import { fill, openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

type Student = OutputOf<'records.student'>;

const credit = (title: string, file: Student['credits'][number]['file']): Student['credits'][number] => ({
  ...{ creditId: id(title.length), kind: 'transfer', schoolName: 'Ridgeview High School', title, file },
  ...{ ncaaArea: null, isCore: false, gradeRaw: 'B', percent: 85, isPassed: null, credits: 1 },
  ...{ termLabel: '2023-24', completedOn: null, creditsEarned: 1, status: 'approved', reason: null },
  ...{ enteredByName: 'Nora Okafor', enteredAt: '2026-11-20T15:00:00Z' },
  ...{ mode: null, content: { says: 'nothing', rowId: null, part: null } },
});

const FIGURES = { officialGpa: null, progressGpa: null, creditsEarned: 2, coreEarned: 0, coreProjected: 0 };
const openRecord = (
  credits: Student['credits'],
  stubs: NonNullable<Parameters<typeof openPage>[1]>['stubs'] = {},
) =>
  openPage(`/student/${id(70)}`, {
    as: 'school_admin',
    stubs: {
      ...STUDENT_PAGE,
      'records.student': {
        ...(STUDENT_PAGE['records.student'] as Student),
        ...{ figures: FIGURES, credits, can: { keepRecord: true, message: false } },
      },
      'families.student': refused('FORBIDDEN'),
      'consent.student': refused('FORBIDDEN'),
      'records.details': refused('FORBIDDEN'),
      'eligibility.registry': refused('FORBIDDEN'),
      ...stubs,
    },
  });

it('says of credit that it repeats another one, and leaves what wasn’t said', async () => {
  const sent: unknown[] = [];
  const user = await openRecord(
    [
      credit('Algebra I', { fileId: id(5), name: 'Ridgeview.pdf' }),
      credit('English, nine', { fileId: id(6), name: 'B.pdf' }),
    ],
    {
      'records.saveTransferCredit': (input) => {
        sent.push(input.content);
        return { creditId: input.creditId! };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Correct English, nine' }));
  const dialog = await screen.findByRole('dialog');
  const says = within(dialog).getByRole('combobox', { name: 'Same course as another?' });
  await user.selectOptions(says, 'A repeat of another course');
  fill(within(dialog).getByRole('textbox', { name: 'Reason for the correction' }), 'Taken again');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  within(dialog).getByText('Choose the course whose content it has.');
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Repeat of' }),
    'Algebra I · Ridgeview High School · 2023-24',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Credit saved');
  expect(sent).toEqual([{ says: 'repeat', row: { creditId: id('Algebra I'.length) } }]);
});

it('reads a pasted table, names the rows that it can’t read, and saves what was compared with the document', async () => {
  const sent: unknown[] = [];
  const user = await openRecord([], {
    'records.saveTransferCredits': (input) => {
      sent.push(input);
      return { creditIds: [id(1) as never] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paste a table' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste past credits' });
  fill(
    within(dialog).getByRole('textbox', { name: 'Table' }),
    'Course\tGrade\tCredits\tTerm\nGeometry\tB\t1\t2024–25\nArt\tMerit\t0.5\t2024–25\nGym\tA\tmany\t2024–25',
  );
  await within(dialog).findByText(
    'Row 4, “Gym · A · many · 2024–25”: credits are a number above 0, up to 10.',
  );
  fill(within(dialog).getByRole('textbox', { name: 'School or college' }), 'Ridgeview High School');
  const save = within(dialog).getByRole('button', { name: 'Put 2 credits on the record' });
  await user.click(save);
  within(dialog).getByText('Say of each marked row whether the course was passed.');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Was “Art” passed?' }), 'Passed');
  await user.click(save);
  within(dialog).getByText('Upload the document this was read from.');
  expect(sent).toEqual([]);
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
