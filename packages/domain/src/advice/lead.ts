import { foldText } from '../search/words.ts';
import { LEAD_WORDS } from './lead-words.ts';

const LONGEST = 160;
/** Letters and the signs of a sentence. No digit, no bracket, no sign that a page or a reader could take for a figure or a link. */
const SIGNS = /^[\p{L}\s.,:;!?¡¿'’–-]*$/u;

/**
 * Whether words of a model may stand before facts: words of one language's list alone. None of them says that something is so
 * or not so: no figure, no body, no "eligible", no "enough", no "not". Whatever a model makes of them, it claims nothing; the
 * facts do, in words of our own.
 */
export function isLead(text: string): boolean {
  if (text.length > LONGEST || !SIGNS.test(text)) return false;
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  return LEAD_WORDS.some((known) => words.every((word) => known.has(word)));
}

/** What a question has to be about before a model is asked which tool could answer it. */
const ABOUT =
  /\b(?:ncaa|naia|divisions?|eligib\w*|elegib\w*|spielberechtig\w*|gpa|grades?|marks?|notas?|calificacion\w*|notes?|noten?|courses?|class(?:es)?|cursos?|clases?|cours|kurs\w*|units?|unidad\w*|unites?|einheit\w*|credits?|creditos?|semesters?|semestres?|halbjahr\w*|transcripts?|expediente|releve|zeugnis\w*|college|universi\w+|sports?|deporte\w*|athlet\w*|atlet\w*|qualif\w*|calific\w*|schedule|plan|counsel\w*|consejer\w*|conseill\w*|berat\w*|register|registr\w*|inscri\w*)\b/;

/** Whether a question is about what the tools know at all. */
export const isAboutAdvice = (question: string): boolean => ABOUT.test(foldText(question));
