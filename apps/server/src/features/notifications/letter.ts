import { PreferenceType } from '@fieldhouse/contract/notifications.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import type { Letter } from '#platform/mail/mailer.ts';
import { shortened } from '#platform/mail/one-line.ts';
import type { NewsLine } from './news.ts';
import { sentencesIn } from './sentences/of-locale.ts';

/** Lines of one letter; the rest stands in the app. */
const MOST_LINES = 30;
/** Mail programs show less. */
const LONGEST_SUBJECT = 150;

interface LetterParts {
  readonly locale: Locale;
  readonly brand: string;
  readonly lines: readonly NewsLine[];
  /** Absolute address of a page of the app. */
  readonly link: (path: string) => string;
  /** The page and the address that turn letters of these kinds off. */
  readonly unsubscribe: (types: readonly PreferenceType[]) => { page: string; oneClick: string };
}

/** One letter about all that is new: each thing with its page, why it came, and how it stops. */
export function composeNews({ locale, brand, lines, link, unsubscribe }: LetterParts): Letter {
  const words = sentencesIn(locale);
  const [only, ...others] = lines;
  if (!only) throw new Error('a letter without a line');
  const types = PreferenceType.options.filter((type) => lines.some(({ row }) => row.type === type));
  const shown = lines
    .slice(0, MOST_LINES)
    .map(({ sentence, place }) => `- ${sentence}${place ? `\n  ${link(place)}` : ''}`);
  const hidden = lines.length - shown.length;
  const off = types.length > 0 ? unsubscribe(types) : null;
  const names = new Intl.ListFormat(locale).format(types.map((type) => words.types[type]));
  const body = [
    words.beginning(brand),
    shown.join('\n\n'),
    ...(hidden > 0 ? [`${words.more(hidden)}\n${link('/notifications')}`] : []),
    // The usual sign that what follows is no part of the letter.
    [
      '-- ',
      types.length > 0 ? words.why(brand, names) : words.whyAccount(brand),
      `${words.choose}: ${link('/profile?tab=notifications')}`,
      ...(off ? [`${words.stop}: ${off.page}`] : []),
    ].join('\n'),
  ].join('\n\n');
  const subject = others.length === 0 ? only.sentence : words.subjectOfSeveral(lines.length, brand);
  return { subject: shortened(subject, LONGEST_SUBJECT), body, unsubscribeUrl: off?.oneClick ?? null };
}
