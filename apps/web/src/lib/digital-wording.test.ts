import { expect, it } from 'vitest';
import { digitalWording } from './digital-wording.ts';

it('turns words that ask for paper into what the screen offers', () => {
  expect(digitalWording('Complete the worksheet with a pencil.')).toBe(
    'Complete the activity with a keyboard.',
  );
  expect(digitalWording('Use scissors and glue.')).toBe('Use the matching activity.');
  expect(digitalWording('Read the handouts.')).toBe('Read the reading materials.');
});

it('keeps capitals at the start', () => {
  expect(digitalWording('Worksheet 3')).toBe('Activity 3');
});

it('leaves other words alone', () => {
  expect(digitalWording('The penciled network sheet')).toBe('The penciled network sheet');
});
