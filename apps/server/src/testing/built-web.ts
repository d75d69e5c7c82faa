import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Services } from '#platform/services.ts';
import { sessionCookieName } from '#platform/session.ts';
import type { BuiltPages } from '#platform/web-app.ts';

const PAGE =
  '<!doctype html><html><head><script>document.documentElement.lang="en"</script><script type="module" src="/assets/app-abc.js"></script><!--announced--></head><body><div id="root"><!--splash--><i>splash</i><!--/splash--><!--frame--><div class="first-frame"><!--notice--><!--heading--></div><!--/frame--><!--entry--><div class="first-entry"><!--heading--></div><!--/entry--></div>%BRAND_NAME%<!--answers--></body></html>';

const pageAt = (address: string, isInFrame: boolean) => ({
  address,
  isInFrame,
  modules: ['/assets/part-abc.js'],
  styles: ['/assets/part-abc.css'],
  words: { de: ['/assets/words-de-abc.js'] },
});

const BUILT: BuiltPages = {
  pages: [
    pageAt('^/login/?$', false),
    ...['dashboard', 'assignments', 'grades', 'settings'].map((name) => pageAt(`^/${name}/?$`, true)),
    ...['course', 'assignment', 'course/[^/]+/lesson'].map((name) => pageAt(`^/${name}/[^/]+/?$`, true)),
  ],
  parts: {
    gradebook: {
      modules: ['/assets/gradebook-abc.js'],
      words: { de: ['/assets/words-de-abc.js', '/assets/words-de-gradebook-abc.js'] },
    },
  },
  words: { de: { 'To do': 'Zu erledigen' } },
};

/**
 * What a build leaves behind, as far as the server cares: pages with scripts of their own, and files beside them.
 *
 * @param others further pages inside the frame, by their addresses without the first stroke.
 */
export function builtWeb(others: readonly string[] = []): string {
  const root = mkdtempSync(path.join(tmpdir(), 'fieldhouse-web-'));
  for (const name of ['index', 'landing.en', 'landing.es', 'landing.fr', 'landing.de'])
    writeFileSync(path.join(root, `${name}.html`), PAGE);
  const pages = [...BUILT.pages, ...others.map((address) => pageAt(`^/${address}/?$`, true))];
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'assets', 'app-abc.js'), 'export {};');
  writeFileSync(path.join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(root, 'pages.json'), JSON.stringify({ ...BUILT, pages }));
  return root;
}

/** The Cookie header of a browser in which a session was begun. */
export function cookieOf({ config }: Pick<Services, 'config'>, token: string): string {
  const signature = createHmac('sha256', config.APP_SECRET).update(token).digest('base64');
  return `${sessionCookieName(config)}=${encodeURIComponent(`${token}.${signature}`)}`;
}
