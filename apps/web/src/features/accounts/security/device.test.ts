import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each<{ userAgent: string | null; browser: string | null; system: string | null; isPhone?: true }>([
  { userAgent: CHROME, browser: 'Chrome', system: 'Windows' },
  { userAgent: `${CHROME} Edg/140.0.0.0`, browser: 'Edge', system: 'Windows' },
  {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    browser: 'Firefox',
    system: 'Linux',
  },
  {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    browser: 'Safari',
    system: 'iPhone',
    isPhone: true,
  },
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    browser: 'Chrome',
    system: 'Android',
    isPhone: true,
  },
  { userAgent: 'curl/8.0', browser: null, system: null },
  { userAgent: null, browser: null, system: null },
])('reads $userAgent', ({ userAgent, browser, system, isPhone = false }) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, isPhone });
});
