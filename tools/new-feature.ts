import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

export interface FeatureFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
const TABLE = /^[a-z][a-z0-9_]*$/;
/** Longer names don't read well, and the lines of the templates hold no more. */
const MAX_NAME = 24;

/** The name becomes a constant next to these, or can't become one at all. */
const TAKEN_WORDS: ReadonlySet<string> = new Set(
  `await break case catch class const continue contract debugger default delete do else enum export extends false
   finally for function if implements import in instanceof interface let new null os package private procedure
   protected public return router static super switch this throw true try typeof var void while with yield z`.split(
    /\s+/,
  ),
);

/** 'study-plans' as a constant: studyPlans. */
const constantOf = (name: string) => name.replace(/-./g, (part) => part.charAt(1).toUpperCase());
/** As the start of a component's name: StudyPlans. */
const componentOf = (name: string) => name.charAt(0).toUpperCase() + constantOf(name).slice(1);
/** As the title of a page: Study plans. */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
/** As the table of the same name: study_plans. */
export const tableOf = (name: string): string => name.replaceAll('-', '_');

/** The places of a feature: the same name in each. */
const placesOf = (name: string) => ({
  contract: `packages/contract/src/${name}.ts`,
  server: `apps/server/src/features/${name}`,
  web: `apps/web/src/features/${name}`,
  e2e: `e2e/${name}`,
});

/** What a route takes from its feature, in the order in which imports stand. */
function routeImports(name: string): string[] {
  const imports = [
    { what: `${componentOf(name)}Page`, from: `#features/${name}/${name}-page.tsx` },
    { what: 'rowQuery', from: `#features/${name}/use-${name}.ts` },
  ];
  return imports
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ what, from }) => `import { ${what} } from '${from}';`);
}

/** What is wrong with the name or the table of a new feature, in one sentence; null: nothing. */
export function problemWith(name: string, table: string, isThere: (place: string) => boolean): string | null {
  if (!NAME.test(name)) return `"${name}" is no name in kebab-case, such as "study-plans".`;
  if (name.length > MAX_NAME) return `"${name}" is longer than ${MAX_NAME} characters.`;
  if (TAKEN_WORDS.has(name)) return `"${name}" has a meaning in the code already.`;
  if (!TABLE.test(table)) return `"${table}" is no table name, such as "study_plans".`;
  const taken = Object.values(placesOf(name)).find(isThere);
  return taken ? `"${name}" is taken: ${taken} exists.` : null;
}

/**
 * The files a feature begins with: one procedure that reads one row by its id, through contract, policy and page.
 *
 * It is closed to everyone but the staff of the row's school until its author opens it.
 *
 * @param table has the columns id, school_id and created_at, as every table of a school has.
 */
