import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { checkPage } from '../src/check/page.ts';
import { addressOf, landing } from '../src/landing/landing.ts';
import { PUBLIC_PAGES, type PublicPage, publicPage } from '../src/landing/public-pages.ts';
import { RULE_PAGES, rulePage } from '../src/landing/rule-pages.ts';
import { schemeSource } from './boot-script.ts';
import { type CheckFiles, checkFiles } from './check-files.ts';
import { allWords } from './sentences.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

/** Keeps the chosen language for the server (cookie) and for the app (storage), before its link is followed. */
const languageSource = `document.addEventListener('click',function(e){var b=e.target.closest('[data-language]');if(!b)return;var l=b.dataset.language;try{localStorage.setItem('fieldhouse-locale',l)}catch(x){}document.cookie='language='+l+';path=/;max-age=31536000;samesite=lax'});`;

/** Comments and needless space out of a stylesheet that no other tool sees. */
const shrink = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

interface Parts {
  /** What is needed for the first view, inside the page. */
  readonly criticalCss: string;
  /** The rest, loaded where the second view begins. */
  readonly restHref: string;
  readonly fonts: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  /** What the check alone shows at first, inside its page. */
  readonly checkCss: string;
  readonly check: CheckFiles;
}

/** `check` is the public check, `rules` the list of rules, and `rules/…` one of them. */
type Name = PublicPage | 'landing' | 'check' | `rules${string}`;

const isRules = (name: Name): name is `rules${string}` => name.startsWith('rules');

/** One page in one language. What stands between percent signs is the installation's, and filled in by the server. */
function page(
  name: Name,
  language: (typeof LANGUAGES)[number],
  { words, criticalCss, restHref, fonts, checkCss, check }: Parts,
) {
  const t = (sentence: string) => words[sentence] || sentence;
  const brand = '%BRAND_NAME%';
  const rest = `<link rel="stylesheet" href="${restHref}">`;
  const { title, description, body } =
    name === 'landing'
      ? {
          title: brand,
          description: t(
            'An online K-12 school with live teachers and an NCAA eligibility ledger that shows its arithmetic.',
          ).replaceAll('"', '&quot;'),
          body: landing(t, brand, language).replace(
            '<section class="section wrap" id="features">',
            `${rest}$&`,
          ),
        }
      : name === 'check'
        ? checkPage(t, brand, language)
        : isRules(name)
          ? rulePage(name, t, brand, language)
          : publicPage(name, t, brand, language);
  const preloads = fonts
    .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
    .join('');
  const file = name === 'landing' ? '' : name;
  const own = `%ORIGIN%${addressOf(language, file)}`;
  const alternates = [
    ...LANGUAGES.map(
      (code) => `<link rel="alternate" hreflang="${code}" href="%ORIGIN%${addressOf(code, file)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="%ORIGIN%/${file}">`,
  ].join('');
  const shownTitle = name === 'landing' ? title : `${title} · ${brand}`;
  const graph = [
    ['og:type', 'website'],
    ['og:site_name', brand],
    ['og:title', shownTitle],
    ['og:description', description],
    ['og:url', own],
    ['og:image', '%ORIGIN%/icons/icon-512.png'],
    ['og:locale', language],
  ]
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
  const script = name === 'check' ? `<script type="module" src="${check.scriptHref}"></script>` : '';
  const shown = body.replace('%CHECK_WORDS%', check.wordsHref(language));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${shownTitle}</title><meta name="description" content="${description}"><link rel="canonical" href="${own}">${alternates}${graph}<link rel="icon" href="/icon.svg" type="image/svg+xml"><script>${schemeSource}</script>${preloads}<style>${criticalCss}${name === 'check' ? checkCss : ''}</style>${name === 'landing' ? '' : rest}${script}</head><body>${shown}<script>${languageSource}</script></body></html>`.replace(
    /\n\s*/g,
    '',
  );
}

/** Writes each public page once for each language: plain HTML that shows itself without the app. */
export function landingPages(): Plugin {
  let root = '';
  let target: string[] = [];
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    name: 'landing-pages',
    configResolved(config) {
      root = config.root;
      target = [config.build.target].flat().filter((one) => typeof one === 'string');
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== '/' && request.url !== '/check') return next();
        const name = request.url === '/' ? 'landing' : 'check';
        const criticalCss = [read('src/ui/styles/tokens.css'), read('src/landing/critical.css')].join('\n');
        const html = page(name, 'en', {
          words: allWords(path.join(root, 'src'), 'en'),
          criticalCss,
          restHref: '/src/landing/landing.css',
          fonts: [],
          checkCss: read('src/check/check.css'),
          // English says itself, but for singulars.
          check: { files: [], scriptHref: '/src/check/main.ts', wordsHref: () => '' },
        })
          .replace('<style>', '<link rel="stylesheet" href="/src/ui/styles/fonts.css">$&')
          .replaceAll('%BRAND_NAME%', 'Fieldhouse');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const check = await checkFiles(root, target);
        for (const { fileName, source } of check.files) this.emitFile({ type: 'asset', fileName, source });
        const assets = Object.keys(bundle);
        const assetOf = (name: string) =>
          `/${assets.find((file) => file.includes(`${name}-`) && file.endsWith('.woff2'))}`;
        const fontCss = read('src/ui/styles/fonts.css').replace(
          /url\("[^"]*\/([^/"]+)\.woff2"\)/g,
          (_match, name: string) => `url(${assetOf(name)})`,
        );
        const rest = shrink(read('src/landing/landing.css'));
        const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
        const restFile = `assets/landing-${hash}.css`;
        this.emitFile({ type: 'asset', fileName: restFile, source: rest });
        const parts: Omit<Parts, 'words'> = {
          check,
          checkCss: shrink(read('src/check/check.css')),
          criticalCss: shrink(
            [fontCss, read('src/ui/styles/tokens.css'), read('src/landing/critical.css')].join('\n'),
          ),
          restHref: `/${restFile}`,
          fonts: ['figtree-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal'].map(assetOf),
        };
        for (const language of LANGUAGES) {
          const words = allWords(path.join(root, 'src'), language);
          for (const name of ['landing', 'check', ...PUBLIC_PAGES, ...RULE_PAGES] as const) {
            this.emitFile({
              type: 'asset',
              fileName: `${name.replace('/', '-')}.${language}.html`,
              source: page(name, language, { ...parts, words }),
            });
          }
        }
      },
    },
  };
}
