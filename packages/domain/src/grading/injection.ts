import type { Span } from './sentences.ts';

/** What in a submission speaks to a grader instead of answering. A flag informs the teacher; it costs no points. */
export type InjectionFlag =
  | 'ignore_instructions'
  | 'grader_instruction'
  | 'role_marker'
  | 'forged_heading'
  | 'hidden_characters'
  | 'encoded_blob';

export interface Injection extends Span {
  readonly flag: InjectionFlag;
}

/** Zero-width characters, embedding and override of direction, soft hyphens, fillers, invisible tag letters. */
const HIDDEN =
  /[\u00AD\u115F\u1160\u180E\u200B-\u200D\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164]|(?!^)\uFEFF|[\u{E0000}-\u{E007F}]/u;

/** Whatever has no width, honest or not: words are compared without it. */
const WIDTHLESS = /[\p{Cf}\u115F\u1160\u3164]/u;

/** Zero-width joiners hold an emoji family together and shape letters of many scripts, which is their work. */
const LAWFUL_JOINER =
  /(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})|(?<=[\u0600-\u0DFF])[\u200C\u200D](?=[\u0600-\u0DFF])/gu;

const PATTERNS: readonly { readonly flag: InjectionFlag; readonly pattern: RegExp }[] = [
  // Each pattern is bounded, so that no text makes it backtrack for long.
  {
    flag: 'ignore_instructions',
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rubrics?|rules|directions|guidelines|criteria|system|training)\b/g,
  },
  {
    flag: 'ignore_instructions',
    pattern:
      /\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|everything\s+)?(?:of\s+)?(?:the\s+)?(?:previous|prior|above|preceding|earlier)\b/g,
  },
  {
    flag: 'ignore_instructions',
    pattern:
      /\b(?:ignora|ignore|ignorez|omite|olvida|oubliez?|ignoriere?n?|vergiss|missachte)\b[^.!?\n]{0,40}\b(?:instrucciones|anteriore?s?|reglas|instructions|consignes|precedente?s?|regles|anweisungen|vorherigen?|bisherigen?|regeln)\b/g,
  },
  {
    flag: 'grader_instruction',
    pattern:
      /\b(?:give|award|assign|grant|mark|grade|score|rate)\b[^.!?\n]{0,40}\b(?:(?:full|maximum|max|perfect|top|highest|all(?:\s+the)?)\s+(?:marks?|points?|scores?|grades?|credit|levels?)|100\s*(?:%|percent|points|\/\s*100|out\s+of\s+100)|an?\s+a\+?(?![\p{L}'])\s*[.!]?)/gu,
  },
  {
    flag: 'grader_instruction',
    pattern:
      /\b(?:this|the|my)\s+(?:answer|submission|essay|response|student|work)\s+(?:\p{L}+\s+){0,3}(?:deserves?|(?:should|must)\s+(?:be\s+)?(?:receive|get|given|awarded|graded|scored|rated)|meets\s+all|satisfies\s+all|is\s+to\s+be\s+(?:graded|scored))\b/gu,
  },
  {
    flag: 'grader_instruction',
    pattern:
      /\b(?:dear|hey|hello|attention|note\s+to|message\s+to|instructions?\s+(?:to|for))\s+(?:the\s+)?(?:ai\b|(?:ai\s+)?(?:grader|evaluator|assistant|chatbot|language\s+model|llm))/g,
  },
  {
    flag: 'grader_instruction',
    pattern:
      /\b(?:you\s+are\s+(?:now\s+)?(?:an?|the)\s+(?:\p{L}+\s+){0,2}(?:grader|evaluator|ai|assistant|language\s+model)|as\s+an\s+ai\s+(?:grader|language\s+model|model)|(?:set|change|make)\s+(?:the|my)\s+(?:score|grade|points|confidence)\s+to)\b/gu,
  },
  {
    flag: 'grader_instruction',
    pattern:
      /\b(?:respond|reply|answer|output|return)\s+(?:only\s+)?with\b[^.!?\n]{0,30}\b(?:json|full|maximum|score|grade|points)\b/g,
  },
  {
    flag: 'grader_instruction',
    pattern:
      /\b(?:da|dame|otorga|asigna|pon|ponme|pongame|califica|donne|donnez|attribue|attribuez|mets|mettez|accorde|accordez|gib|geben|vergib|vergeben|bewerte)\b[^.!?\n]{0,40}\b(?:(?:la\s+)?(?:maxima|mejor)\s+(?:nota|puntuacion|calificacion)|puntuacion\s+(?:maxima|completa|perfecta)|calificacion\s+(?:maxima|completa)|todos\s+los\s+puntos|(?:la\s+)?note\s+(?:maximale|maximum|parfaite)|tous\s+les\s+points|le\s+maximum|volle\s+punkt(?:e|zahl)|die\s+volle|alle\s+punkte|(?:die\s+)?(?:beste|hochste)\s+note|hochstpunktzahl|maximale\s+punktzahl)/g,
  },
  {
    flag: 'role_marker',
    pattern:
      /(?:^|\n)[ \t>*#-]{0,6}(?:system|assistant|developer|grader|evaluator|ai)(?:\s+(?:message|prompt|note))?[ \t*]{0,3}:/g,
  },
  {
    flag: 'role_marker',
    pattern:
      /<\|[a-z_]{2,20}\|>|\[\/?(?:inst|sys)\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?|prompt|rubric|submission|student_answer|answer)>/g,
  },
  {
    flag: 'forged_heading',
    pattern:
      /(?:^|\n)[ \t]{0,4}(?:#{1,6}|={3,}|-{3,}|\*{2,3})[ \t]{0,4}[^\n]{0,30}\b(?:system|instructions?|rubric|grading|grade|score|scoring|evaluation|result|end\s+of\s+(?:submission|answer|student)|teacher(?:'s)?\s+(?:note|comment))\b/g,
  },
  {
    flag: 'forged_heading',
    pattern:
      /(?:^|\n)[ \t]{0,4}(?:(?:final|total|ai|official)\s+(?:score|grade|mark|result)|end\s+of\s+(?:submission|student\s+answer)|grading\s+(?:result|notes?|instructions?)|teacher(?:'s)?\s+(?:note|comment)|puntuacion\s+final|nota\s+final|note\s+finale|endnote|gesamtpunktzahl)[ \t]{0,3}[:=]/g,
  },
];

const ENCODED_BLOB = /[A-Za-z0-9+/_-]{60,}={0,2}/g;

/**
 * The kinds of injection a text shows, each once, in a fixed order. Empty for an honest text.
 *
 * Looks for instructions to a grader (English, Spanish, French, German), chat role markers, forged headings,
 * hidden characters and encoded blobs, also behind full-width letters, accents and zero-width characters.
 */
export function detectInjection(text: string): InjectionFlag[] {
  const found = new Set(findInjections(text).map(({ flag }) => flag));
  const order: InjectionFlag[] = [
    'ignore_instructions',
    'grader_instruction',
    'role_marker',
    'forged_heading',
    'hidden_characters',
    'encoded_blob',
  ];
  return order.filter((flag) => found.has(flag));
}

/** Every place in the text that shows an injection, in order of its start; offsets are UTF-16 units. */
export function findInjections(text: string): Injection[] {
  const found: Injection[] = [];
  const { folded, offsets } = fold(text);
  for (const { flag, pattern } of PATTERNS) {
    for (const match of folded.matchAll(pattern)) {
      const last = match.index + match[0].length - 1;
      found.push({ flag, start: offsets[match.index]!, end: offsets[last]! + 1 });
    }
  }
  for (const match of text.matchAll(ENCODED_BLOB)) {
    const isMixed = /[a-z]/.test(match[0]) && /[A-Z]/.test(match[0]) && /[0-9]/.test(match[0]);
    if (isMixed) found.push({ flag: 'encoded_blob', start: match.index, end: match.index + match[0].length });
  }
  const hidden = HIDDEN.exec(text.replace(LAWFUL_JOINER, '_'));
  if (hidden)
    found.push({ flag: 'hidden_characters', start: hidden.index, end: hidden.index + hidden[0].length });
  return found.sort((a, b) => a.start - b.start);
}

/** Lower case without accents, width variants and hidden characters; each unit knows where it came from. */
function fold(text: string): { folded: string; offsets: number[] } {
  const units: string[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    if (!WIDTHLESS.test(character)) {
      const plain = character < '\u0080' ? character : character.normalize('NFKD').replace(/\p{M}/gu, '');
      for (const unit of plain.toLowerCase()) {
        for (let i = 0; i < unit.length; i++) {
          units.push(unit[i]!);
          offsets.push(offset);
        }
      }
    }
    offset += character.length;
  }
  return { folded: units.join(''), offsets };
}
