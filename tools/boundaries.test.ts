import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './steps.ts';

interface Case {
  /** Imports, as our code would write them, that the rule must refuse. */
  readonly refused: readonly Import[];
  /** Their nearest neighbours, which no rule may refuse. */
  readonly allowed: readonly Import[];
}

/** `type`: as `import type`, which the compiler removes and a boundary counts all the same. */
type Import = readonly [from: string, specifier: string, kind?: 'type'];

const CASES: Readonly<Record<string, Case>> = {
  'no-cycles': {
    refused: [['packages/domain/src/ring/one.ts', './two.ts']],
    allowed: [
      ['packages/domain/src/line/one.ts', './two.ts'],
      ['packages/domain/src/ring-of-types/one.ts', './two.ts', 'type'],
    ],
  },
  'domain-knows-nobody': {
    refused: [
      ['packages/domain/src/gpa/reads-files.ts', 'node:fs'],
      ['packages/domain/src/gpa/uses-zod.ts', 'zod'],
      ['packages/domain/src/gpa/knows-contract.ts', '@fieldhouse/contract/ids.ts'],
      ['packages/domain/src/gpa/knows-contract-types.ts', '@fieldhouse/contract/ids.ts', 'type'],
      ['packages/domain/src/gpa/knows-server.ts', '../../../../apps/server/src/app.ts'],
    ],
    allowed: [
      ['packages/domain/src/gpa/knows-dates.ts', '../dates/day.ts'],
      ['packages/domain/src/gpa/gpa.test.ts', 'zod'],
    ],
  },
  'domain-tests-draw-at-random': {
    refused: [
      ['packages/domain/src/testing/reads-files.ts', 'node:fs'],
      ['packages/domain/src/testing/knows-server.ts', '../../../../apps/server/src/app.ts'],
    ],
    allowed: [
      ['packages/domain/src/testing/draws.ts', 'fast-check'],
      ['packages/domain/src/testing/knows-dates.ts', '../dates/day.ts'],
    ],
  },
  'contract-knows-domain-only': {
    refused: [
      ['packages/contract/src/knows-server.ts', '../../../apps/server/src/app.ts'],
      ['packages/contract/src/knows-server-types.ts', '../../../apps/server/src/app.ts', 'type'],
      ['packages/contract/src/knows-web.ts', '../../../apps/web/src/lib/api.ts'],
      ['packages/contract/src/knows-bench.ts', '../../../bench/main.ts'],
      ['packages/contract/src/knows-journeys.ts', '../../../e2e/server.ts'],
    ],
    allowed: [
      ['packages/contract/src/knows-domain.ts', '@fieldhouse/domain/dates/day.ts'],
      ['packages/contract/src/knows-zod.ts', 'zod'],
    ],
  },
  'features-meet-in-workflows': {
    refused: [
      ['apps/server/src/features/home/knows-handlers.ts', '#features/lessons/handlers.ts'],
      ['apps/server/src/features/home/knows-queries.ts', '../lessons/queries.ts'],
      ['apps/server/src/features/home/knows-row-types.ts', '#features/lessons/queries.ts', 'type'],
    ],
    allowed: [
      ['apps/server/src/features/home/knows-workflows.ts', '#features/lessons/workflows.ts'],
      ['apps/server/src/features/home/knows-itself.ts', './queries.ts'],
    ],
  },
  'platform-knows-no-feature': {
    refused: [
      ['apps/server/src/platform/knows-workflows.ts', '#features/lessons/workflows.ts'],
      ['apps/server/src/db/knows-workflows.ts', '#features/lessons/workflows.ts'],
      ['apps/server/src/platform/knows-types.ts', '#features/lessons/workflows.ts', 'type'],
      ['apps/server/src/platform/knows-demo.ts', '../demo/open.ts'],
    ],
    allowed: [
      ['apps/server/src/platform/knows-db.ts', '#db/unit.ts'],
      ['apps/server/src/platform/jobs.test.ts', '#features/lessons/workflows.ts'],
      ['apps/server/src/db/unit.test.ts', '#testing/world.ts'],
    ],
  },
  'access-knows-nobody': {
    refused: [
      ['apps/server/src/access/knows-workflows.ts', '#features/lessons/workflows.ts'],
      ['apps/server/src/access/knows-unit.ts', '#db/unit.ts'],
      ['apps/server/src/access/knows-demo.ts', '../demo/open.ts'],
    ],
    allowed: [
      ['apps/server/src/access/knows-itself.ts', './actor.ts'],
      ['apps/server/src/access/courses.test.ts', '#testing/world.ts'],
      ['apps/server/src/features/home/knows-access.ts', '#access/actor.ts'],
      ['apps/server/src/platform/knows-access.ts', '#access/actor.ts'],
    ],
  },
  'web-features-apart': {
    refused: [
      ['apps/web/src/features/home/knows-page.tsx', '#features/lessons/lesson-page.tsx'],
      ['apps/web/src/features/home/knows-hook.ts', '../lessons/use-lessons.ts'],
    ],
    allowed: [
      ['apps/web/src/features/home/knows-itself.ts', './use-home.ts'],
      ['apps/web/src/features/home/knows-ui.ts', '#ui/layout/card.tsx'],
      ['apps/web/src/features/home/knows-shared.ts', '#shared/courses/use-enroll.ts'],
      ['apps/web/src/routes/home.tsx', '#features/lessons/lesson-page.tsx'],
    ],
  },
  'web-ui-knows-no-product': {
    refused: [
      ['apps/web/src/ui/knows-feature.tsx', '#features/lessons/lesson-page.tsx'],
      ['apps/web/src/ui/knows-route.tsx', '../routes/__root.tsx'],
      ['apps/web/src/ui/layout/knows-shared.tsx', '#shared/courses/use-enroll.ts'],
      ['apps/web/src/ui/layout/knows-contract.tsx', '@fieldhouse/contract/limits.ts'],
      ['apps/web/src/ui/layout/knows-contract-types.tsx', '@fieldhouse/contract/ids.ts', 'type'],
      ['apps/web/src/ui/layout/knows-domain.tsx', '@fieldhouse/domain/dates/day.ts'],
    ],
    allowed: [
      ['apps/web/src/ui/layout/knows-lib.tsx', '#lib/store.ts'],
      ['apps/web/src/ui/layout/knows-ui.tsx', './card.tsx'],
    ],
  },
  'web-ui-reaches-no-api': {
    refused: [
      ['apps/web/src/ui/layout/knows-api.tsx', '#lib/api.ts'],
      ['apps/web/src/ui/layout/knows-session.tsx', '#lib/session.ts'],
    ],
    allowed: [['apps/web/src/ui/layout/knows-errors.tsx', '#lib/errors.ts']],
  },
  'web-shared-knows-no-feature': {
    refused: [
      ['apps/web/src/shared/courses/knows-feature.tsx', '#features/lessons/lesson-page.tsx'],
      ['apps/web/src/shared/courses/knows-feature-types.ts', '#features/lessons/use-lessons.ts', 'type'],
      ['apps/web/src/shared/courses/knows-route.tsx', '../../routes/__root.tsx'],
    ],
    allowed: [
      ['apps/web/src/shared/courses/knows-api.ts', '#lib/api.ts'],
      ['apps/web/src/shared/courses/knows-ui.tsx', '#ui/layout/card.tsx'],
      ['apps/web/src/shared/courses/knows-contract.ts', '@fieldhouse/contract/limits.ts'],
      ['apps/web/src/shared/frame/knows-shared.ts', '#shared/courses/use-enroll.ts'],
    ],
  },
  'web-lib-knows-no-screen': {
    refused: [
      ['apps/web/src/lib/knows-ui.ts', '#ui/layout/card.tsx'],
      ['apps/web/src/lib/knows-ui-types.ts', '#ui/layout/card.tsx', 'type'],
      ['apps/web/src/lib/knows-shared.ts', '#shared/courses/use-enroll.ts'],
      ['apps/web/src/lib/knows-feature.ts', '#features/lessons/use-lessons.ts'],
    ],
    allowed: [['apps/web/src/lib/knows-lib.ts', './api.ts']],
  },
  'web-loads-no-zod': {
    refused: [['apps/web/src/lib/parses.ts', '@fieldhouse/contract/people.ts']],
    allowed: [
      ['apps/web/src/lib/knows-types.ts', '@fieldhouse/contract/people.ts', 'type'],
      ['apps/web/src/lib/knows-limits.ts', '@fieldhouse/contract/limits.ts'],
    ],
  },
  'web-loads-no-tests': {
    refused: [
      ['apps/web/src/features/home/uses-stubs.ts', '#testing/stub.ts'],
      ['apps/web/src/lib/uses-stubs.ts', '../testing/stub.ts'],
    ],
    allowed: [
      ['apps/web/src/features/home/home.test.tsx', '#testing/stub.ts'],
      ['apps/web/src/testing/knows-contract.ts', '@fieldhouse/contract/people.ts'],
    ],
  },
  'web-and-server-apart': {
    refused: [
      ['apps/web/src/lib/knows-server.ts', '../../../server/src/app.ts'],
      ['apps/web/src/lib/knows-server-types.ts', '../../../server/src/app.ts', 'type'],
    ],
    allowed: [['apps/web/src/lib/knows-contract.ts', '@fieldhouse/contract/ids.ts', 'type']],
  },
  'no-tests-in-production': {
    refused: [
      ['apps/server/src/features/home/uses-world.ts', '#testing/world.ts'],
      ['apps/server/src/uses-world.ts', './testing/world.ts'],
    ],
    allowed: [
      ['apps/server/src/features/home/home.test.ts', '#testing/world.ts'],
      ['apps/server/src/testing/browser.ts', './world.ts'],
    ],
  },
};

