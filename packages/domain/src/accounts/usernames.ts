import { isRude } from './rude-words.ts';

/** What a username may be, in lowercase; the database holds the same. */
export const USERNAME_PATTERN = /^[a-z0-9][a-z0-9._-]{1,29}$/;
/** What the sign-in name of a school may be; the database holds the same. */
export const SIGN_IN_NAME_PATTERN = /^[a-z][a-z0-9-]{2,29}$/;

/** Sign-in names that would be taken for the platform's own. */
const RESERVED = new Set([
  ...['admin', 'administrator', 'api', 'demo', 'fieldhouse', 'help', 'login', 'mail', 'ncaa', 'operator'],
  ...['platform', 'root', 'school', 'security', 'staff', 'student', 'support', 'system', 'teacher', 'www'],
]);

/** Letters that don't fall apart into a plain one and its accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'ng' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm' },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'i', є: 'ye', ґ: 'g', ј: 'j' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps' },
  ω: 'o',
};

/** A name in lowercase ASCII letters and digits; empty where no letter of it has an ASCII form. */
export const plainLetters = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]/g, '');

/** What somebody typed as a username or a school's sign-in name, as it is kept: wide letters, capitals and spaces fall away. */
export const normaliseUsername = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

export type NameProblem = 'shape' | 'rude' | 'reserved';

/** Why this can't be a username; null: it can. */
export function usernameProblem(username: string): NameProblem | null {
  if (!USERNAME_PATTERN.test(username)) return 'shape';
  return isRude(username) ? 'rude' : null;
}

/** Why this can't be the sign-in name of a school; null: it can. */
export function signInNameProblem(name: string): NameProblem | null {
  if (!SIGN_IN_NAME_PATTERN.test(name)) return 'shape';
  if (RESERVED.has(name)) return 'reserved';
  return isRude(name) ? 'rude' : null;
}

/** The first of these that isn't taken, and then the last of them with 2, 3, 4… */
function firstFree(wanted: readonly string[], isTaken: (name: string) => boolean, dash: string): string {
  const stem = wanted.at(-1) as string;
  for (const name of wanted) if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const name = `${stem.slice(0, 24)}${dash}${number}`;
    if (!isTaken(name)) return name;
  }
}

/**
 * A username that a child can remember and type: the given name with the first letter of the family name, else with more of
 * it, else with a number. Never a taken one, a rude one, or one that can't be typed on a plain keyboard.
 */
export function proposeUsername(
  { givenName, familyName }: { readonly givenName: string; readonly familyName: string | null },
  isTaken: (name: string) => boolean,
): string {
  const given = plainLetters(givenName).slice(0, 16);
  const family = plainLetters(familyName ?? '').slice(0, 12);
  const wanted = [
    `${given}${family.slice(0, 1)}`,
    `${given}${family}`,
    `${given.slice(0, 1)}${family}`,
    given,
  ];
  const usable = wanted.filter((name) => usernameProblem(name) === null);
  return firstFree(usable.length > 0 ? usable : ['student'], isTaken, '');
}

/** Words of a school's name that every school has. */
const COMMON = new Set([
  'the',
  'of',
  'and',
  'at',
  'for',
  'school',
  'academy',
  'high',
  'prep',
  'online',
  'homeschool',
]);

/** A sign-in name for a school, to be confirmed by whoever runs it. */
export function proposeSignInName(schoolName: string, isTaken: (name: string) => boolean): string {
  const words = schoolName
    .split(/[\s\-_/.,&]+/)
    .map(plainLetters)
    .filter(Boolean);
  const own = words.filter((word) => !COMMON.has(word));
  const wanted = [own[0], own.slice(0, 2).join('-'), words.join('-')]
    .map((name) =>
      (name ?? '')
        .replace(/^[^a-z]+/, '')
        .slice(0, 30)
        .replace(/-+$/, ''),
    )
    .filter((name) => signInNameProblem(name) === null);
  return firstFree(wanted.length > 0 ? wanted : ['our-school'], isTaken, '-');
}
