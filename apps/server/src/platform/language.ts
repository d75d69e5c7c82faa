import type { IncomingHttpHeaders } from 'node:http';

export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language chosen before (cookie), else the first of the browser's that we speak. */
export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = headers.cookie?.match(/(?:^|;\s*)language=([a-z]{2})/)?.[1];
  const wanted = [
    chosen,
    ...(headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2)),
  ];
  return (
    LANGUAGES.find(
      (language) => language === wanted.find((one) => LANGUAGES.some((known) => known === one)),
    ) ?? 'en'
  );
}
