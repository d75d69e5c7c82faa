const normal = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word that is looked for stands in the text, accents and capitals aside. Nothing typed fits all. */
export function fits(text: string, typed: string): boolean {
  const within = normal(text);
  return normal(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
