import { findChromium, findHeadless } from './chromium.ts';
import type { Step } from './steps.ts';

/**
 * The journeys, or those of some folders of `e2e`, with the browsers found on this machine. Ends the process, saying
 * what to do, where there is none.
 */
export async function journeysStep({
  env = {},
  folders = [],
}: {
  env?: Readonly<Record<string, string>>;
  folders?: readonly string[];
} = {}): Promise<Step> {
  const browsers = await findBrowsers().catch((error: Error) => {
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  });
  return {
    name: 'Journeys in a browser',
    command: 'playwright',
    args: ['test', ...folders.map((folder) => `e2e/${folder}/`)],
    env: { ...browsers, ...env },
  };
}

const findBrowsers = async () => ({
  CHROMIUM_PATH: await findHeadless(),
  WHOLE_CHROMIUM_PATH: await findChromium(),
});

/** The web app and the server as journeys and weights need them. */
export const buildStep: Step = {
  name: 'Build',
  command: 'node',
  args: ['tools/setup.cjs', 'build'],
  // The set-up asks npm for its own path, should packages be missing; here they are there.
  env: { npm_execpath: process.env.npm_execpath ?? 'npm' },
};
