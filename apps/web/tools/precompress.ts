import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = new Set(['.js', '.mjs', '.css', '.html', '.svg']);
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a .br and a .gz beside every text file of the build, since the server sends those and compresses nothing itself. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSED.has(path.extname(entry.name)));
        await Promise.all(
          files.map(async (entry) => {
            const file = path.join(entry.parentPath, entry.name);
            const bytes = await readFile(file);
            const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            await Promise.all([
              brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
              gz(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
            ]);
          }),
        );
      },
    },
  };
}
