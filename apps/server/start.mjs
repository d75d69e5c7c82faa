// Starts the server: JavaScript, so that a Node.js too old for our sources gets a sentence and not a stack trace.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('Fieldhouse needs Node.js 24, which it brings along: start it with "npm start".\n');
  process.exit(1);
}
// Compiled code of the last start: half the time and memory of reading the sources anew.
nodeModule.enableCompileCache(fileURLToPath(new URL('../../.cache/compile', import.meta.url)));
await import('./src/main.ts');
