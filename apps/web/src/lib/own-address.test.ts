import { expect, it } from 'vitest';
import { isOwnAddress } from './own-address.ts';

it('takes addresses of this app only', () => {
  expect(['/dashboard', '/course/1?tab=assignments', '/'].map(isOwnAddress)).toEqual([true, true, true]);
});

it('refuses addresses that a browser reads as another site', () => {
  const others = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ];
  expect(others.map(isOwnAddress)).toEqual(others.map(() => false));
});
