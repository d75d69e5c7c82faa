import { RULE_IDS, ruleSlug } from '@fieldhouse/domain/eligibility/rule-pages.ts';
import type { FastifyInstance } from 'fastify';
import { type Config, ownOrigin } from './config.ts';
import { escapeHtml } from './escape-html.ts';
import { LANGUAGES, type Language, preferredLanguage } from './language.ts';
import { type Page, readPage, sendPage } from './page.ts';
import type { Services } from './services.ts';

/** Pages for everybody, in four languages, by the end of their address; '' is the landing page. */
const OWN_PAGES = ['', 'check', 'privacy', 'terms', 'accessibility', 'security', 'rules'] as const;
const RULE_PAGES = RULE_IDS.map((id) => `rules/${ruleSlug(id)}` as const);
const PAGES = [...OWN_PAGES, ...RULE_PAGES] as const;
type PublicPage = (typeof PAGES)[number];

/** English has no language in its address: there the reader's own is taken. */
const addressOf = (language: Language, page: PublicPage): string =>
  language === 'en' ? `/${page}` : `/${language}${page && `/${page}`}`;

const SECURITY_TXT = '/.well-known/security.txt';

/** The routes of `registerPublicPages`. */
export const PUBLIC_ROUTES: readonly string[] = [
  ...PAGES.flatMap((page) => LANGUAGES.map((language) => addressOf(language, page))),
  '/robots.txt',
  '/sitemap.xml',
  SECURITY_TXT,
];

/** RFC 9116 asks for an end within a year. */
const SECURITY_TXT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Serves what strangers and search engines read: the landing page, the pages of its foot, and what robots look for. */
export function registerPublicPages(
  app: FastifyInstance,
  { config, clock }: Services,
  webRoot: string,
  fallback: Page,
): void {
  const origin = ownOrigin(config);
  const contact = config.SUPPORT_EMAIL ?? null;
  for (const page of PAGES) {
    const read = (language: Language) =>
      readPage(
        webRoot,
        `${page.replace('/', '-') || 'landing'}.${language}.html`,
        config.BRAND_NAME,
        (html) => filled(html, origin, contact),
      );
    // All but the first page are read and compressed when somebody opens them: there are a hundred, and the start is short.
    const pages = new Map(page === '' ? LANGUAGES.map((language) => [language, read(language)]) : []);
    for (const language of LANGUAGES) {
      app.get(addressOf(language, page), (request, reply) => {
        const shown = language === 'en' ? preferredLanguage(request.headers) : language;
        const found = pages.get(shown) ?? read(shown);
        pages.set(shown, found);
        return sendPage(request, reply, found && found.html.length > 0 ? found : fallback);
      });
    }
  }
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(origin)),
  );
  app.get(SECURITY_TXT, (_request, reply) =>
    contact === null
      ? reply.callNotFound()
      : reply.type('text/plain; charset=utf-8').send(securityTxt(config, origin, Date.parse(clock.now()))),
  );
}

/** What stands between percent signs is the installation's; without an address to write to, nothing says so. */
function filled(html: string, origin: string, contact: string | null): string {
  const written = contact === null ? html.replace(/<!--contact-->.*?<!--\/contact-->/gs, '') : html;
  return written
    .replaceAll('%TALK_HREF%', contact === null ? '/school-registration' : 'mailto:%SUPPORT_EMAIL%')
    .replaceAll('%SUPPORT_EMAIL%', escapeHtml(contact ?? ''))
    .replaceAll('%ORIGIN%', escapeHtml(origin));
}

const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/avatars/', '/calendar/feed/', '/exports/', '/shared-ledger'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

function sitemap(origin: string): string {
  const at = (language: Language, page: PublicPage) => escapeHtml(`${origin}${addressOf(language, page)}`);
  const links = (page: PublicPage) =>
    LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language, page)}"/>`,
    ).join('');
  const urls = PAGES.flatMap((page) =>
    LANGUAGES.map((language) => `<url><loc>${at(language, page)}</loc>${links(page)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

function securityTxt({ SUPPORT_EMAIL }: Config, origin: string, now: number): string {
  return [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${new Date(now + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT}`,
    `Policy: ${origin}/security`,
    '',
  ].join('\n');
}