/** What the imports above lead to. */
const TARGETS = [
  'apps/server/src/access/actor.ts',
  'packages/domain/src/dates/day.ts',
  'packages/contract/src/ids.ts',
  'apps/server/src/app.ts',
  'apps/server/src/db/unit.ts',
  'apps/server/src/demo/open.ts',
  'apps/server/src/features/home/queries.ts',
  'apps/server/src/features/lessons/handlers.ts',
  'apps/server/src/features/lessons/queries.ts',
  'apps/server/src/features/lessons/workflows.ts',
  'apps/server/src/testing/world.ts',
  'apps/web/src/features/home/use-home.ts',
  'apps/web/src/features/lessons/lesson-page.tsx',
  'apps/web/src/features/lessons/use-lessons.ts',
  'apps/web/src/lib/api.ts',
  'apps/web/src/lib/errors.ts',
  'apps/web/src/lib/store.ts',
  'apps/web/src/routes/__root.tsx',
  'apps/web/src/shared/courses/use-enroll.ts',
  'apps/web/src/testing/stub.ts',
  'apps/web/src/ui/layout/card.tsx',
  'bench/main.ts',
  'e2e/server.ts',
  'packages/contract/src/limits.ts',
  'packages/contract/src/people.ts',
  'packages/domain/src/line/two.ts',
];

