import { readFileSync } from 'node:fs';
import { COURSE_COLORS } from '@fieldhouse/domain/catalog/course-colors.ts';
import { expect, it } from 'vitest';

const styles = (name: string) => readFileSync(new URL(`../../ui/styles/${name}`, import.meta.url), 'utf8');
const [light = '', dark = ''] = styles('tokens.css').split('[data-mantine-color-scheme="dark"]');
const numbers = Array.from({ length: COURSE_COLORS }, (_, at) => at + 1);

const tokenOf = (scheme: string, name: string): string => {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(scheme);
  if (!found?.[1]) throw new Error(`no value of --${name}`);
  return found[1];
};
/** The color of a course in a scheme, by the rule that a page draws it with. */
function markOf(scheme: string, color: number): string {
  const rule = new RegExp(`data-series="${color}"\\] \\{\\s*--series: var\\(--([a-z0-9]+)\\)`);
  const name = rule.exec(styles('global.css'))?.[1];
  if (!name) throw new Error(`no rule for the color ${color}`);
  return tokenOf(scheme, name);
}
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

it.each([
  ['light', light],
  ['dark', dark],
] as const)('tells each color of a course from what it lies on: %s', (_, scheme) => {
  for (const color of numbers) {
    for (const ground of ['surface', 'page', 'surface-hover']) {
      const found = contrast(markOf(scheme, color), tokenOf(scheme, ground));
      expect(found, `${color} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
  expect(new Set(numbers.map((color) => markOf(scheme, color))).size).toBe(COURSE_COLORS);
});
