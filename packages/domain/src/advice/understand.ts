import { SUPPOSED_GRADES, type SupposedGrade } from '../eligibility/what-if.ts';
import { REFUSALS, RULE_WORDS, WORDS } from './ask-words.ts';
import { askedTitle, namedCourses } from './course-names.ts';
import { plainText, sentencesOf } from './plain-text.ts';
import {
  ADVICE_BODIES,
  type AdviceBody,
  type Ask,
  type KnownCourse,
  type RefusalReason,
  type SupposedChange,
  type Understood,
  type Vocabulary,
} from './question.ts';

/** Sentences of a question that are read, and answers that one question gets. */
const MOST_SENTENCES = 12;
const MOST_ASKS = 3;

/**
 * What a question asks, in any of the four languages, by the words for each of the tools and by its slots: bodies, courses,
 * grades. Sentences are read one by one, so that a question may ask several things. What looks like an order to the counselor,
 * like another person, other rules, or somebody else's decision, is refused as a whole: half of an answer would look like
 * all of it.
 *
 * @returns `unknown`: no tool is for it. That is said, and nothing is guessed.
 */
export function understand(question: string, vocabulary: Vocabulary): Understood {
  const why = refusalOf(question, vocabulary);
  if (why) return { kind: 'refused', why };
  const asks: Ask[] = [];
  for (const sentence of sentencesOf(question, MOST_SENTENCES)) {
    const ask = askOf(sentence, question, vocabulary);
    if (ask && !asks.some((one) => JSON.stringify(one) === JSON.stringify(ask))) asks.push(ask);
  }
  return asks.length === 0 ? { kind: 'unknown' } : { kind: 'asks', asks: asks.slice(0, MOST_ASKS) };
}

function refusalOf(question: string, vocabulary: Vocabulary): RefusalReason | null {
  const bare = withoutCourses(question, vocabulary.courses);
  const plain = plainText(bare);
  const sentences = sentencesOf(bare, MOST_SENTENCES).map(plainText);
  const found = REFUSALS.find(({ words }) => [plain, ...sentences].some((one) => words.test(one)));
  if (found) return found.why;
  if (namesSomebody(question, vocabulary)) return 'other_person';
  return isOfAnotherTime(plain, vocabulary.rulesSince) ? 'other_rules' : null;
}

/** Titles say what they like: "History of the Olympics" is a course, and so is one that gives an order. */
function withoutCourses(question: string, courses: readonly KnownCourse[]): string {
  return courses.reduce((left, { title }) => left.replaceAll(title, ' '), question);
}

