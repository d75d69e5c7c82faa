import type { Plugin } from 'vite';

/** Sets the color scheme before the first paint; also used by the public page. */
export const schemeSource = `(function(d){var s=null;try{s=localStorage.getItem('mantine-color-scheme-value')}catch(e){}d.setAttribute('data-mantine-color-scheme',s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')})(document.documentElement);`;

/** The pages people enter by, with the route modules that are needed before they can show anything. */
const ENTRANCES: Record<string, readonly string[]> = {
  '/login': ['routes/login.tsx'],
  '/dashboard': ['routes/_app.tsx', 'routes/_app/dashboard.tsx'],
};

/**
 * Starts what the app will ask for first while its script is still loading: the session, and the modules
 * of the page in the address. `lib/api.ts` takes the answer from `window.firstSession`.
 */
const bootSource = (modules: Record<string, string[]>) =>
  `${schemeSource}window.firstSession=fetch('/api/rpc/accounts/session',{method:'POST',credentials:'same-origin',headers:{'content-type':'application/json','x-fieldhouse':'1'},body:'{"json":{}}'});window.firstSession.catch(function(){});(${JSON.stringify(modules)}[location.pathname]||[]).forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.href=f;document.head.appendChild(l)});`;

/** Runs a module of the app before the app, as a task by itself: one long task becomes two shorter ones. */
function startFirst(html: string, file: string | undefined): string {
  if (!file) throw new Error('The app no longer has a file for React.');
  const preload = new RegExp(` *<link rel="modulepreload" crossorigin href="${file}">\n`);
  return html
    .replace(preload, '')
    .replace('<script type="module"', `<script type="module" crossorigin src="${file}"></script>\n    $&`);
}

/** Puts that script into the page. It is inline, so the server names its hash in the script policy. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) {
          return {
            html: html.replaceAll('%BRAND_NAME%', 'Fieldhouse'),
            tags: [{ tag: 'script', children: schemeSource, injectTo: 'head-prepend' }],
          };
        }
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const entry = chunks.find((chunk) => chunk.isEntry);
        const inEntry = new Set(entry ? [entry.fileName, ...entry.imports] : []);
        const collect = (fileName: string, needed: Set<string>) => {
          if (inEntry.has(fileName) || needed.has(fileName)) return;
          needed.add(fileName);
          byName.get(fileName)?.imports.forEach((next) => {
            collect(next, needed);
          });
        };
        const modules = Object.fromEntries(
          Object.entries(ENTRANCES).map(([address, routes]) => {
            const needed = new Set<string>();
            for (const route of routes) {
              const part = `/src/${route}?tsr-split=component`;
              const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(part)));
              if (chunk) collect(chunk.fileName, needed);
            }
            return [address, [...needed].map((file) => `/${file}`)];
          }),
        );
        return {
          html: startFirst(html, /\/assets\/react-[^"]+\.js/.exec(html)?.[0]),
          tags: [{ tag: 'script', children: bootSource(modules), injectTo: 'head' }],
        };
      },
    },
  };
}
