import type { CoreArea } from './record.ts';

/** Titles that are no core course, whatever else they say. */
const NEVER =
  /\b(?:p\.?e\.?|phys(?:ical)? ed\w*|health|driver|consumer|personal finance|financial|business|career|vocational|journalism|yearbook|study hall|advisory|homeroom|remedial|basic|keyboarding|culinary|cooking|film|photography|ceramics|choir|chorus|band|orchestra|theat(?:er|re)|drama|dance|studio|robotics|weights?|fitness|sports?|team|aide|esl|eld|pre[- ]?algebra)\b/i;

/** In this order: "Computer Science" is no science, and "History of Science" is history. */
const AREAS: readonly (readonly [area: CoreArea | null, pattern: RegExp])[] = [
  [null, /\b(?:computer|computing|programming|sports? (?:science|medicine))\b/i],
  [
    'social_science',
    /\b(?:histor\w*|gov(?:ernment|t)?\b|civics|econ\w*|geograph\w*|psych\w*|sociolog\w*|anthropolog\w*|social (?:stud\w*|science\w*)|politic\w*|macro\w*|micro(?:econ\w*)|us gov\w*)/i,
  ],
  ['religion_philosophy', /\b(?:world religions?|comparative religion\w*|philosoph\w*|ethics)\b/i],
  [
    'world_language',
    /\b(?:spanish|french|german|latin|chinese|mandarin|japanese|italian|russian|arabic|korean|portuguese|greek|hebrew|asl|american sign)\b/i,
  ],
  ['math', /\b(?:algebra|geometry|(?:pre[- ]?)?calc\w*|trig\w*|statistic\w*|math\w*|functions)\b/i],
  [
    'science',
    /\b(?:bio\w*|chem\w*|physics|physical sci\w*|earth sci\w*|environmental sci\w*|anatomy|physiology|astronomy|geology|marine sci\w*|zoology|botany|science)\b/i,
  ],
  [
    'english',
    /\b(?:english|eng|lit(?:erature)?|lang(?:uage)? arts|composition|rhetoric|speech|creative writing)\b/i,
  ],
];

const LONGEST = 200;

/** The core area that a title most likely belongs to; null: none, or none for sure. The school's list decides. */
export function likelyArea(title: string): CoreArea | null {
  const text = title.slice(0, LONGEST);
  if (NEVER.test(text)) return null;
  return AREAS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
