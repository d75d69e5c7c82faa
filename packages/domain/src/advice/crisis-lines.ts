import type { CrisisKind } from './crisis-kinds.ts';
import type { Locale } from './locale.ts';

/** Somebody to call at once. */
export interface CrisisLine {
  readonly country: 'US' | 'CA' | 'GB' | 'IE' | 'ES' | 'MX' | 'FR' | 'DE' | 'AT' | 'CH';
  readonly name: string;
  /** As it is dialed. */
  readonly phone: string;
  /** To which a text can be sent; null: nobody reads texts there. */
  readonly text: string | null;
  readonly languages: readonly Locale[];
  readonly kinds: readonly CrisisKind[];
  readonly source: string;
}

const LIFE: readonly CrisisKind[] = ['suicide', 'self_harm', 'threat'];
const line = (parts: Omit<CrisisLine, 'kinds' | 'text'> & Partial<CrisisLine>): CrisisLine => ({
  kinds: LIFE,
  text: null,
  ...parts,
});

/** All lines that the platform names, by country. Each is free of charge where it is called. */
export const CRISIS_LINES: readonly CrisisLine[] = [
  line({
    country: 'US',
    name: '988 Suicide & Crisis Lifeline',
    phone: '988',
    text: '988',
    languages: ['en', 'es'],
    source: 'https://988lifeline.org',
  }),
  line({
    country: 'US',
    name: 'Childhelp National Child Abuse Hotline',
    phone: '1-800-422-4453',
    text: '1-800-422-4453',
    languages: ['en', 'es'],
    kinds: ['abuse'],
    source: 'https://www.childhelphotline.org',
  }),
  line({
    country: 'CA',
    name: '9-8-8 Suicide Crisis Helpline',
    phone: '988',
    text: '988',
    languages: ['en', 'fr'],
    source: 'https://988.ca',
  }),
  line({
    country: 'GB',
    name: 'Samaritans',
    phone: '116 123',
    languages: ['en'],
    source: 'https://www.samaritans.org',
  }),
  line({
    country: 'IE',
    name: 'Samaritans Ireland',
    phone: '116 123',
    languages: ['en'],
    source: 'https://www.samaritans.org/ireland',
  }),
  line({
    country: 'ES',
    name: 'Línea 024',
    phone: '024',
    languages: ['es'],
    source: 'https://www.sanidad.gob.es/linea024',
  }),
  line({
    country: 'ES',
    name: 'Teléfono ANAR',
    phone: '900 20 20 10',
    languages: ['es'],
    kinds: ['abuse'],
    source: 'https://www.anar.org',
  }),
  line({
    country: 'MX',
    name: 'Línea de la Vida',
    phone: '800 911 2000',
    languages: ['es'],
    source: 'https://www.gob.mx/lineadelavida',
  }),
  line({
    country: 'FR',
    name: '3114, numéro national de prévention du suicide',
    phone: '3114',
    languages: ['fr'],
    source: 'https://3114.fr',
  }),
  line({
    country: 'FR',
    name: '119, Allô enfance en danger',
    phone: '119',
    languages: ['fr'],
    kinds: ['abuse'],
    source: 'https://www.allo119.gouv.fr',
  }),
  line({
    country: 'DE',
    name: 'TelefonSeelsorge',
    phone: '0800 111 0 111',
    languages: ['de'],
    source: 'https://www.telefonseelsorge.de',
  }),
  line({
    country: 'DE',
    name: 'Nummer gegen Kummer, Kinder- und Jugendtelefon',
    phone: '116 111',
    languages: ['de'],
    kinds: [...LIFE, 'abuse'],
    source: 'https://www.nummergegenkummer.de',
  }),
  line({
    country: 'AT',
    name: 'Rat auf Draht',
    phone: '147',
    languages: ['de'],
    kinds: [...LIFE, 'abuse'],
    source: 'https://www.rataufdraht.at',
  }),
  line({
    country: 'CH',
    name: 'Pro Juventute 147',
    phone: '147',
    languages: ['de', 'fr'],
    kinds: [...LIFE, 'abuse'],
    source: 'https://www.147.ch',
  }),
];

/**
 * Whom to name to somebody in danger: first the lines of the United States, where the schools are, then those of other
 * countries in which people speak the language of the text. For abuse, lines for it come first, and those for a life in
 * danger stay.
 */
export function linesFor(kind: CrisisKind, locale: Locale): readonly CrisisLine[] {
  const fits = (one: CrisisLine) => one.country === 'US' || one.languages.includes(locale);
  const weight = (one: CrisisLine) => (one.country === 'US' ? 0 : 2) + (one.kinds.includes(kind) ? 0 : 1);
  return CRISIS_LINES.filter((one) => fits(one) && (one.kinds.includes(kind) || one.country === 'US'))
    .filter((one) => kind === 'abuse' || one.kinds.includes(kind))
    .toSorted((a, b) => weight(a) - weight(b));
}
