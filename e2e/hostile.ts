import { type BrowserContext, expect, type Page } from '@playwright/test';

export { HOSTILE_POSTS } from '../apps/server/src/testing/hostile-posts.ts';

/**
 * What a text of a person could do if any of it were taken for markup, code, an address or a formula. Everything that
 * runs calls `hostileRan`, and every element is marked, so that one which was made but not run is seen as well.
 */
export const HOSTILE: readonly string[] = [
  '<img src=x data-hostile onerror=hostileRan(1)>',
  '"><svg data-hostile onload=hostileRan(2)>',
  '<script data-hostile>hostileRan(3)</script>',
  "' autofocus data-hostile onfocus=hostileRan(4) x='",
  '</title></script><b data-hostile>5</b>',
  '{{constructor.constructor("hostileRan(6)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what is tried
  '${hostileRan(7)} <%= 7 %> {{7*7}} $t(Save)',
  'javascript:hostileRan(8)//',
  'data:text/html,<script>hostileRan(9)</script>',
  '[x](javascript:hostileRan(10)) **<i data-hostile>10</i>**',
  '<iframe data-hostile srcdoc="<script>top.hostileRan(11)</script>">',
  '</textarea><a data-hostile href="javascript:hostileRan(12)">12</a>',
  '&lt;b data-hostile&gt;13&lt;/b&gt; &#60;i&#62;',
  '\u202Etxt.exe\u202C \u200B\u2066x\u2069',
  'nu\u0000ll',
  '%00%3Cimg%20src=x%3E',
  "'; drop table users; -- \\",
  'W'.repeat(90),
];

/** What begins as a formula in a spreadsheet. */
export const FORMULAS: readonly string[] = ['=1+1', '+1+1', '-1+1', '@SUM(A1)'];

/** Addresses that nobody may be led to. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  'javascript:hostileRan(20)',
  'JaVa\tScRiPt:hostileRan(21)',
  'data:text/html,<script>hostileRan(22)</script>',
  'vbscript:hostileRan(23)',
  '//evil.test/x',
  'https://javascript:hostileRan(24)',
];

/** The hostile texts after a name, as few texts of at most so many characters as hold all of them. */
export function hostileTexts(name: string, most: number): string[] {
  const texts: string[] = [];
  let text = name;
  for (const one of HOSTILE) {
    if (text.length + one.length + 1 > most) {
      texts.push(text);
      text = name;
    }
    text += ` ${one}`;
  }
  return [...texts, text];
}

/** How a text is shown: without the sign that can't be kept, its white space as one blank. */
const asShown = (text: string) => text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim();

/** Everything that ran, or could have, in any page of a browser. */
export interface Watch {
  readonly ran: string[];
}

/** Watches a browser before anything is opened in it. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const ran: string[] = [];
  await context.exposeFunction('hostileRan', (what: unknown) => {
    ran.push(String(what));
  });
  await context.addInitScript(() => {
    const tell = (what: string) =>
      (window as unknown as { hostileRan(what: string): void }).hostileRan(`${location.pathname}: ${what}`);
    const all = (names: string, selector: (name: string) => string) => names.split(' ').map(selector).join();
    const MADE = [
      '[data-hostile], [srcdoc], img[src="x"], main script, object, embed',
      all('javascript data vbscript file', (scheme) => `a[href^="${scheme}:" i]`),
      all('error load click focus mouseover begin start toggle', (event) => `[on${event}]`),
    ].join();
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
      tell(`refused by the browser: ${violatedDirective} ${blockedURI} ${sample}`),
    );
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) {
          if (!(node instanceof Element)) continue;
          const made = node.matches(MADE) ? node : node === target ? null : node.querySelector(MADE);
          if (made) tell(`made as markup: ${made.outerHTML.slice(0, 200)}`);
        }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['href', 'srcdoc'] });
  });
  context.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && (hostname !== 'localhost' || pathname.endsWith('/x')))
      ran.push(`request: ${request.url()}`);
  });
  return { ran };
}

const PHONE = { width: 390, height: 844 };

/**
 * On this page, each text is shown as it was written, nothing scrolls sideways on a desktop or a phone, and nothing ran.
 */
export async function expectWords(page: Page, texts: readonly string[], { ran }: Watch): Promise<void> {
  const missing = () =>
    page.evaluate((wanted) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const shown = [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
      const flat = shown.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ');
      return wanted.filter((text) => !flat.includes(text));
    }, texts.map(asShown));
  await expect.poll(missing, { message: `words on ${page.url()}` }).toEqual([]);
  const size = page.viewportSize();
  for (const viewport of [size, PHONE]) {
    if (viewport) await page.setViewportSize(viewport);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect
      .poll(overflow, { message: `${page.url()} scrolls sideways at ${viewport?.width} px` })
      .toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
  expect(ran, page.url()).toEqual([]);
}
