import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Where the parts of one person stand in `index.html`. Without them a page is what the build wrote. */
const ANNOUNCED = '<!--announced-->';
const HEADING = '<!--heading-->';
const NOTICE = '<!--notice-->';
const ANSWERS = '<!--answers-->';

/** For bodies that are made for one request: most of the gain for a fraction of the time. */
const QUALITY = 4;

const compress = promisify(brotliCompress);

/** A page of the build, the same for everybody. */
export interface Page {
  readonly html: Buffer;
  /** The same, compressed when it is first asked for: all of them at the start would take longer than the rest of it. */
  readonly brotli: () => Promise<Buffer>;
  readonly policy: string;
}

/** What a page says before its script runs: its title, and a sentence below it (null: none). */
export interface Heading {
  readonly title: string;
  readonly description: string | null;
}

/** The answer to a procedure, as the browser would get it from `/api/rpc`. */
export interface FirstAnswer {
  /** `feature/procedure`. */
  readonly path: string;
  readonly input: unknown;
  /** The body: JSON, in RPC's form. */
  readonly answer: unknown;
}

/** What is painted before the script runs: a sign that something is coming, the frame of the app, or the way in. */
export type Outline = 'splash' | 'frame' | 'entry';

/** What a page brings along for one person. */
export interface FirstPage {
  readonly answers: readonly FirstAnswer[];
  readonly outline: Outline;
  /** Null: not known. */
  readonly heading: Heading | null;
  /** Stands above every page inside the frame; null: nothing does. */
  readonly notice: Heading | null;
  /** More files that this person's page will ask for, below `/`. */
  readonly modules: readonly string[];
}

/** The page of the app in the pieces that are sent one after the other. */
export interface AppPage {
  /** As it is for everybody, without anything of a person's. */
  readonly shell: Page;
  readonly policy: string;
  readonly beforeAnnounced: string;
  readonly beforeOutline: string;
  readonly outlines: Readonly<Record<Outline, string>>;
  readonly beforeAnswers: string;
  readonly end: string;
}

const read = (root: string, name: string, brand: string): string => {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('%BRAND_NAME%', escapeHtml(brand)) : '';
};

/** The policy that allows exactly the page's own inline scripts. */
const policyOf = (html: string): string =>
  contentSecurityPolicy(
    [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) =>
        `sha256-${createHash('sha256')
          .update(match[1] ?? '')
          .digest('base64')}`,
    ),
  );

const pageOf = (html: string): Page => {
  const bytes = Buffer.from(html);
  let compressed: Promise<Buffer> | null = null;
  return {
    html: bytes,
    brotli() {
      compressed ??= compress(bytes);
      return compressed;
    },
    policy: policyOf(html),
  };
};

/** A page that is the same for everybody; empty where the build has none. `finish` fills in what only this installation knows. */
export const readPage = (
  root: string,
  name: string,
  brand: string,
  finish: (html: string) => string = (html) => html,
): Page => pageOf(finish(read(root, name, brand)));

/** @throws when `index.html` has lost one of the places for what is personal. */
export function readAppPage(root: string, brand: string): AppPage {
  const html = read(root, 'index.html', brand);
  const outlineOf = (name: Outline) => {
    const [around, inside] = new RegExp(`<!--${name}-->([\\s\\S]*?)<!--/${name}-->\\s*`).exec(html) ?? [];
    return { around: around ?? '', inside: inside ?? '' };
  };
  const [splash, frame, entry] = [outlineOf('splash'), outlineOf('frame'), outlineOf('entry')];
  // They stand one after the other.
  const outlines = splash.around + frame.around + entry.around;
  const [beforeAnnounced, afterAnnounced] = partsOf(html, ANNOUNCED);
  const [beforeOutline, afterOutline] = partsOf(afterAnnounced, outlines);
  const [beforeAnswers, end] = partsOf(afterOutline, ANSWERS);
  return {
    shell: pageOf(beforeAnnounced + beforeOutline + splash.inside + beforeAnswers + end),
    policy: policyOf(html),
    beforeAnnounced,
    beforeOutline,
    outlines: { splash: splash.inside, frame: frame.inside, entry: entry.inside },
    beforeAnswers,
    end,
  };
}

function partsOf(html: string, place: string): [before: string, after: string] {
  const [before, after, ...more] = html.split(place);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('index.html has lost a place for what is personal.');
  return [before, after];
}

/** JSON that can't end the element it stands in, whatever people have typed. */
export const dataBlock = (answers: readonly FirstAnswer[]): string =>
  `<script type="application/json" id="first-answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/**
 * Links that begin the download of what this page is made of, while its answers are looked up. After what paints the
 * title, which is in the page and in the stylesheet of all pages.
 */
export const announce = (modules: readonly string[], styles: readonly string[]): string =>
  [
    ...styles.map(
      (file) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${escapeHtml(file)}">`,
    ),
    ...modules.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${escapeHtml(file)}">`,
    ),
  ].join('');

/** One block each, so that the browser takes the text that people read first as one. */
const headingHtml = ({ title, description }: Heading): string =>
  `<div class="first-heading"><b>${escapeHtml(title)}</b>${description ? `<br><span>${escapeHtml(description)}</span>` : ''}</div>`;
const noticeHtml = ({ title, description }: Heading): string =>
  `<div class="first-notice"><strong>${escapeHtml(title)}</strong> ${escapeHtml(description ?? '')}</div>`;

const outlineHtml = (page: AppPage, { outline, heading, notice }: FirstPage): string =>
  page.outlines[outline]
    .replace(HEADING, () => (heading ? headingHtml(heading) : ''))
    .replace(NOTICE, () => (notice ? noticeHtml(notice) : ''));

/**
 * The body of a page with what one person sees first. The head leaves at once, so that the browser loads what the page
 * is made of while the answers are looked up.
 *
 * @param first Never rejects; null: the page as it is for everybody.
 */
export async function* personalPage(
  page: AppPage,
  announced: string,
  first: Promise<FirstPage | null>,
): AsyncGenerator<string> {
  yield page.beforeAnnounced + announced + page.beforeOutline;
  const found = await first;
  const outline = found ? outlineHtml(page, found) : page.outlines.splash;
  const answers = found && found.answers.length > 0 ? dataBlock(found.answers) : '';
  yield outline + page.beforeAnswers + announce(found?.modules ?? [], []) + answers + page.end;
}

const takesBrotli = (request: FastifyRequest) => /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

/** Sends a page that is the same for everybody. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8');
  if (!takesBrotli(request)) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(await page.brotli());
}

/** Sends a page of one person piece by piece; nobody keeps it. */
export function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: string,
  pieces: AsyncGenerator<string>,
): FastifyReply {
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
  if (!takesBrotli(request)) return reply.send(write(pieces, new PassThrough()));
  reply.header('content-encoding', 'br');
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return reply.send(write(pieces, createBrotliCompress({ params })));
}

/** Each piece leaves when it is there; `flush` is the compressor's, which would else wait for more. */
function write(
  pieces: AsyncGenerator<string>,
  stream: PassThrough | ReturnType<typeof createBrotliCompress>,
): Readable {
  const writeAll = async () => {
    for await (const piece of pieces) {
      stream.write(piece);
      if ('flush' in stream) stream.flush();
    }
    stream.end();
  };
  writeAll().catch((error: Error) => stream.destroy(error));
  return stream;
}
