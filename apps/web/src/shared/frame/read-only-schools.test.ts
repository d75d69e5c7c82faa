import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { expect, it } from 'vitest';
import { readOnlySchools } from './read-only-schools.ts';

const at = (schoolName: string, readOnly: Parameters<typeof readOnlySchools>[0][number]['readOnly']) => ({
  schoolId: schoolName as SchoolId,
  schoolName,
  readOnly,
});

it('names every school that may only be read, once each', () => {
  const expired = { reason: 'expired', contact: 'office@elm.test' } as const;
  expect(
    readOnlySchools([
      at('Oak High', null),
      at('Elm High', expired),
      at('Elm High', expired),
      at('Fir High', { reason: 'closed', contact: null }),
    ]),
  ).toEqual([
    { schoolId: 'Elm High', schoolName: 'Elm High', reason: 'expired', contact: 'office@elm.test' },
    { schoolId: 'Fir High', schoolName: 'Fir High', reason: 'closed', contact: null },
  ]);
  expect(readOnlySchools([at('Oak High', null)])).toEqual([]);
});
