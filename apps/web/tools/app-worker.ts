import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { Sentences } from './sentences.ts';

/** What reading lessons and answering assignments needs; all else is kept once somebody has opened it. */
const OFFLINE_ROUTES = [
  'routes/login.tsx',
  'routes/_app.tsx',
  'routes/_app/dashboard.tsx',
  'routes/_app/assignments.tsx',
  'routes/_app/assignment.$assignmentId.tsx',
  'routes/_app/course.$courseId.tsx',
  'routes/_app/course.$courseId_.lesson.$lessonId.tsx',
  'routes/_app/grades.tsx',
];
/** Loaded by those pages when they are drawn. */
const OFFLINE_PARTS = [
  'shared/frame/bottom-bar.tsx',
  'ui/feedback/toaster.tsx',
  'shared/submissions/tell-submission.ts',
  'shared/submissions/kept-submission-notices.tsx',
  'features/lessons/refused-lessons.tsx',
  'ui/feedback/not-found.tsx',
  'shared/listening/speed-menu.tsx',
  'features/grades/try-field.tsx',
  'features/home/student-home-recent.tsx',
  'features/home/student-home-sessions.tsx',
  'shared/session/interruption-dialog.tsx',
  'shared/session/session-expired-dialog.tsx',
  'shared/session/unsent-work-dialog.tsx',
  'lib/unsent-work.ts',
  'lib/app-worker.ts',
  'features/notifications/',
];

/** Basic latin letters; other scripts are kept when a page has used them. */
const OFFLINE_FONTS =
  /(figtree-latin|bricolage-grotesque-latin|source-serif-4-latin)-(wght|opsz)-normal-[^/]+\.woff2$/;

/** The features whose words those pages say: the page has them kept in its language (`src/lib/app-worker.ts`). */
function offlineWords(): string[] {
  const src = path.join(import.meta.dirname, '../src');
  const sources = [...OFFLINE_ROUTES, ...OFFLINE_PARTS].flatMap((name) =>
    name.endsWith('/')
      ? readdirSync(path.join(src, name)).flatMap((file) => (/\.tsx?$/.test(file) ? [`${name}${file}`] : []))
      : [name],
  );
  return new Sentences(src).wordsOf(sources.map((source) => path.join(src, source)));
}

/**
 * The service worker with its list of files, and the manifest. The list is made of what the named routes import, so it
 * grows with them and not with the rest of the app.
 */
export function appWorker(): Plugin[] {
  const needed = new Set<string>();

  const collect: Plugin = {
    name: 'offline-files',
    apply: 'build',
    config: () => ({ define: { OFFLINE_WORDS: JSON.stringify(offlineWords()) } }),
    generateBundle(_, bundle) {
      const add = (fileName: string) => {
        const file = bundle[fileName];
        if (!file || needed.has(fileName)) return;
        needed.add(fileName);
        if (file.type !== 'chunk') return;
        file.imports.forEach(add);
        file.viteMetadata?.importedCss.forEach(add);
      };
      for (const [fileName, file] of Object.entries(bundle)) {
        if (OFFLINE_FONTS.test(fileName)) add(fileName);
        if (file.type !== 'chunk') continue;
        const isNeeded =
          file.isEntry ||
          file.moduleIds.some(
            (id) =>
              OFFLINE_ROUTES.some((route) => id.includes(`/src/${route}?tsr-split=`)) ||
              OFFLINE_PARTS.some((part) => id.includes(`/src/${part}`)),
          );
        if (isNeeded) add(fileName);
      }
    },
  };

  return [
    collect,
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['index.html', 'icon.svg', 'assets/**/*.{js,css,woff2}'],
        // Of all files there are; which of them are kept is chosen below.
        maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
        manifestTransforms: [
          async (entries) => ({
            manifest: entries
              .filter(({ url }) => ['index.html', 'icon.svg'].includes(url) || needed.has(url))
              // The server fills in the brand and names the page's scripts in its policy: the file alone can't run.
              .map((entry) => ({
                ...entry,
                url: entry.url === 'index.html' ? '/app-shell' : `/${entry.url}`,
                revision: entry.url.startsWith('assets/') ? null : (entry.revision ?? null),
              }))
              .toSorted((a, b) => (a.url < b.url ? -1 : 1)),
            warnings: [],
          }),
        ],
      },
      manifest: {
        id: '/dashboard',
        name: 'Fieldhouse',
        short_name: 'Fieldhouse',
        description: 'Lessons, assignments and grades of your school.',
        lang: 'en',
        start_url: '/dashboard',
        scope: '/',
        display: 'standalone',
        theme_color: '#0d5144',
        background_color: '#fbf8f2',
        categories: ['education'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
        shortcuts: [
          { name: 'To do', url: '/assignments', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
          { name: 'Courses', url: '/courses', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
          { name: 'Grades', url: '/grades', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
        ],
      },
    }),
  ];
}
