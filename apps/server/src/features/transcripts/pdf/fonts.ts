import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

/** Latin, Greek, Cyrillic, Hebrew and Arabic in one family; it lies beside the code, so that nothing is fetched. */
export const FONTS = {
  regular: path.join(folder, 'DejaVuSansCondensed.ttf'),
  bold: path.join(folder, 'DejaVuSansCondensed-Bold.ttf'),
} as const;
