import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Flags with which a browser starts here: no sandbox for root, and no talk with the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** True when the browser starts and shows a page. */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  const result = spawnSync(
    file,
    ['--headless', ...CHROMIUM_ARGS, '--dump-dom', 'data:text/html,<p>ready</p>'],
    {
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  return result.status === 0 && result.stdout.includes('ready');
}

/** The browser of the npm package, unpacked into the temporary folder. */
async function packaged(): Promise<string | null> {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return null;
  }
}

/** Debian's package, where this account may install packages. */
function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write("Installing Debian's chromium (once) …\n");
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
  const install = () => run('install', '-y', '--no-install-recommends', 'chromium');
  return install() || (run('update') && install()) ? '/usr/bin/chromium' : null;
}

/**
 * The browser for journeys: the npm package's, which has no window, shows no notifications, and needs a third less of
 * the processor; else the one that `findChromium` finds. CHROMIUM_PATH names another.
 *
 * @throws with what to do when there is none.
 */
export async function findHeadless(): Promise<string> {
  const light = process.env.CHROMIUM_PATH ? null : await packaged();
  return light && works(light) ? light : await findChromium();
}

/**
 * A Chromium that starts: the one named by CHROMIUM_PATH, the system's, the npm package's, or Debian's.
 *
 * @throws with what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and that does not start.`);
  }
  const found = SYSTEM.find(works);
  if (found) return found;
  const fromPackage = await packaged();
  if (fromPackage && works(fromPackage)) return fromPackage;
  const installed = installFromDebian();
  if (installed && works(installed)) return installed;
  throw new Error(
    'No Chromium starts on this machine. Install one (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.',
  );
}
