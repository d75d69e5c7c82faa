import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_NAME, firstNamesIn, withFirstName } from './first-name.ts';

it('puts the first name alone where its sign stands', () => {
  expect(withFirstName('How is {name}? {name} did well.', 'Ada Maria Park')).not.toContain('Park');
  expect(withFirstName('How is {name}?', 'Ada Park')).toBe('How is Ada?');
  expect(withFirstName('How is {Name}?', 'Ada Park')).toBe('How is {Name}?');
  // A name is no pattern.
  expect(withFirstName('{name}', "$& $1 $'")).toBe('$& $1');
});

it('leaves everything else as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (parts) => {
      const plain = parts.map((part) => part.replaceAll(/[{}]/g, ''));
      const text = plain.join(FIRST_NAME);
      expect(firstNamesIn(text)).toBe(parts.length - 1);
      expect(withFirstName(text, 'Bo Baker')).toBe(plain.join('Bo'));
    }),
  );
});
