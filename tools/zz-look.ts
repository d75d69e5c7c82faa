import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
const base = 'http://127.0.0.1:3962';
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found as string, args: CHROMIUM_ARGS });
const api = async (page: Page, name: string, input: unknown) =>
  page.evaluate(async ([n, i]) => {
    const r = await fetch(`/api/rpc/${n}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-fieldhouse': '1' }, body: JSON.stringify({ json: i }) });
    return (await r.json()).json;
  }, [name, input] as const);
const state = await (async () => {
  const page = await browser.newPage();
  await page.goto(`${base}/login`);
  await page.getByLabel('Email').fill('teacher@demo.fieldhouse.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-lantern-47');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((u) => u.pathname !== '/login');
  const courses = await api(page, 'authoring/list', {}).catch(() => null);
  const s = await page.context().storageState();
  return { s, courses, page };
})();
const list = await api(state.page, 'authoring/list', {});
const courses = (list?.courses ?? []) as { courseId: string; title: string }[];
console.log(JSON.stringify(list)?.slice(0, 300));
const only = process.argv[2] ?? '';
const ids: { lesson?: string; assignment?: string; drawn?: string } = {};
for (const c of courses) {
  const o = await api(state.page, 'authoring/get', { courseId: c.courseId });
  const lesson = o.modules?.[0]?.lessons?.[1]?.lessonId;
  if (c.title.startsWith('Algebra')) ids.lesson ??= lesson;
  const m = o.assignments?.find((a: { hasMatching: boolean }) => a.hasMatching) ?? o.assignments?.[0];
  if (c.title.startsWith('English')) ids.assignment ??= m?.assignmentId;
}
console.log(ids); if (!ids.lesson) process.exit(1);
for (const [w, h] of [[1440, 900], [390, 844]] as const)
  for (const scheme of ['light', 'dark'] as const) {
    const ctx = await browser.newContext({ storageState: state.s, viewport: { width: w, height: h }, colorScheme: scheme });
    const page = await ctx.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)));
    page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
    for (const [name, url] of [['lesson', `/teach/lesson/${ids.lesson}`], ['assignment', `/teach/assignment/${ids.assignment}`]] as const) {
      if (only && !name.includes(only)) continue;
      await page.goto(base + url);
      await page.getByRole('button', { name: 'Versions' }).waitFor({ timeout: 15000 }).catch(() => console.log('no versions button'));
      if (name === 'lesson') await page.getByRole('textbox', { name: 'Main content' }).waitFor({ timeout: 15000 }).catch((e) => console.log(String(e).slice(0, 200)));
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/shots-editors/${name}-${w}-${scheme}.png`, fullPage: true });
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      console.log(name, w, scheme, violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + n.failureSummary?.slice(0, 160)).join(' | ')}`));
      console.log('scroll', await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
    }
    await ctx.close();
  }
await browser.close();
