import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { escapeHtml } from './escape-html.ts';
import { type Language, preferredLanguage } from './language.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/** What a start does, in its order; most starts do a few of these. */
export type StartStep = 'opening' | 'unpacking' | 'updating' | 'moving' | 'playing' | 'last';

const TITLE: Record<Language, (brand: string) => string> = {
  en: (brand) => `${brand} is starting`,
  es: (brand) => `${brand} se está iniciando`,
  fr: (brand) => `${brand} démarre`,
  de: (brand) => `${brand} startet`,
};

const NEXT: Record<Language, string> = {
  en: 'This page opens automatically as soon as everything is ready.',
  es: 'Esta página se abrirá sola en cuanto todo esté listo.',
  fr: 'Cette page s’ouvrira d’elle-même dès que tout sera prêt.',
  de: 'Diese Seite öffnet sich von selbst, sobald alles bereit ist.',
};

const STEPS: Record<Language, Record<StartStep, string>> = {
  en: {
    opening: 'Opening the database',
    unpacking: 'Unpacking the demo school',
    updating: 'Updating the database',
    moving: 'Setting the demo school to today’s date',
    playing: 'Preparing the demo school, about half a minute',
    last: 'Almost ready',
  },
  es: {
    opening: 'Abriendo la base de datos',
    unpacking: 'Desempaquetando la escuela de demostración',
    updating: 'Actualizando la base de datos',
    moving: 'Ajustando la escuela de demostración a la fecha de hoy',
    playing: 'Preparando la escuela de demostración, cerca de medio minuto',
    last: 'Casi listo',
  },
  fr: {
    opening: 'Ouverture de la base de données',
    unpacking: 'Décompression de l’école de démonstration',
    updating: 'Mise à jour de la base de données',
    moving: 'Mise à la date du jour de l’école de démonstration',
    playing: 'Préparation de l’école de démonstration, environ une demi-minute',
    last: 'Presque prêt',
  },
  de: {
    opening: 'Die Datenbank wird geöffnet',
    unpacking: 'Die Demoschule wird entpackt',
    updating: 'Die Datenbank wird aktualisiert',
    moving: 'Die Demoschule wird auf das heutige Datum gebracht',
    playing: 'Die Demoschule wird vorbereitet, etwa eine halbe Minute',
    last: 'Gleich fertig',
  },
};

/** Asks again until somebody else answers than this page's server, and opens what was asked for then. */
const SCRIPT = `
const look = async () => {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'application/json' }, cache: 'no-store' });
    if (answer.status !== 503) return location.reload();
    document.querySelector('p').textContent = (await answer.json()).message;
  } catch {}
  setTimeout(look, 500);
};
setTimeout(look, 500);
`;

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem; color: #1d2b26; background: #fbf8f2; }
@media (prefers-color-scheme: dark) { body { color: #e6ece8; background: #101513; } }
h1 { font-size: 1.5rem; }
`;

export interface StartingPage {
  /** Says what is done now, on the page and on standard output. */
  readonly tell: (step: StartStep) => void;
  /** Frees the port. */
  close(): Promise<void>;
}

/**
 * Answers on the server's port while the server starts: people with a page that says what is done and goes on by itself,
 * everything else with 503. On a port that the system picks nobody can ask yet, so nothing listens there.
 *
 * @throws the error of `listen` when the port is taken.
 */
export async function openStartingPage(config: Config): Promise<StartingPage> {
  const brand = config.BRAND_NAME;
  let step: StartStep = 'opening';
  const policy = contentSecurityPolicy([`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`]);
  const headers = { ...securityHeaders(config), 'cache-control': 'no-store', 'retry-after': '1' };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const language = preferredLanguage(request.headers);
    const message = `${STEPS[language][step]} …`;
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    response.writeHead(503, {
      ...headers,
      vary: 'accept, accept-language, cookie',
      ...(isPage
        ? { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
        : { 'content-type': 'application/json; charset=utf-8' }),
    });
    response.end(
      isPage
        ? page(TITLE[language](brand), message, language)
        : JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message }),
    );
  };
  const server = createServer({ keepAlive: false }, answer);
  if (config.PORT !== 0) {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.PORT, config.HOST, resolve);
    });
  }
  return {
    tell(next) {
      step = next;
      process.stdout.write(`${STEPS.en[next]} …\n`);
    },
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const page = (title: string, message: string, language: Language): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<noscript><meta http-equiv="refresh" content="2"></noscript>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p role="status">${escapeHtml(message)}</p>
<p>${escapeHtml(NEXT[language])}</p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
