import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tools/chromium.ts';
import { signInStudent, startDemoServer } from '../demo-browser.ts';
import { atMost, type Line } from '../measure.ts';

interface Weight {
  readonly scriptKb: number;
  readonly allKb: number;
  readonly requests: number;
}

/** A first visit with an empty cache, brotli: bytes of script without the headers of answers, and all bytes over the wire. */
export async function measureWeights(): Promise<Line[]> {
  const server = await startDemoServer();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });

  const weigh = async (
    target: string,
    cookies: Parameters<Awaited<ReturnType<typeof browser.newContext>>['addCookies']>[0],
  ): Promise<Weight> => {
    const context = await browser.newContext();
    await context.addCookies(cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    let script = 0;
    let all = 0;
    let requests = 0;
    const heads = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, type);
      heads.set(requestId, response.encodedDataLength);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      requests += 1;
      all += encodedDataLength;
      if (kinds.get(requestId) === 'Script') script += encodedDataLength - (heads.get(requestId) ?? 0);
    });
    await page.goto(`${server.url}${target}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle').catch(() => {});
    await context.close();
    return { scriptKb: script / 1024, allKb: all / 1024, requests };
  };

  const landing = await weigh('/', []);
  const check = await weigh('/check', []);
  const login = await weigh('/login', []);
  const context = await browser.newContext();
  await signInStudent(context, server.url);
  const cookies = await context.cookies();
  const dashboard = await weigh('/dashboard', cookies);
  await browser.close();
  await server.stop();
  return [
    atMost('weight-landing', landing.scriptKb, 15, 'KB', 'script, first visit'),
    atMost('weight-landing-all', landing.allKb, 160, 'KB', `everything, ${landing.requests} requests`),
    atMost('weight-check', check.scriptKb, 15, 'KB', 'script, first visit'),
    atMost('weight-check-all', check.allKb, 160, 'KB', `everything, ${check.requests} requests`),
    atMost('weight-login', login.scriptKb, 165, 'KB', 'script, first visit'),
    atMost('weight-login-all', login.allKb, 315, 'KB', `everything, ${login.requests} requests`),
    atMost('weight-dashboard', dashboard.scriptKb, 190, 'KB', 'script, first visit'),
    atMost('weight-dashboard-all', dashboard.allKb, 360, 'KB', 'everything'),
    atMost('weight-requests', dashboard.requests, 20, '', 'requests of the dashboard'),
  ];
}
