import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { featureFiles, problemWith, stepsByHand, tableOf } from './new-feature.ts';

const nothing = () => false;
const files = featureFiles('study-plans');
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

describe('the name of a feature', () => {
  it('is kebab-case', () => {
    for (const name of ['records', 'study-plans', 'plans-b2']) {
      expect(problemWith(name, 'records', nothing)).toBeNull();
    }
    for (const name of [
      '',
      'Records',
      'studyPlans',
      'study_plans',
      'study--plans',
      '-records',
      'records-',
      '2-plans',
      'a b',
      '../x',
    ]) {
      expect(problemWith(name, 'records', nothing)).toContain('no name in kebab-case');
    }
  });

  it('has at most 24 characters', () => {
    expect(problemWith('a'.repeat(24), 'records', nothing)).toBeNull();
    expect(problemWith('a'.repeat(25), 'records', nothing)).toContain('longer than 24');
  });

  it('can be a constant beside the ones its files use', () => {
    for (const name of ['import', 'delete', 'procedure', 'router', 'z']) {
      expect(problemWith(name, 'records', nothing)).toContain('has a meaning');
    }
  });

  it.each([
    'packages/contract/src/records.ts',
    'apps/server/src/features/records',
    'apps/web/src/features/records',
    'e2e/records',
  ])('is taken where %s exists', (place) => {
    expect(problemWith('records', 'records', (one) => one === place)).toBe(
      `"records" is taken: ${place} exists.`,
    );
  });

  it('comes with a table that SQL takes as it is', () => {
    for (const table of ['Records', 'study-plans', 'x; drop table users', '']) {
      expect(problemWith('records', table, nothing)).toContain('no table name');
    }
  });
});

describe('the files of a feature', () => {
  it('stand under one name in contract, server, web and journeys', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'packages/contract/src/study-plans.ts',
      'apps/server/src/features/study-plans/queries.ts',
      'apps/server/src/features/study-plans/policy.ts',
      'apps/server/src/features/study-plans/handlers.ts',
      'apps/server/src/features/study-plans/study-plans.test.ts',
      'apps/web/src/features/study-plans/use-study-plans.ts',
      'apps/web/src/features/study-plans/study-plans-page.tsx',
      'apps/web/src/routes/_app/study-plans.$id.tsx',
      'e2e/study-plans/study-plans.e2e.ts',
    ]);
  });

  it('are TypeScript, whole and without gaps', () => {
    for (const { path, text } of files) {
      expect(text, path).not.toMatch(/undefined|\[object|not implemented|TODO/i);
      expect(text.endsWith('\n') && !text.endsWith('\n\n'), path).toBe(true);
      if (!path.endsWith('.tsx')) expect(() => stripTypeScriptTypes(text), path).not.toThrow();
    }
  });

  it('begin closed: staff of the school alone, and everything else does not exist', () => {
    expect(textOf('packages/contract/src/study-plans.ts')).toContain(
      "procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })",
    );
    expect(textOf('apps/server/src/features/study-plans/handlers.ts')).toContain(
      'if (!row || !canSee(actor, row)) throw errors.NOT_FOUND();',
    );
  });

  it('read the table of the same name, or the one that is given', () => {
    const queries = (table?: string) =>
      featureFiles('study-plans', table).find(({ path }) => path.endsWith('/queries.ts'))?.text;
    expect(tableOf('study-plans')).toBe('study_plans');
    expect(queries()).toContain('from study_plans where id = :id');
    expect(queries('courses')).toContain('from courses where id = :id');
  });
});

it('names the lines that are added by hand', () => {
  const steps = stepsByHand('study-plans').join('\n');
  expect(steps).toContain("import { studyPlans } from './study-plans.ts';");
  expect(steps).toContain("import * as studyPlans from '#features/study-plans/handlers.ts';");
  expect(steps).toContain("study_plans: { code: 'T', …");
  expect(steps).toContain('summaries.ts: studyPlans');
  expect(steps).toContain('studyPlans: { get: { input, succeed } }');
});
