import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { shrink } from './shrink.ts';

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

/**
 * Puts the app's stylesheet behind what is painted first, which then doesn't wait for it. It is announced in the head,
 * and the app's script, which comes later still, finds it there.
 */
function paintBeforeStyles(html: string): string {
  const sheet = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(html);
  if (!sheet) throw new Error('The app no longer has a stylesheet.');
  return html
    .replace(sheet[0], `<link rel="preload" as="style" crossorigin href="${sheet[1]}">`)
    .replace('<!--styles-->', sheet[0]);
}

/** Those of the tokens that a stylesheet uses, in both color schemes. */
function tokensOf(css: string, tokens: string): string {
  const needed = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  return tokens.replace(/^ *(--[\w-]+):[^;]*;(?:[^\S\n]*(?=\S))?/gm, (line, name: string) =>
    needed.has(name) ? line : '',
  );
}

/** Puts the script of the color scheme and the first styles into the page. It is inline, so the server names its hash in the script policy. */
export function bootScript(): Plugin {
  let root = '';
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    name: 'boot-script',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const first = read('src/ui/first-frame.css');
        const tags = [
          { tag: 'script', children: schemeSource, injectTo: 'head-prepend' as const },
          {
            tag: 'style',
            children: shrink(tokensOf(first, read('src/ui/tokens.css')) + first),
            injectTo: 'head' as const,
          },
        ];
        if (!bundle)
          return {
            html: html
              .replaceAll('%BRAND_NAME%', 'Fieldhouse')
              .replace(/<!--frame-->[\s\S]*?<!--\/frame-->/, ''),
            tags,
          };
        const react = /\/assets\/react-[^"]+\.js/.exec(html)?.[0];
        return { html: paintBeforeStyles(startFirst(html, react)), tags };
      },
    },
  };
}
