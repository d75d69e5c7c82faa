import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleFolder, moveIntoPlace } from './bundle-folder.ts';

/**
 * Libraries of many small files that the server loads at each start: looking for 1,700 files took most of it. The others
 * stay in node_modules, above all what brings programs, data or threads of its own.
 */
const BUNDLED = [
  ...['@better-auth', '@better-fetch', '@fieldhouse', '@noble', '@opentelemetry', '@orpc'],
  ...['better-auth', 'better-call', 'csv-parse', 'defu', 'drizzle-orm', 'jose', 'kysely', 'luxon'],
  ...['nanostores', 'pg-boss', 'write-excel-file', 'zod'],
];

const isOutside = (id: string) =>
  !/^[./#]/.test(id) && !path.isAbsolute(id) && !BUNDLED.includes(id.split('/')[0] ?? '');

const server = fileURLToPath(new URL('..', import.meta.url));

/** Makes the bundle of `src/main.ts`, unless it is there already. Another process never sees half of it. */
async function bundleServer(): Promise<void> {
  const folder = bundleFolder();
  if (existsSync(folder)) return;
  process.stdout.write('Bundling the server …\n');
  const bundle = await rolldown({
    input: { main: path.join(server, 'src/main.ts') },
    cwd: server,
    platform: 'node',
    external: isOutside,
    logLevel: 'warn',
    plugins: [
      {
        name: 'addresses-of-sources',
        /** What lies beside a source file is looked for there, and not beside the bundle. */
        transform(code, id) {
          if (!code.includes('import.meta.url')) return null;
          const source = path.relative(folder, id).split(path.sep).join('/');
          const address = `new URL(${JSON.stringify(source)}, import.meta.url).href`;
          return { code: code.replaceAll('import.meta.url', address), map: null };
        },
      },
    ],
  });
  const making = `${folder}.${process.pid}`;
  await bundle.write({
    dir: making,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  });
  await bundle.close();
  moveIntoPlace(making, folder);
}

await bundleServer();
