import type { Plugin } from 'vite';

/** Sets the color scheme before the first paint; also used by the public page. */
export const schemeSource = `(function(d){var s=null;try{s=localStorage.getItem('mantine-color-scheme-value')}catch(e){}d.setAttribute('data-mantine-color-scheme',s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light')})(document.documentElement);`;

/** Runs a module of the app before the app, as a task by itself: one long task becomes two shorter ones. */
function startFirst(html: string, file: string | undefined): string {
  if (!file) throw new Error('The app no longer has a file for React.');
  const preload = new RegExp(` *<link rel="modulepreload" crossorigin href="${file}">\n`);
  return html
    .replace(preload, '')
    .replace('<script type="module"', `<script type="module" crossorigin src="${file}"></script>\n    $&`);
}

/** What paints the title and the frame comes first: the stylesheet. On a slow network scripts would take its bytes. */
const afterStyles = (html: string) =>
  html.replace(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '<$1 crossorigin fetchpriority="low"',
  );

/** Puts that script into the page. It is inline, so the server names its hash in the script policy. */
export function bootScript(): Plugin {
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const tags = [{ tag: 'script', children: schemeSource, injectTo: 'head' as const }];
        if (bundle)
          return { html: afterStyles(startFirst(html, /\/assets\/react-[^"]+\.js/.exec(html)?.[0])), tags };
        // No server fills these in during development.
        const shown = html.replace(/<!--(frame|entry)-->[\s\S]*?<!--\/\1-->/g, '');
        return { html: shown.replaceAll('%BRAND_NAME%', 'Fieldhouse'), tags };
      },
    },
  };
}
