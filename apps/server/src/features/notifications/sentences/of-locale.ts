import type { Locale } from '@fieldhouse/contract/people.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Sentences } from './facts.ts';
import { fr } from './fr.ts';

const LANGUAGES: Readonly<Record<Locale, Sentences>> = { en, es, fr, de };

/** Everything that is sent about notifications, in the reader's language. */
export const sentencesIn = (locale: Locale): Sentences => LANGUAGES[locale];
