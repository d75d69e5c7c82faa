import { describe, expect, it } from 'vitest';
import { minimumLength, strengthOf } from './password-strength.ts';

describe('the password hint', () => {
  it('asks more of those who see the data of others', () => {
    expect(minimumLength('student')).toBe(6);
    expect(minimumLength('parent')).toBe(6);
    expect(minimumLength('teacher')).toBe(12);
    expect(minimumLength('school_admin')).toBe(12);
  });

  it('calls everything below the minimum too short', () => {
    expect(strengthOf('Ab1!x', 6)).toBe(0);
    expect(strengthOf('Ab1!xyz8901', 12)).toBe(0);
  });

  it('calls one repeated letter weak however long it is', () => {
    expect(strengthOf('aaaaaaaaaa', 6)).toBe(1);
  });

  it('rises with length and variety', () => {
    const hints = ['sunset', 'sunset-42', 'sunset-42-River', 'sunset-42-River-lantern'].map((one) =>
      strengthOf(one, 6),
    );
    expect(hints).toEqual([...hints].sort());
    expect(hints.at(-1)).toBe(4);
  });
});
