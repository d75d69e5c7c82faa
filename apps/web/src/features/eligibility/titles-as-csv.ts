import type { Registry } from './registry-queries.ts';

type Title = Registry['titles'][number];

interface Titles {
  readonly today: string;
  readonly titles: readonly Pick<
    Title,
    'outsideSchool' | 'title' | 'area' | 'units' | 'weight' | 'isLab' | 'validFrom' | 'validTo'
  >[];
  readonly unlisted: readonly { readonly title: string }[];
}

/** In quotes, and with an apostrophe in front of what a spreadsheet would take for a formula. */
const cell = (text: string): string =>
  `"${(/^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * The titles of this school for the High School Portal, exactly as transcripts print them: what its courses are called and the
 * list lacks, then what is listed today. The dialog that adds titles reads it back.
 */
export function titlesAsCsv({ today, titles, unlisted }: Titles): string {
  const listed = titles.filter(
    ({ outsideSchool, validFrom, validTo }) =>
      outsideSchool === null &&
      (validFrom === null || validFrom <= today) &&
      (validTo === null || validTo >= today),
  );
  const lines = [
    ['Title', 'Area', 'Units', 'Weight', 'Lab', 'On the list'],
    ...unlisted.map(({ title }) => [title, '', '', '', '', 'no']),
    ...listed.map(({ title, area, units, weight, isLab }) => [
      ...[title, area, `${units}`, `${weight}`, isLab ? 'yes' : 'no', 'yes'],
    ]),
  ];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
