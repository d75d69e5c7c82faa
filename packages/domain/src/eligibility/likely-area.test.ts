import { expect, it } from 'vitest';
import { likelyArea } from './likely-area.ts';

it.each([
  ['English 9', 'english'],
  ['AP Eng Lit & Comp', 'english'],
  ['Language Arts 10', 'english'],
  ['Algebra II Honors', 'math'],
  ['AP Calculus AB', 'math'],
  ['Biology with Lab', 'science'],
  ['History of Science', 'social_science'],
  ['US Government', 'social_science'],
  ['Spanish III', 'world_language'],
  ['World Religions', 'religion_philosophy'],
  ['Computer Science', null],
  ['Consumer Math', null],
  ['Pre-Algebra', null],
  ['PE 9', null],
  ['Sports Medicine', null],
  ['', null],
])('takes %s for %s', (title, area) => expect(likelyArea(title)).toBe(area));
