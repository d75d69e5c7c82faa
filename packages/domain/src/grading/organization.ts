import type { AnswerSentence } from './answer-sentences.ts';

/** Words that show a reader the way through a text, by what they do. The first of each is named where none is found. */
const SIGNPOSTS: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  {
    name: 'first',
    pattern:
      /\b(?:first(?:ly)?(?: of all)?|to (?:begin|start) with|at first|in the (?:beginning|start)|at the beginning|one (?:reason|way|cause|step|point) (?:is|was)|the (?:first|main) (?:step|reason|cause|point|piece|poem|one))\b/i,
  },
  {
    name: 'next',
    pattern:
      /\b(?:second(?:ly)?|third(?:ly)?|next|another (?:reason|way|cause|step|point)|in addition|what's more|furthermore|moreover|also|the (?:second|next|last) (?:step|reason|cause|point|piece|poem|one))\b/i,
  },
  {
    name: 'then',
    pattern: /\b(?:then|after (?:that|this)|afterwards|later|before long|meanwhile)\b/i,
  },
  {
    name: 'however',
    pattern:
      /\b(?:however|on the (?:other hand|contrary)|(?:by|in) contrast|still,|nevertheless|of course|some (?:people|parents|will)|although)\b/i,
  },
  {
    name: 'as a result',
    pattern:
      /\b(?:as a result|because of (?:that|this)|for (?:this|that|these|those) reasons?|therefore|that(?: is|'s) why|in response|so my|as we have seen)\b/i,
  },
  {
    name: 'finally',
    pattern: /\b(?:finally|at last|lastly|in the end|at the end)\b/i,
  },
  {
    name: 'in conclusion',
    pattern:
      /\b(?:in conclusion|to (?:conclude|sum up|summarize)|in (?:short|summary)|all in all|for (?:these|those) reasons|that is (?:why|how)|in the end|so although|(?:started|starts?|begins?|began) (?:all )?(?:over|again)|(?:once more))\b/i,
  },
];

const ABOUT_ORDER =
  /\borgani[sz]\w*|\btransitions?\b|\bintroduction\b|\bconclusion\b|\bparagraphs?\b|\b(?:in|logical) order\b|\bsequence\b|\btopic sentences?\b|\bclosing\b|\bfirst, (?:next|then)\b|\bfinally\b/gi;
const MIN_SIGNS_OF_ORDER = 2;

/** Whether a criterion looks at how a text is ordered rather than at what it says. */
export function isAboutOrder({ name, description }: { name: string; description: string }): boolean {
  const found = `${name}. ${description}`.match(ABOUT_ORDER) ?? [];
  return new Set(found.map((sign) => sign.toLowerCase())).size >= MIN_SIGNS_OF_ORDER;
}

export interface OrderSeen {
  /** 0 to 1; never falls when a sentence is added in a paragraph of its own. */
  readonly share: number;
  /** Signposts as they are written, in lower case, in the order of the text. */
  readonly found: string[];
  /** An example of each kind of signpost that is not there. */
  readonly missing: string[];
  /** Sentences that hold them; the first sentence where none does. */
  readonly sentences: readonly AnswerSentence[];
}

/** How well a text leads its reader: signposts of several kinds, paragraphs, and sentences to put in order. */
export function orderOf(answer: string, said: readonly AnswerSentence[]): OrderSeen {
  const found: string[] = [];
  const missing: string[] = [];
  const withSigns = new Set<AnswerSentence>();
  for (const { name, pattern } of SIGNPOSTS) {
    const sentence = said.find(({ start, end }) => pattern.test(answer.slice(start, end)));
    if (sentence) {
      found.push(pattern.exec(answer.slice(sentence.start, sentence.end))![0].toLowerCase());
      withSigns.add(sentence);
    } else missing.push(name);
  }
  const paragraphs = paragraphsOf(answer, said);
  // A story needs signposts, an essay paragraphs as well; either leads a reader through four steps or more.
  const signs = Math.min(found.length, 5) / 5;
  const blocks = Math.min(Math.max(0, paragraphs - 1), 3) / 3;
  const length = Math.min(said.length, 5) / 5;
  return {
    share: said.length < 2 ? 0.1 * signs : 0.5 * signs + 0.3 * blocks + 0.2 * length,
    found,
    missing,
    sentences: withSigns.size > 0 ? said.filter((one) => withSigns.has(one)) : said.slice(0, 1),
  };
}

/** Blocks of text in which something is said, with a line break between them. */
function paragraphsOf(answer: string, said: readonly AnswerSentence[]): number {
  return said.filter(({ start }, at) => at === 0 || answer.slice(said[at - 1]!.end, start).includes('\n'))
    .length;
}
