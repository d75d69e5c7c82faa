// Starts the server: JavaScript, so that a Node.js too old for our sources gets a sentence and not a stack trace.
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('Fieldhouse needs Node.js 24, which it brings along: start it with "npm start".\n');
  process.exit(1);
}
// Compiled code of the last start: half the time and memory of reading the sources anew.
nodeModule.enableCompileCache(fileURLToPath(new URL('../../.cache/compile', import.meta.url)));
// The bundle is the same program in few files and starts in half the time; sources that changed since run themselves.
const { bundleFolder } = await import('./tools/bundle-folder.ts');
const bundled = path.join(bundleFolder(), 'main.mjs');
await import(existsSync(bundled) ? pathToFileURL(bundled).href : './src/main.ts');
