/** A text as it may be read, and for each of its units the place in the original that it stands for. */
export interface View {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Whatever has no width, honest or not: words are compared without it. */
const WIDTHLESS = /[\p{Cf}\u115F\u1160\u3164]/u;
/** Letters of other scripts that look like Latin ones, in lower case. */
const LOOK_ALIKES = new Map(
  Object.entries({
    а: 'a',
    с: 'c',
    е: 'e',
    і: 'i',
    о: 'o',
    р: 'p',
    х: 'x',
    у: 'y',
    ѕ: 's',
    ј: 'j',
    һ: 'h',
    ԁ: 'd',
    к: 'k',
    м: 'm',
    т: 't',
    в: 'b',
    н: 'h',
    г: 'r',
    ѵ: 'v',
    ԛ: 'q',
    ԝ: 'w',
    α: 'a',
    ι: 'i',
    ο: 'o',
    τ: 't',
    ν: 'v',
    η: 'n',
    ε: 'e',
    ρ: 'p',
    κ: 'k',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    σ: 'o',
    γ: 'y',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ß: 'ss',
    ɡ: 'g',
  }),
);
const LEET = new Map(
  Object.entries({ 4: 'a', '@': 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', 5: 's', $: 's', 7: 't', '+': 't' }),
);

/** Lower case without accents, width variants, look-alikes and hidden characters. */
export function fold(text: string): View {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = 0;
  for (const character of text) {
    const end = offset + character.length;
    if (character < '\u0080') {
      units.push(character.toLowerCase());
      starts.push(offset);
      ends.push(end);
    } else if (!WIDTHLESS.test(character)) {
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
      for (const one of plain) {
        const read = LOOK_ALIKES.get(one) ?? one;
        for (let i = 0; i < read.length; i++) {
          units.push(read[i]!);
          starts.push(offset);
          ends.push(end);
        }
      }
    }
    offset = end;
  }
  return { text: units.join(''), starts, ends };
}

/** The text with digits and signs inside words read as letters; null where no word has any. */
export function unleeted({ text, starts, ends }: View): View | null {
  let isChanged = false;
  const plain = text.replace(/[a-z0-9@$!+]{2,24}/g, (word) => {
    const bare = word.replace(/[!+]+$/, '');
    if (!/[a-z]/.test(bare) || !/[0-9@$!+]/.test(bare)) return word;
    isChanged = true;
    const letters = bare.replace(/11/g, 'll').replace(/[0-9@$!+]/g, (sign) => LEET.get(sign) ?? sign);
    return letters + word.slice(bare.length);
  });
  return isChanged ? { text: plain, starts, ends } : null;
}

/** The text read from its end. */
export function reversed({ text, starts, ends }: View): View {
  return {
    text: text.split('').reverse().join(''),
    starts: starts.toReversed(),
    ends: ends.toReversed(),
  };
}

/** The text with each letter 13 places on. */
export function rotated({ text, starts, ends }: View): View {
  const letters = text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97),
  );
  return { text: letters, starts, ends };
}

/** Letters that stand alone with one sign or space between them, put together into words; null where there are none. */
export function closedUp({ text, starts, ends }: View): View | null {
  const kept: number[] = [];
  let last = 0;
  for (const match of text.matchAll(/(?<![a-z0-9])[a-z0-9](?:[ ._*-][a-z0-9]){2,400}(?![a-z0-9])/g)) {
    for (let i = last; i < match.index; i++) kept.push(i);
    for (let i = 0; i < match[0].length; i += 2) kept.push(match.index + i);
    last = match.index + match[0].length;
  }
  if (last === 0) return null;
  for (let i = last; i < text.length; i++) kept.push(i);
  // Wide gaps between words that were spread out are one space, as in the rules.
  const read = kept.filter((i, at) => at === 0 || !/\s/.test(text[i]!) || !/\s/.test(text[kept[at - 1]!]!));
  return {
    text: read.map((i) => text[i]!).join(''),
    starts: read.map((i) => starts[i]!),
    ends: read.map((i) => ends[i]!),
  };
}

/** The letters that lines start with, and those that sentences start with. */
export function acrostics({ text, starts, ends }: View): View[] {
  const views = [/(?:^|\n)[^a-z\n]{0,6}([a-z])/g, /(?:^|[.!?\n])[^a-z\n]{0,4}([a-z])/g].map((pattern) => {
    const at = Array.from(text.matchAll(pattern), (match) => match.index + match[0].length - 1);
    return {
      text: at.map((i) => text[i]!).join(''),
      starts: at.map((i) => starts[i]!),
      ends: at.map((i) => ends[i]!),
    };
  });
  return views.filter((view) => view.text.length >= 8);
}
