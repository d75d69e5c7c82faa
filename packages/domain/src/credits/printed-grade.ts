/**
 * What a grade of another school says, as its document prints it: passed; failed; not finished, which is no grade at all
 * (withdrawn, audited, incomplete); doubtful, where the sign for failed is a good grade elsewhere (E for excellent, U for
 * unweighted); or null where nobody can tell from it ("Merit", "4", "Complete").
 */
export type PrintedGrade = 'passed' | 'failed' | 'not_finished' | 'doubtful' | null;

/** Below this percent a course is failed. */
const PASSING_PERCENT = 60;

/** Words that say so wherever they stand in a grade: "Fail 62 %", "Course failed". */
const FAILED = new Set([
  ...['f', 'ff', 'fail', 'fails', 'failed', 'failing', 'failure', 'wf', 'nc', 'np', 'nopass'],
  ...['unsat', 'unsatisfactory', 'suspenso', 'suspendido', 'suspendida', 'reprobado', 'reprobada'],
  ...['desaprobado', 'desaprobada', 'durchgefallen', 'ungenugend', 'mangelhaft'],
  ...['echec', 'echoue', 'ajourne', 'ajournee', 'nichtbestanden'],
]);
const NOT_FINISHED = new Set([
  ...['withdrew', 'withdrawn', 'withdrawal', 'withdraw', 'wd', 'wp', 'incomplete', 'inc'],
  ...['audit', 'audited', 'auditing', 'dnf', 'dnc', 'inprogress'],
]);
/** Signs that say so where nothing stands beside them but other grades: "A w/ honors" is no withdrawal. */
const SIGNS_OF_NOT_FINISHED = new Set(['i', 'w', 'ip', 'au']);
const SIGNS_OF_DOUBT = new Set(['e', 'u', 'ng', 'nr', 'notreported']);
const PASSED = new Set([
  ...[
    'a',
    'b',
    'c',
    'd',
    'p',
    'pass',
    'passed',
    'passing',
    'cr',
    'credit',
    'earned',
    's',
    'sat',
    'satisfactory',
  ],
]);
/** What stands around a grade and says nothing. */
const FILLERS = new Set(['grade', 'final', 'mark', 'score', 'letter', 'course']);

/** Words that mean one thing together, as one of the words above. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:did not|didnt|not|no|non) (?:finish|finished|complete|completed|attend|attended)\b/g, 'dnf'],
  [/\b(?:did not|didnt|not|no|non|without) (?:earn |receive )?(?:credits?|pass(?:ed|ing)?)\b/g, 'nopass'],
  [/\b(?:not|un) (?:earned|met|satisfactory|aprobad[oa]|approved|awarded)\b/g, 'nopass'],
  [/\b(?:no aprobad[oa]|nicht bestanden|non valide)\b/g, 'nichtbestanden'],
  [/\bin progress\b/g, 'inprogress'],
  [/\b(?:no grade|not reported)\b/g, 'notreported'],
];

/**
 * Reads it, however it is written: "F", "f.", "(F) 62 %", "62% F", "F/62" and "F−" with any dash say failed. Where it
 * contradicts itself ("A/F", "B 45 %") it says what earns nothing.
 */
export function readPrintedGrade(gradeText: string): PrintedGrade {
  const words = wordsOf(gradeText);
  const numbers = words.filter((word) => /^\d+(?:\.\d+)?$/.test(word));
  const percents = words.flatMap((word) => {
    const digits = /^(\d{1,3}(?:\.\d+)?)%$/.exec(word)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
  const isAny = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (isAny(FAILED)) return 'failed';
  if (isAny(NOT_FINISHED)) return 'not_finished';
  const known = words.filter(
    (word) => PASSED.has(word) || SIGNS_OF_NOT_FINISHED.has(word) || SIGNS_OF_DOUBT.has(word),
  );
  const isClear = known.length + numbers.length + percents.length === words.length;
  if (!isClear || known.length + percents.length === 0) return null;
  if (isAny(SIGNS_OF_NOT_FINISHED)) return 'not_finished';
  if (percents.some((percent) => percent < PASSING_PERCENT)) return 'failed';
  if (isAny(SIGNS_OF_DOUBT) && percents.length === 0) return 'doubtful';
  return numbers.length === 0 ? 'passed' : null;
}

/** The words, letters, numbers and percents of a grade, without signs, accents and what says nothing. */
function wordsOf(gradeText: string): string[] {
  const plain = gradeText
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\p{Pd}\u2212\u02d7\u2796]/gu, '-')
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    // "N.P." is one word, "F.Fail" are two.
    .replace(/(?<![\p{L}\d])(\p{L})\.(?=\p{L}(?!\p{L}))/gu, '$1')
    .replace(/(\d)[.,](?=\d)/g, '$1·')
    .replace(/\bn\/(?=[cpgr](?!\p{L}))/gu, 'n')
    .replace(/-(?=[\p{L}\d])/gu, ' ')
    .replace(/[^\p{L}\d%·+-]+/gu, ' ')
    .replaceAll('·', '.')
    .replace(/(\d) ?(?:%|per ?cent\b|pct\b|prozent\b|por ciento\b|pour ?cent\b)/g, '$1%')
    .replace(/(?<=\p{L})(?=\d)|(?<=[\d%+])(?=\p{L})|(?<=\+)(?=\d)/gu, ' ');
  const joined = TOGETHER.reduce((text, [together, word]) => text.replace(together, word), plain);
  return joined
    .split(' ')
    .map((word) => word.replace(/[+-]+$/, ''))
    .filter((word) => word !== '' && !FILLERS.has(word));
}
