import { findChromium, findHeadless } from './chromium.ts';
import type { Step } from './steps.ts';

/**
 * The journeys, with the browsers found on this machine.
 *
 * @throws with what to do where there is none.
 */
export async function journeysStep(env: Readonly<Record<string, string>> = {}): Promise<Step> {
  const CHROMIUM_PATH = await findHeadless();
  const WHOLE_CHROMIUM_PATH = await findChromium();
  return {
    name: 'Journeys in a browser',
    command: 'playwright',
    args: ['test'],
    env: { CHROMIUM_PATH, WHOLE_CHROMIUM_PATH, ...env },
  };
}

/** The web app and the server as journeys and weights need them. */
export const buildStep: Step = {
  name: 'Build',
  command: 'node',
  args: ['tools/setup.cjs', 'build'],
  // The set-up asks npm for its own path, should packages be missing; here they are there.
  env: { npm_execpath: process.env.npm_execpath ?? 'npm' },
};
