import { readFileSync } from 'node:fs';
import type { TranscriptDocument } from '@fieldhouse/domain/records/transcript-document.ts';
import { readCode } from '@fieldhouse/domain/records/verify-code.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language, preferredLanguage } from '#platform/language.ts';
import { addressPrefix, type Limit, Turns } from '#platform/limiter.ts';
import type { Services } from '#platform/services.ts';
import { findByCode } from './find.ts';
import { type Checked, PAGE_POLICY, verifyPage } from './html.ts';
import { openShown } from './shown-here.ts';

const SCRIPT = readFileSync(new URL('./verify-script.js', import.meta.url));

/** Unknown codes of an address in an hour. Codes that are known are never counted. */
const WRONG_CODES = 30;
const HOUR = 60 * 60;

const limitsOf = (request: FastifyRequest): Limit[] => [
  { key: `verify:address:${addressPrefix(request.ip)}`, wrongTries: WRONG_CODES, windowSeconds: HOUR },
];

const STATUS = {
  valid: 200,
  superseded: 200,
  revoked: 200,
  unproven: 200,
  unknown: 404,
  limited: 429,
} as const;

/**
 * The page on which anybody checks the code of a transcript: made here, whole, without the app and without a session.
 */
export function registerVerifyPage(app: FastifyInstance, services: Services): void {
  const { limiter, config } = services;

  const send = (request: FastifyRequest, reply: FastifyReply, found: Checked | null) =>
    reply
      .status(found ? STATUS[found.verdict] : 200)
      .headers({
        'content-security-policy': PAGE_POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        vary: 'accept-language, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(verifyPage(found, { language: languageOf(request), brand: config.BRAND_NAME }));

  async function check(request: FastifyRequest, typed: string): Promise<Checked> {
    const limits = limitsOf(request);
    const turns = new Turns();
    try {
      await limiter.takeTurns(turns, limits);
      if ((await limiter.waitSeconds(limits)) > 0) return { verdict: 'limited', typed: typed.slice(0, 40) };
      const code = readCode(typed);
      const found = code && (await findByCode(services, code));
      if (found) {
        const { document, isShared, ...known } = found;
        // Whoever asks for the head alone is shown nobody.
        const isShown = isShared && request.method === 'GET';
        return { ...known, shown: isShown ? await shownUnder(services, code, document) : null };
      }
      await limiter.countWrong(limits);
      return { verdict: 'unknown', typed: typed.slice(0, 40) };
    } finally {
      turns.giveBack();
    }
  }

  app.get<{ Querystring: { code?: string } }>('/verify', (request, reply) => {
    const { code } = request.query;
    if (typeof code !== 'string' || code.trim() === '') return send(request, reply, null);
    const language = languageAsked(request);
    const suffix = language ? `?lang=${language}` : '';
    return reply.redirect(`/verify/${encodeURIComponent(code.trim().slice(0, 40))}${suffix}`, 303);
  });
  app.get<{ Params: { code: string } }>('/verify/:code', async (request, reply) => {
    const { code } = request.params;
    // "/verify/" asks for no code.
    return send(request, reply, code.trim() === '' ? null : await check(request, code));
  });
  app.get('/verify.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}

/** What the holder shows. Where that can't be told just now, the page says what it says to everybody. */
async function shownUnder(services: Services, code: string, document: TranscriptDocument) {
  try {
    return await openShown(services, code, document);
  } catch (error) {
    services.log.warn({ err: error }, 'the check page of a transcript showed nothing of what is shared');
    return null;
  }
}

/** The language that the address asks for; null: none. */
function languageAsked(request: FastifyRequest): Language | null {
  const { lang } = request.query as { lang?: unknown };
  return LANGUAGES.find((language) => language === lang) ?? null;
}

const languageOf = (request: FastifyRequest): Language =>
  languageAsked(request) ?? preferredLanguage(request.headers);
