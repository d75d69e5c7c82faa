import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import type { DemoClient, Stage } from './stage.ts';

/** What Northfield asks of every class that is there. */
export async function keepRequirements(
  { graduation }: DemoClient,
  { schoolId }: Pick<Stage, 'schoolId'>,
): Promise<void> {
  await graduation.saveSet({
    schoolId: schoolId as SchoolId,
    baseNumber: 0,
    fromYear: 2024,
    set: {
      name: 'Northfield diploma',
      totalCredits: 24,
      requirements: [
        { label: 'English', credits: 4, subjects: ['English Language Arts'], titles: [] },
        { label: 'Mathematics', credits: 4, subjects: ['Mathematics'], titles: [] },
        { label: 'Science', credits: 3, subjects: ['Science'], titles: [] },
        { label: 'Social studies', credits: 3, subjects: ['Social Studies'], titles: [] },
        { label: 'World languages', credits: 2, subjects: ['World Languages'], titles: [] },
        { label: 'Physical education', credits: 1, subjects: [], titles: ['Physical Education'] },
        { label: 'Health', credits: 0.5, subjects: [], titles: ['Health'] },
      ],
    },
    reason: null,
  });
}