const config = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as IConfiguration;
const ruleNames = (config.forbidden ?? []).map(({ name }) => name ?? '');

let folder = '';
/** Each broken rule as "rule: file". */
let broken: string[] = [];
/** Imports that lead nowhere, about which a rule can say nothing. */
let lost: string[] = [];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-boundaries-'));
  // Aliases and packages are found by the real manifests, in a tree that has nothing else in common with ours.
  for (const part of ['packages/domain', 'packages/contract', 'apps/server', 'apps/web']) {
    mkdirSync(path.join(folder, part), { recursive: true });
    cpSync(path.join(root, part, 'package.json'), path.join(folder, part, 'package.json'));
  }
  mkdirSync(path.join(folder, 'node_modules/@fieldhouse'), { recursive: true });
  for (const name of ['domain', 'contract'])
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@fieldhouse', name));
  for (const name of ['zod', 'fast-check'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));

  for (const target of TARGETS) write(target, 'export const value = 1;\n');
  write('apps/web/src/lib/session.ts', "export { value } from './api.ts';\n");
  write('packages/domain/src/ring/two.ts', "export { value } from './one.ts';\n");
  write(
    'packages/domain/src/ring-of-types/two.ts',
    "export type { Other } from './one.ts';\nexport const value = 1;\n",
  );
  for (const { refused, allowed } of Object.values(CASES)) {
    for (const [from, specifier, kind] of [...refused, ...allowed]) {
      write(
        from,
        kind === 'type'
          ? `import type * as other from '${specifier}';\nexport type Other = typeof other;\n`
          : `import * as other from '${specifier}';\nexport const value = other;\n`,
      );
    }
  }

  const { output } = await cruise(['apps', 'packages'], {
    ...config.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  const { modules, summary } = output as ICruiseResult;
  lost = modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ couldNotResolve }) => couldNotResolve).map(({ module }) => `${source}: ${module}`),
  );
  broken = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the boundaries between parts', () => {
  it('have a case for each rule, and no case without one', () => {
    expect(Object.keys(CASES).sort()).toEqual(ruleNames.toSorted());
  });

  it.each(ruleNames)('%s refuses what it is about, and stops the check', (name) => {
    const rule = config.forbidden?.find((one) => one.name === name);
    expect(rule?.severity).toBe('error');
    const { refused } = CASES[name] ?? { refused: [] };
    expect(refused.length).toBeGreaterThan(0);
    for (const [from] of refused) expect(broken).toContain(`${name}: ${from}`);
  });

  it('refuse nothing else', () => {
    expect(lost).toEqual([]);
    const refused = Object.entries(CASES).flatMap(([name, one]) =>
      one.refused.map(([from]) => `${name}: ${from}`),
    );
    expect(broken.filter((one) => !refused.includes(one))).toEqual([]);
  });
});
