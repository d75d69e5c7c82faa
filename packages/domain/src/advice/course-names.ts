import { plainText } from './plain-text.ts';
import type { KnownCourse } from './question.ts';

const ROMAN: Readonly<Record<string, string>> = {
  ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' },
  ...{ uno: '1', dos: '2', tres: '3', un: '1', deux: '2', trois: '3', eins: '1', zwei: '2', drei: '3' },
  ...{ one: '1', two: '2', three: '3', four: '4' },
};

/** Names of subjects in the other languages, as English titles have them. */
const SUBJECTS: Readonly<Record<string, string>> = {
  ...{ quimica: 'chemistry', chimie: 'chemistry', chemie: 'chemistry', chem: 'chemistry' },
  ...{ biologia: 'biology', biologie: 'biology', bio: 'biology' },
  ...{ fisica: 'physics', physique: 'physics', physik: 'physics' },
  ...{ historia: 'history', histoire: 'history', geschichte: 'history' },
  ...{ ingles: 'english', anglais: 'english', englisch: 'english' },
  ...{ frances: 'french', francais: 'french', franzosisch: 'french' },
  ...{ espanol: 'spanish', espagnol: 'spanish', spanisch: 'spanish' },
  ...{ aleman: 'german', allemand: 'german', deutsch: 'german' },
  ...{ geometria: 'geometry', geometrie: 'geometry', algebre: 'algebra', latin: 'latin', latein: 'latin' },
  ...{ calculo: 'calculus', calcul: 'calculus', analysis: 'calculus', estadistica: 'statistics' },
  ...{ statistique: 'statistics', statistiques: 'statistics', statistik: 'statistics' },
  ...{ economia: 'economics', economie: 'economics', wirtschaft: 'economics' },
  ...{ psicologia: 'psychology', psychologie: 'psychology', geografia: 'geography', geographie: 'geography' },
  ...{ ceramica: 'ceramics', ceramique: 'ceramics', keramik: 'ceramics', ensayos: 'essays', musica: 'music' },
  ...{ musique: 'music', musik: 'music', arte: 'art', kunst: 'art', gobierno: 'government' },
};

const wordsOf = (text: string): string[] =>
  plainText(text)
    .trim()
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[.+-]+|[.+%-]+$/g, ''))
    .map((word) => ROMAN[word] ?? SUBJECTS[word] ?? word)
    .filter(Boolean);

/** Words that tell no course from another. */
const WEAK = new Set([
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'honors',
  'ap',
  'intro',
  'to',
  'of',
  'and',
  'the',
  'in',
  'a',
  'course',
]);

/** Whether words stand in a text one behind the other; where. */
function placeOf(words: readonly string[], inWords: readonly string[]): number {
  return inWords.findIndex((_, at) => words.every((word, index) => inWords[at + index] === word));
}

/**
 * The courses that a question names, by their whole titles first: "Algebra II" isn't "Algebra I". A course that is named by the
 * first word of its title alone is found where only one begins so.
 *
 * @returns `one`: those that were found; `several`: titles that the question may mean.
 */
export function namedCourses(
  question: string,
  courses: readonly KnownCourse[],
): { readonly one: readonly KnownCourse[]; readonly several: readonly KnownCourse[] } {
  const words = wordsOf(question);
  const taken = new Set<number>();
  const one: KnownCourse[] = [];
  const titled = courses
    .map((course) => ({ course, title: wordsOf(course.title) }))
    .filter(({ title }) => title.some((word) => !WEAK.has(word)))
    .toSorted((a, b) => b.title.length - a.title.length);
  for (const { course, title } of titled) {
    const at = placeOf(title, words);
    if (at < 0 || title.some((_, index) => taken.has(at + index))) continue;
    // A longer number follows: "English 1" in "English 10".
    for (const index of title.keys()) taken.add(at + index);
    one.push(course);
  }
  if (one.length > 0) return { one, several: [] };
  const heads = titled.filter(({ title }) => {
    const [head] = title;
    return head !== undefined && head.length > 2 && !WEAK.has(head) && words.includes(head);
  });
  const unique = heads.filter(
    ({ course }, at) => heads.findIndex((other) => other.course.title === course.title) === at,
  );
  if (unique.length === 1) return { one: unique.map(({ course }) => course), several: [] };
  return { one: [], several: unique.map(({ course }) => course) };
}

const LONGEST_TITLE = 80;
const ASKED_TITLES: readonly RegExp[] = [
  /["“”«»„‚']\s*([^"“”«»„']{2,80}?)\s*["“”«»„']/u,
  /\b(?:does|do|will|would|can|is)\s+(?:my |the |a |an )?(?:course |class )?(.{2,80}?)\s+(?:course |class )?(?:count|counts|counted|approved|on the|an? (?:ncaa|core|approved)|ncaa|accepted|listed)\b/iu,
  /\b(?:cuenta|vale|sirve|est[aá] aprobad[oa]|est[aá])\s+(?:mi |el |la |un |una )?(?:curso |clase )?(?:de )?(.{2,80}?)\s*(?:para|en la|como|\?|$)/iu,
  /\b(?:est-ce que\s+)?(?:mon |ma |le |la |l['’])?(?:cours |classe )?(?:de |d['’])?(.{2,80}?)\s+(?:compte|est(?:-il|-elle)?\s+(?:approuv|sur|reconnu|valid|agr))/iu,
  /\b(?:z[aä]hlt|gilt|ist|wird)\s+(?:mein |meine |der |die |das |ein |eine )?(?:kurs |fach )?(.{2,80}?)\s*(?:f[uü]r|als|auf|anerkannt|zugelassen|mit|\?|$)/iu,
];

/** What a question calls a course that nobody knows; null: it names none. */
export function askedTitle(question: string): string | null {
  for (const pattern of ASKED_TITLES) {
    const title = pattern.exec(question)?.[1]?.trim();
    if (title && /\p{L}{3}/u.test(title)) return title.slice(0, LONGEST_TITLE);
  }
  return null;
}
