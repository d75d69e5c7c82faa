import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language, preferredLanguage } from './language.ts';
import { isOverloaded } from './overload.ts';
import { announce, type FirstPage, personalPage, readAppPage, sendPage, sendPieces } from './page.ts';
import { registerPublicPages } from './public-pages.ts';
import type { Services } from './services.ts';

/** The page that the service worker keeps for when there is no network: nobody's. */
const SHELL = '/app-shell';

/** A page that shows something of a student to whoever has its link: no search engine lists it, and no site learns of it. */
const SHARED = /^\/shared-ledger\/?$/;

/** A page doesn't wait longer for its first answers; its script then asks for them itself. */
const PATIENCE_MS = 1_500;

/** Code with the translations that it says. */
export interface BuiltPart {
  readonly modules: readonly string[];
  /** Files of words by language; English needs none. */
  readonly words: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** One page of the app. */
export interface BuiltPage extends BuiltPart {
  /** A regular expression. */
  readonly address: string;
  /** Only for people who are signed in, and inside the frame. */
  readonly isInFrame: boolean;
  readonly styles: readonly string[];
}

/** What the build says about its pages (`apps/web/tools/first-files.ts`). */
export interface BuiltPages {
  /** The first whose address fits counts. */
  readonly pages: readonly BuiltPage[];
  /** What only some people's page needs, by name. */
  readonly parts: Readonly<Record<string, BuiltPart>>;
  /** Translations of what the server says in a page, by language and English sentence. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Looks up what a page shows first. It rejects where something failed, and the page goes without. */
export type AnswerPage = (
  request: FastifyRequest,
  page: BuiltPage | null,
  language: Language,
  built: BuiltPages,
) => Promise<FirstPage>;

/** Serves the built web app: hashed files for a year, pages never from a cache. Null: API alone. */
export async function registerWebApp(
  app: FastifyInstance,
  services: Services,
  webRoot: string | null,
  answerPage: AnswerPage,
): Promise<void> {
  if (webRoot === null || !existsSync(path.join(webRoot, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ code: 'NOT_FOUND', message: 'Not found.' }),
    );
    return;
  }
  const brand = services.config.BRAND_NAME;
  const appPage = readAppPage(webRoot, brand);
  const built = readBuilt(webRoot);
  const pages = built.pages.map((page) => ({
    page,
    // As the app finds its own pages: in any case.
    address: new RegExp(page.address, 'i'),
    announced: new Map(
      LANGUAGES.map((language) => [
        language,
        announce([...page.modules, ...(page.words[language] ?? [])], page.styles),
      ]),
    ),
  }));

  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  registerPublicPages(app, services, webRoot, appPage.shell);

  /** Null, after a while at most: the page goes without. Who asks for it as a file, and not as a page, gets none either. */
  const firstOf = async (request: FastifyRequest, page: BuiltPage | null): Promise<FirstPage | null> => {
    const mode = request.headers['sec-fetch-mode'];
    if ((mode !== undefined && mode !== 'navigate') || isOverloaded(services.db)) return null;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, null);
    });
    const found = answerPage(request, page, preferredLanguage(request.headers), built).catch(
      (error: unknown) => {
        services.log.warn({ err: error, requestId: request.id }, 'a page goes without its first answers');
        return null;
      },
    );
    return await Promise.race([found, tooLate]).finally(() => clearTimeout(timer));
  };

  const folders = foldersOf(webRoot);
  // A path of the app is answered by its page; anything else below a folder of files or with a file ending isn't there.
  app.setNotFoundHandler((request, reply) => {
    const [url = ''] = request.url.split('?', 1);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isOfFile(url, folders);
    if (!isPage) return reply.status(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
    if (SHARED.test(url)) {
      reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    }
    if (url === SHELL) return sendPage(request, reply, appPage.shell);
    const found = pages.find(({ address }) => address.test(url));
    // The app says so, in the reader's language; machines read the status.
    if (!found && pages.length > 0) reply.status(404);
    const announced = found?.announced.get(preferredLanguage(request.headers)) ?? '';
    const first = firstOf(request, found?.page ?? null);
    return sendPieces(request, reply, appPage.policy, personalPage(appPage, announced, first));
  });
}

/** Where the server has files and answers, but no page, in small letters. */
const foldersOf = (webRoot: string): ReadonlySet<string> =>
  new Set([
    ...['api', 'assets', 'avatars', 'branding', 'calendar/feed', 'exports', 'lesson-images'],
    ...['healthz', 'metrics', 'readyz'],
    ...readdirSync(webRoot, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name.toLowerCase()),
  ]);

/**
 * Whether an address means a file or an answer, however it is written: "/a.js", "/a%2Ejs", "/a.js~", "/.env", "/Assets/a",
 * "/API/x". No page of the app has a point in its address.
 */
function isOfFile(url: string, folders: ReadonlySet<string>): boolean {
  let decoded = url;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    return true;
  }
  const parts = decoded.toLowerCase().split('/').filter(Boolean);
  return (
    folders.has(parts[0] ?? '') ||
    folders.has(parts.slice(0, 2).join('/')) ||
    parts.some((part) => part.includes('.'))
  );
}

function readBuilt(webRoot: string): BuiltPages {
  const file = path.join(webRoot, 'pages.json');
  if (!existsSync(file)) return { pages: [], parts: {}, words: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltPages;
}