/** Two words with capitals behind each other that are neither a course nor the student's own name: "Ben Cole". */
const NAME = /(?<![.?!¿¡]\s*)(?<=\S\s)\p{Lu}\p{Ll}+\s+(?:(?:de|la|von|van|du)\s+)?\p{Lu}\p{Ll}{2,}/gu;
/** Of somebody, by one name: "Ben's GPA", "the grades of Ben", "Bens Noten", "la moyenne d'Anna". */
const OF_SOMEBODY: readonly RegExp[] = [
  /(\p{Lu}\p{Ll}+)['’]s?\s+(?:core\s+|current\s+)?(?:gpa|grades?|record|transcript|eligib\w*|units|standing|ledger|courses?)/giu,
  /\b(?:gpa|grades?|record|transcript|standing|ledger|eligibility|units) (?:of|for) (?!my\b|me\b|the\b|Division\b|NCAA\b|NAIA\b)(\p{Lu}\p{Ll}+)/gu,
  /\b(?:promedio|notas?|calificaci[oó]n\w*|expediente|situaci[oó]n|gpa|unidades|elegibilidad) (?:de|para) (?!la\b|el\b|mi\b|Divisi)(\p{Lu}\p{Ll}+)/gu,
  /\b(?:moyenne|notes?|dossier|relev[eé]|gpa|situation|unit[eé]s|[eé]ligibilit[eé]) (?:de |d['’]|pour )(?!Division)(\p{Lu}\p{Ll}+)/gu,
  /\b(?:GPA|Schnitt|Noten?|Akte|Zeugnis|Stand|Einheiten|Durchschnitt) (?:von|f[uü]r) (?!Division|Englisch|Mathe|Kern|Kurs|Sport|College|NCAA|NAIA)(\p{Lu}\p{Ll}+)/gu,
  /\b(\p{Lu}\p{Ll}+s)\s+(?:GPA|Schnitt|Noten|Akte|Zeugnis|Stand|Einheiten|Durchschnitt)\b/gu,
  /\b(?:is|does|will|can|has|did|how is|how are) (\p{Lu}\p{Ll}{2,}) (?:\w+ ){0,2}(?:eligible|qualif\w*|on track|have|doing|need|pass\w*|play|stand)/gu,
  /\b(?:es|est[aá]|puede|tiene|va|cumple) (\p{Lu}\p{Ll}{2,}) (?:\w+ ){0,2}(?:elegible|bien|calific\w*|jugar|en camino)/gu,
  /\b(?:est-ce que|est|peut|a) (\p{Lu}\p{Ll}{2,}) (?:\w+ ){0,2}(?:[eé]ligible|qualifi\w*|jouer|en bonne)/gu,
  /\b(?:ist|kann|hat|wird|steht|schafft) (\p{Lu}\p{Ll}{2,}) (?:\w+ ){0,2}(?:qualifiziert|spielberechtigt|auf Kurs|spielen|zugelassen)/gu,
];
/** Words with capitals that name nobody. */
const NOBODY = new Set(
  plainText(
    `Division Divisions Divisi\u00f3n NCAA NAIA Eligibility Center GPA Core Algebra English Spanish French German Math Science
    History Fieldhouse Kurs Kurse Kernkurse Note Noten Sommer Winter Herbst Semester Halbjahr Schule Regel Regeln College
    University Was Wie Wo Wann Welche Ich Mein Meine Wenn Why What Where When How Which Does Is Am Are Do Can If Und Oder
    Kernkurs Kern Einheiten Einheit Zeugnis Schnitt Durchschnitt Titel Liste Trainer Berater Beraterin August January Monday
    Centro Elegibilidad Centre Registro Historial Consejera Consejero Donde C\u00f3mo Qu\u00e9 Cu\u00e1ndo Est Suis Combien Quand Quelle Quel Comment Das Der Die Den Dem Es Spring Fall Summer Biologie
    Chemie Physik Mathe Englisch Geschichte Klausur Prufung Sport Spiel Training Jahr Monat Tag Leistung Stand Frage Antwort`,
  )
    .trim()
    .split(' '),
);

function namesSomebody(question: string, { courses, ownNames }: Vocabulary): boolean {
  const known = new Set([
    ...NOBODY,
    ...[...courses.map(({ title }) => title), ...ownNames].flatMap((text) =>
      plainText(text)
        .trim()
        .split(/[\s/-]+/),
    ),
  ]);
  const isUnknown = (name: string) => {
    const word = plainText(name).trim();
    return !known.has(word) && !known.has(word.replace(/s$/, ''));
  };
  // What a course is called that nobody knows looks like a name.
  const title = WORDS.counts.test(plainText(question)) ? askedTitle(question) : null;
  const text = (title ? question.replaceAll(title, ' ') : question).replace(/\s+/g, ' ');
  const full = [...text.matchAll(NAME)].map(([found]) => found.split(' '));
  // German writes every noun with a capital: two of them in a row are a name only where no article or ending says otherwise.
  const isGerman = / (?:ich|mein\w*|ist|was|wie|der|die|das|und|fur|wenn|bin|mich|noch) /.test(
    plainText(text),
  );
  if (!isGerman && full.some((words) => words.every((word) => /^\p{Ll}/u.test(word) || isUnknown(word))))
    return true;
  return OF_SOMEBODY.some((pattern) =>
    [...text.matchAll(pattern)].some(([, name]) => name !== undefined && isCapital(name) && isUnknown(name)),
  );
}

const isCapital = (name: string) => /^\p{Lu}/u.test(name);

const YEAR = /(?<![\d./-])(1[89]\d\d|20\d\d)(?![\d/])/g;
const OF_RULES =
  / (?:rules?|back|used|old|then|era|reglas?|normas?|antes|antiguas?|regles?|autrefois|ancienne?s?|regeln?|damals|fruher|alte[nr]?|in|en|von|de|del|du|aus|im|of|from|since|during) $/;

/** Asks for a year before any rules that are held. */
function isOfAnotherTime(plain: string, since: number): boolean {
  return [...plain.matchAll(YEAR)].some(
    ({ 1: year, index }) =>
      Number(year) < since && (Number(year) < 2000 || OF_RULES.test(plain.slice(0, index))),
  );
}

function askOf(sentence: string, whole: string, vocabulary: Vocabulary): Ask | null {
  // Titles say what they like.
  const plain = plainText(withoutCourses(sentence, vocabulary.courses));
  const has = (words: RegExp) => words.test(plain);
  const named = namedCourses(sentence, vocabulary.courses);
  const bodies = bodiesOf(sentence, plain);
  const rows = named.one.filter(({ rowId }) => rowId !== null);
  if (
    has(WORDS.ifs) &&
    (has(WORDS.drop) || has(WORDS.retake) || gradeOf(sentence, plain, vocabulary) !== null)
  ) {
    return supposed(sentence, plain, named, bodies, vocabulary);
  }
  if (has(WORDS.changed)) return { ask: 'changed' };
  if (has(WORDS.can_do)) return { ask: 'can_do' };
  if (has(WORDS.needed)) {
    const [row] = rows;
    if (row || named.several.length === 0)
      return { ask: 'needed', bodies: divisionsOf(bodies), rowId: row?.rowId ?? null };
    return { ask: 'which_course', titles: titlesOf(named.several) };
  }
  if (has(WORDS.rule)) return ruleOf(plain, bodies);
  if (has(WORDS.lock)) return { ask: 'lock' };
  if (has(WORDS.counts) && !has(WORDS.missing)) return countsOf(sentence, plain, named);
  if (has(WORDS.next_term)) return { ask: 'next_term' };
  if (has(WORDS.counselor)) return { ask: 'counselor' };
  if (has(WORDS.missing)) return { ask: 'missing', bodies };
  if (has(WORDS.gpa)) return { ask: 'core_gpa', bodies };
  if (has(WORDS.tasks)) return { ask: 'tasks' };
  if (has(WORDS.standing)) return { ask: 'standing', bodies };
  const rule = ruleOf(plain, bodies);
  if (rule?.ask === 'rule' && !GENERAL_RULES.has(rule.ruleId)) return rule;
  // "And Division II?" after another sentence, or alone: where do I stand there.
  if (isOnlyBody(plain) && bodies.length < ADVICE_BODIES.length && whole.length < 80)
    return { ask: 'standing', bodies };
  return null;
}

/** Rules whose words stand in questions about anything. */
const GENERAL_RULES = new Set(['core_units', 'core_gpa', 'listed_title', 'graduation', 'international']);

const titlesOf = (courses: readonly KnownCourse[]) => courses.slice(0, 6).map(({ title }) => title);

/** "Does a repeated course count?" names none. */
const RULES_OF_COUNTING = new Set(['content_once', 'pass_grade']);

function countsOf(
  sentence: string,
  plain: string,
  { one, several }: ReturnType<typeof namedCourses>,
): Ask | null {
  const [course] = one;
  if (course) return { ask: 'counts', title: course.title };
  if (several.length > 0) return { ask: 'which_course', titles: titlesOf(several) };
  const rule = ruleOf(plain, []);
  if (rule?.ask === 'rule' && RULES_OF_COUNTING.has(rule.ruleId)) return rule;
  const title = askedTitle(sentence);
  if (title && !isPronoun(title)) return { ask: 'counts', title };
  return rule && rule.ask === 'rule' && rule.ruleId !== 'core_units' ? rule : null;
}

const isPronoun = (title: string): boolean =>
  / (?:it|this|that|they|these|those|esto|este|esta|eso|ca|cela|il|elle|das|es|dies|er|sie|my|mi|mon|mein|course|class|curso|clase|cours|kurs|what|que|was|which|welche\w*|quel\w*|how many|cuant\w+|combien|wie viele) $/.test(
    plainText(title).replace(
      /^ (?:my|the|this|that|mi|el|la|mon|ma|le|mein|der|die|das|dieser|este|ce|cette) /,
      ' ',
    ),
  );

function ruleOf(plain: string, bodies: readonly AdviceBody[]): Ask | null {
  const found = RULE_WORDS.find(({ words }) => words.test(plain));
  if (!found) return null;
  const [body] = bodies;
  const named = bodies.length === 1 && body ? body : null;
  const ruleId = named === 'NAIA' && found.ruleId === 'core_gpa' ? 'naia_gpa' : found.ruleId;
  return { ask: 'rule', body: named, ruleId };
}

function supposed(
  sentence: string,
  plain: string,
  { one, several }: ReturnType<typeof namedCourses>,
  bodies: readonly AdviceBody[],
  vocabulary: Vocabulary,
): Ask | null {
  const rows = one.filter(({ rowId }) => rowId !== null);
  if (rows.length === 0)
    return several.length > 0 ? { ask: 'which_course', titles: titlesOf(several) } : null;
  const grade = gradeOf(sentence, plain, vocabulary);
  const how: SupposedChange['how'] = WORDS.retake.test(plain)
    ? 'retake'
    : WORDS.drop.test(plain)
      ? 'drop'
      : 'grade';
  return {
    ask: 'what_if',
    bodies,
    changes: rows.map(({ rowId }) => ({ how, rowId: rowId!, grade: how === 'drop' ? null : grade })),
  };
}

const LETTER = /(?<![\p{L}\d'’])([ABCDF])(?:[+-])?(?![\p{L}\d'’])/u;
const SPOKEN =
  / (?:an?|una?|un|ein|eine|einem|einen|le|la|with|con|avec|mit|get|saco|grade|nota|note) ([abcdf])[+-]? /;
const PERCENT = / (\d{1,3})(?:\.\d+)? ?(?:%|percent|por ciento|pour ?cent|prozent|points?|puntos?|punkte) /;

/** The grade that is supposed; null: none is named. A percent is what the school's scale makes of it. */
function gradeOf(sentence: string, plain: string, { courses, letterOf }: Vocabulary): SupposedGrade | null {
  const bare = withoutCourses(sentence, courses);
  // "A" begins an English sentence as well; then it is no grade.
  const letter = LETTER.exec(bare.replace(/^\s*A\s/u, ' '))?.[1] ?? SPOKEN.exec(plain)?.[1]?.toUpperCase();
  const known = SUPPOSED_GRADES.find((grade) => grade === letter);
  if (known) return known;
  const percent = PERCENT.exec(plain.replaceAll('%', ' % '))?.[1];
  return percent === undefined ? null : letterOf(Number(percent));
}

/** Divisions as people write them; capitals tell "DI" from words of other languages. */
const ONE =
  / (?:d1|d-1|d 1|division (?:i|1|one|uno|un|une|eins)|divisiones? (?:i|1)|1 division|primera division|premiere division|1re division|erste[rn]? division|div (?:i|1)) /;
const TWO =
  / (?:d2|d-2|d 2|dii|d-ii|division (?:ii|2|two|dos|deux|zwei)|divisiones? (?:ii|2)|segunda division|deuxieme division|2e division|zweite[rn]? division|div (?:ii|2)) /;
const BOTH =
  / (?:divisions?|divisiones|div) (?:i|1) (?:and|or|y|o|et|ou|und|oder|&|\/) (?:ii|2) | di\/dii | d1\/d2 /;

function bodiesOf(sentence: string, plain: string): readonly AdviceBody[] {
  const isNamed: Readonly<Record<AdviceBody, boolean>> = {
    DI: ONE.test(plain) || BOTH.test(plain) || /(?<![\p{L}])D-?I(?![\p{L}])/u.test(sentence),
    DII: TWO.test(plain) || BOTH.test(plain),
    NAIA: / naia /.test(plain),
  };
  const found = ADVICE_BODIES.filter((body) => isNamed[body]);
  return found.length === 0 ? ADVICE_BODIES : found;
}

const divisionsOf = (bodies: readonly AdviceBody[]): readonly AdviceBody[] => {
  const divisions = bodies.filter((body) => body !== 'NAIA');
  return divisions.length === 0 ? bodies : divisions;
};

const isOnlyBody = (plain: string): boolean =>
  plain
    .replace(ONE, ' ')
    .replace(TWO, ' ')
    .replace(/ (?:di|naia|and|what about|for|y|et|und|que tal|pour|para|fur|how about|how is|como) /g, ' ')
    .trim().length < 12;