export function featureFiles(name: string, table: string = tableOf(name)): FeatureFile[] {
  const { contract, server, web, e2e } = placesOf(name);
  const constant = constantOf(name);
  const component = componentOf(name);
  return [
    {
      path: contract,
      text: `import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';

export const ${constant} = {
  /** One row of ${table}, for the staff of its school. */
  get: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid(), createdAt: Instant })),
};
`,
    },
    {
      path: `${server}/queries.ts`,
      text: `import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** No row: there is none, or none in a school that the actor sees. */
export const findById = statement<Sql['findById'], { id: string }>(\`
  select id, school_id as "schoolId", created_at as "createdAt"
  from ${table} where id = :id\`);
`,
    },
    {
      path: `${server}/policy.ts`,
      text: `import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isStaffOf } from '#access/actor.ts';

interface RowScope {
  readonly schoolId: SchoolId;
}

/** Staff of the school. */
export const canSee = (actor: Actor, row: RowScope): boolean => isStaffOf(actor, row.schoolId);
`,
    },
    {
      path: `${server}/handlers.ts`,
      text: `import { os } from '#platform/procedure.ts';
import { canSee } from './policy.ts';
import { findById } from './queries.ts';

export const get = os.${constant}.get.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findById({ id: input.id })]);
  const [row] = rows[0];
  // What the actor may not see answers as if it did not exist.
  if (!row || !canSee(actor, row)) throw errors.NOT_FOUND();
  return row;
});
`,
    },
    {
      path: `${server}/${name}.test.ts`,
      text: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const absent = '00000000-0000-7000-8000-000000000000';

it('refuses whoever is not signed in', async () => {
  const answer = world.anonymous.${constant}.get({ id: absent });
  await expect(answer).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

it('refuses students', async () => {
  const school = await world.hasSchool('Cedar High');
  const { client } = await school.hasStudent({ name: 'Ada Lovelace' });
  const answer = client.${constant}.get({ id: absent });
  await expect(answer).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('tells staff that there is no such row', async () => {
  const school = await world.hasSchool('Birch High');
  const { client } = await school.hasPerson({ role: 'teacher', name: 'Nora Okafor' });
  const answer = client.${constant}.get({ id: absent });
  await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
`,
    },
    {
      path: `${web}/use-${name}.ts`,
      text: `import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** Also awaited by the route, before the page is drawn. */
export const rowQuery = (id: string) => api.${constant}.get.queryOptions({ input: { id } });

export const useRow = (id: string) => useSuspenseQuery(rowQuery(id)).data;
`,
    },
    {
      path: `${web}/${name}-page.tsx`,
      text: `import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useRow } from './use-${name}.ts';

export function ${component}Page({ id }: { id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { createdAt } = useRow(id);
  const madeAt = format.dateTime(createdAt);
  return <PageHeader title={t('${titleOf(name)}')} description={madeAt} />;
}
`,
    },
    {
      path: `apps/web/src/routes/_app/${name}.$id.tsx`,
      text: `import { createFileRoute } from '@tanstack/react-router';
${routeImports(name).join('\n')}

export const Route = createFileRoute('/_app/${name}/$id')({
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(rowQuery(params.id)),
  component: Page,
});

function Page() {
  return <${component}Page id={Route.useParams().id} />;
}
`,
    },
    {
      path: `${e2e}/${name}.e2e.ts`,
      text: `import { expect, expectAccessible, test } from '../fixtures.ts';

const absent = '00000000-0000-7000-8000-000000000000';

test('a teacher is told that there is nothing to see', async ({ page, server, signInAs }) => {
  await signInAs('teacher');
  await page.goto(\`\${server.url}/${name}/\${absent}\`);
  await expect(page.getByRole('alert')).toContainText("This doesn't exist, or you can't see it.");
  await expectAccessible(page);
});
`,
    },
  ];
}

/** What a person adds: lines in files that are not the feature's own. */
export function stepsByHand(name: string, table: string = tableOf(name)): string[] {
  const constant = constantOf(name);
  return [
    `packages/contract/src/contract.ts: import { ${constant} } from './${name}.ts'; and ${constant} in the contract`,
    `packages/contract/src/summaries.ts: ${constant}: { about, procedures: { get } }, what the description of the API says of it`,
    `apps/server/src/router.ts: import * as ${constant} from '#features/${name}/handlers.ts'; and ${constant} in the router`,
    `apps/server/src/db/tables: the table ${table}, where it is new; then "npm run db:generate"`,
    `apps/server/src/db/rls/rules: the rule of a new table, ${table}: { code: 'T', … } for one of a school, with what deletion, export and retention do`,
    `"node tools/sql-types.ts", which writes the rows of ${name}/queries.ts into rows.gen.ts; the id of a table that the contract brands is declared as such`,
    `apps/server/src/testing/sweep/cases.ts: ${constant}: { get: { input, succeed } }, with a row to aim at in actors.ts`,
    `"npm run i18n", which adds "${titleOf(name)}" to apps/web/src/locales/*/${name}.json; then its words in es, fr and de`,
    `"npm run build", which adds the route to apps/web/src/route-tree.gen.ts`,
  ];
}

function main(name: string | undefined, table: string | undefined): void {
  if (!name) {
    process.stderr.write('Usage: npm run new-feature -- <name> [table]\n');
    process.exit(1);
  }
  const chosen = table ?? tableOf(name);
  const problem = problemWith(name, chosen, (place) => existsSync(path.join(root, place)));
  if (problem) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  for (const file of featureFiles(name, chosen)) {
    const target = path.join(root, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text, { flag: 'wx' });
    process.stdout.write(`made ${file.path}\n`);
  }
  process.stdout.write('\nTo add by hand:\n');
  for (const step of stepsByHand(name, chosen)) process.stdout.write(`  ${step}\n`);
}

if (import.meta.main) main(process.argv[2], process.argv[3]);
