import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

const t = ((key: string) => key) as unknown as TFunction;
const addresses = (home: Parameters<typeof navigationFor>[0][number]) =>
  navigationFor([home], t).flatMap(({ items }) => items.map(({ to }) => to));

it('leads former students to their grades, and nowhere that is closed to them', () => {
  expect(addresses('former')).toEqual(['/dashboard', '/grades']);
  expect(addresses('none')).toEqual(['/dashboard']);
});
