import type { Plugin } from 'vite';

/** Sets the color scheme before the first paint; also used by the landing page. A file and not inline, so that no page needs an exception in its script policy. */
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

export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) {
          return [{ tag: 'script', children: schemeSource, injectTo: 'head-prepend' }];
        }
        return html.replace('</title>', `</title>\n    <script src="${BOOT_PLACEHOLDER}"></script>`);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const entry = chunks.find((chunk) => chunk.isEntry);
        const inEntry = new Set(entry ? [entry.fileName, ...entry.imports] : []);
        const closure = (fileName: string, seen: Set<string>) => {
          if (inEntry.has(fileName) || seen.has(fileName)) return;
          seen.add(fileName);
          byName.get(fileName)?.imports.forEach((next) => {
            closure(next, seen);
          });
        };
        const modules = Object.fromEntries(
          Object.entries(ENTRANCES).map(([address, routes]) => {
            const needed = new Set<string>();
            for (const route of routes) {
              const chunk = chunks.find((one) => one.facadeModuleId?.includes(`/src/${route}?tsr-split=component`));
              if (!chunk) this.warn(`No module found for ${route}`);
              else closure(chunk.fileName, needed);
            }
            return [address, [...needed].map((file) => `/${file}`)];
          }),
        );
        const boot = this.emitFile({ type: 'asset', name: 'boot.js', source: bootSource(modules) });
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName === 'index.html') {
            file.source = String(file.source).replace(BOOT_PLACEHOLDER, `/${this.getFileName(boot)}`);
          }
        }
      },
    },
  };
}

const BOOT_PLACEHOLDER = '/boot-script-file';
