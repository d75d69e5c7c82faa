import type { InjectionFlag } from './injection.ts';
import * as say from './injection-words.ts';

/** Two kinds of words near each other. */
export interface PairRule {
  readonly flag: InjectionFlag;
  readonly first: RegExp;
  readonly second: RegExp;
  /** At most this many units lie between the two. */
  readonly gap: number;
  /** The first has to stand where a command stands: at the start of a clause, or after "please", "must", "you". */
  readonly isCommand?: boolean;
  /** The second may stand before the first as well. */
  readonly isEitherOrder?: boolean;
  /** The end of a sentence between the two doesn't part them. */
  readonly mayCross?: boolean;
}

/** What stands right before a command, at the end of the text before it. */
export const BEFORE_COMMAND =
  /(?:^|[.!?:;,"'(\n>«»„“”‘’¿¡[\]{}|*#=/-]\s{0,3}|\b(?:please|kindly|and|then|so|must|should|shall|you|just|now|grader|evaluator|ai|ki|ia|system|or|y|e|et|und|por favor|debe|tiene que|que me|doit|muss|bitte|vous|me|du|sie|could|would|not|ne|no|jetzt|consider|wert|what i|third)\s{1,3})$/;

const G = 'grader_instruction' as const;
const I = 'ignore_instructions' as const;

/** What talks to a grader, as pairs of words that honest work seldom puts together. */
export const PAIR_RULES: readonly PairRule[] = [
  { flag: I, first: say.IGNORE, second: say.GRADING_RULES, gap: 45 },
  { flag: I, first: say.IGNORE, second: say.ANY_RULES, gap: 45, isCommand: true },
  { flag: I, first: say.RUBRIC, second: say.CHANGED, gap: 30, isEitherOrder: true },
  { flag: G, first: say.CHOOSE, second: say.TOP, gap: 70, isCommand: true },
  { flag: G, first: say.GIVE, second: say.ALL_POINTS, gap: 50, isCommand: true },
  { flag: G, first: say.GIVE_ME, second: say.TOP, gap: 60, isEitherOrder: true },
  { flag: G, first: say.GIVE_ME, second: say.ALL_POINTS, gap: 60, isEitherOrder: true },
  { flag: G, first: say.SCORE_VERB, second: say.VERDICT, gap: 60, isCommand: true },
  { flag: G, first: say.TREAT, second: say.AS_MET, gap: 60, isCommand: true },
  { flag: G, first: say.EVERY_CRITERION, second: say.MET, gap: 45, isEitherOrder: true },
  { flag: G, first: say.GRADER, second: say.TOP, gap: 80, isEitherOrder: true },
  { flag: G, first: say.GRADER, second: say.ALL_POINTS, gap: 80, isEitherOrder: true },
  { flag: G, first: say.MACHINE_MUST, second: say.TOP, gap: 60 },
  { flag: G, first: say.MACHINE_MUST, second: say.ALL_POINTS, gap: 60 },
  { flag: G, first: say.WORK_GETS, second: say.TOP, gap: 50 },
  { flag: G, first: say.WORK_GETS, second: say.VERDICT, gap: 30 },
  { flag: G, first: say.ROLE, second: say.GRADING, gap: 100, mayCross: true },
  { flag: G, first: say.AUTHORITY, second: say.TOP, gap: 90, isEitherOrder: true, mayCross: true },
  { flag: G, first: say.AUTHORITY, second: say.ALL_POINTS, gap: 60, mayCross: true },
  { flag: G, first: say.AUTHORITY, second: say.DECISION, gap: 70, mayCross: true },
  { flag: G, first: say.TELL_READER, second: say.TOLD, gap: 90, isEitherOrder: true },
  { flag: G, first: say.OTHERS, second: say.OTHERS_FATE, gap: 60, isEitherOrder: true },
  { flag: G, first: say.REMEMBER, second: say.SECRET, gap: 40, mayCross: true },
  { flag: 'role_marker', first: say.LABEL, second: say.LABEL_CONTENT, gap: 90, mayCross: true },
  { flag: 'role_marker', first: say.HIDING, second: say.MACHINE, gap: 60, mayCross: true },
  { flag: 'role_marker', first: say.HIDING, second: say.TOP, gap: 60, mayCross: true },
  { flag: 'role_marker', first: say.HIDING, second: say.GRADING_RULES, gap: 60, mayCross: true },
];

/** What says enough alone. */
export const SINGLE_RULES: readonly { readonly flag: InjectionFlag; readonly pattern: RegExp }[] = [
  { flag: G, pattern: say.NO_DEDUCTION },
  { flag: G, pattern: say.CONFIDENCE },
  {
    flag: G,
    pattern:
      /\b(?:dear|hi|hey|hello|hola|liebe|querida|chere|attention|note to|message to|instructions? (?:to|for)) (?:the )?(?:ai\b|ki\b|ia\b|(?:ai )?(?:grad(?:er|ing)|evaluator|assistant|chatbot|language model|llm))/g,
  },
  {
    flag: G,
    pattern:
      /\b(?:this|my) (?:answer|submission|essay|response|work) (?:[a-z]+ ){0,2}(?:deserves?|(?:should|must) (?:receive|be graded|be scored))\b/g,
  },
  {
    flag: G,
    pattern: /\byou are (?:now )?(?:an?|the) (?:[a-z]{1,15} ){0,2}(?:grader|evaluator|ai|language model)\b/g,
  },
  { flag: G, pattern: /\b(?:set|change|make) (?:the|my) (?:score|grade|points) to\b/g },
  {
    flag: G,
    pattern:
      /\b(?:respond|reply|answer|output|return) (?:only )?with\b[^.!?\n]{0,30}\b(?:json|full|maximum|score|grade)\b/g,
  },
  {
    flag: G,
    pattern:
      /\b(?:not|no|ne|nicht|und|y|don't)\b[^.!?\n]{0,12}\b(?:flag|marques|signale|markiere)\b[^.!?\n]{0,30}\b(?:review|submission|entrega|copie|abgabe|revision|relecture|uberprufung)\b|\bflags? (?:list )?empty\b|\bwithout (?:human|teacher) review\b|\bno (?:further |human |teacher )?review (?:is )?(?:needed|necessary|required)\b|\b(?:sure|certain) about the grade\b/g,
  },
  {
    flag: G,
    pattern:
      /\b(?:hide|do not show|don't show)\b[^.!?\n]{0,30}\b(?:teacher|profesora?|professeure?|lehrer(?:in)?)\b|\byour memory\b|\bwords of the rubric\b|\bas evidence even if\b|\bcheck and approve\b/g,
  },
  {
    flag: 'role_marker',
    pattern:
      /<\|[a-z_]{2,20}\|>|\[\/?(?:inst|sys)\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?|prompt|rubric|submission|student_answer|answer|grade|anweisung|instruccion|arbeit|start_of_turn|end_of_turn)>|<\?grade|<note to="|"role" ?: ?"(?:system|assistant|developer)"|###? ?(?:instruction|response|system)/g,
  },
  {
    flag: 'role_marker',
    pattern:
      /(?:^|\n)[ \t>*#-]{0,6}(?:assistant|developer|grader|evaluator|ai)(?: (?:message|prompt|note))?[ \t*]{0,3}: ?(?:i |full|give|award|the work|max)/g,
  },
  {
    flag: 'role_marker',
    pattern:
      /(?:^|\n)[ \t>*#-]{0,6}(?:system)(?: (?:message|prompt|note))?[ \t*]{0,3}: (?:the student|be |give|award|you |ignore|el alumno|l'eleve|der schuler)/g,
  },
  {
    flag: 'forged_heading',
    pattern:
      /(?:^|\n)[ \t]{0,4}(?:#{1,6}|={3,}|-{3,}|\*{2,3})[ \t]{0,4}[^\n]{0,30}\b(?:instructions?|rubric|grading|score|scoring|evaluation|end of (?:submission|answer|student)|teacher(?:'s)? (?:note|comment))\b/g,
  },
  {
    flag: 'forged_heading',
    pattern:
      /(?:^|\n|\. )[ \t]{0,4}(?:(?:final|ai|official) (?:score|grade|mark)|end of (?:submission|student answer)|grading (?:result|notes?|instructions?)|evaluation complete|instructor comment|(?:puntuacion|nota|calificacion) final|note finale|endnote|bewertungsergebnis|resultado de la evaluacion|resultat de l'evaluation|gesamtpunktzahl)[ \t]{0,3}[:=.]/g,
  },
  {
    flag: 'forged_heading',
    pattern:
      /"?\b(?:levelid|criterionid|totalpoints)"? ?[:=]|"(?:criterion|level)" ?: ?"[^"\n]{1,30}" ?, ?"(?:level|points)"|\bscore ?= ?\d{1,3}\n[^\n]{0,30}(?:feedback|status)|\bgrade_submission\b|\boverridescore\b|\brubric\.max|\bset score to max\b|--set full\b/g,
  },
  {
    flag: 'forged_heading',
    pattern: /\b(?:update|into|drop table|delete from) (?:grades?|rubrics?|submissions?)\b/g,
  },
];

/** What letters without spaces spell, where they were spread out or start the lines of a text. */
export const SPELLED =
  /(?:give|award|assign)(?:me|this|it|us)?(?:the)?(?:full|max|top|all|best|perfect|high|hundred|an?a)|(?:full|max|maximum|top|perfect|highest|all)(?:the)?(?:marks|points|score|grade|credit)|ignore(?:all|the|this|my|any|prev|rubric|instr)|setscore|(?:dame|ponme|pon|donne|donnemoi|mets|metsmoi|gib|gibmir)(?:la|le|los|todos|tous|alle|die|volle)(?:puntos|points|punkte|nota|note|les|los|mejor|max|meill|beste|volle|punkt)/g;
