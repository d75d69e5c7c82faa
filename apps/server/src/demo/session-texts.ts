import type { PdfLine } from './pdf.ts';

const title = (text: string): PdfLine => ({ kind: 'title', text });
const heading = (text: string): PdfLine => ({ kind: 'heading', text });
const text = (words: string): PdfLine => ({ kind: 'text', text: words });
const point = (words: string): PdfLine => ({ kind: 'point', text: words });

interface Handout {
  readonly title: string;
  readonly pages: readonly (readonly PdfLine[])[];
}

/** What the demo's teachers hand out for live classes. */
export const HANDOUTS = {
  warmUp: {
    title: 'Warm-up problems',
    pages: [
      [
        title('Warm-up problems'),
        text('Try these before the session. Bring the one that you could not solve.'),
        heading('Without paper'),
        point('What is 15 percent of 80?'),
        point('Which is larger, 3/8 or 0.4?'),
        point('A line rises 6 while it runs 2. What is its slope?'),
        heading('With paper'),
        point('Solve 4x - 7 = 2x + 9, and check your answer.'),
        point('Write the line through (0, 3) and (2, 7).'),
        point('A phone plan costs 12 dollars and 5 cents a minute. How many minutes make 20 dollars?'),
        heading('Answers'),
        text('12; 0.4; 3. x = 8; y = 2x + 3; 160 minutes.'),
      ],
    ],
  },
  discussion: {
    title: 'Discussion questions',
    pages: [
      [
        title('Discussion questions'),
        text('Choose one question and make notes of two or three sentences. We begin with what you bring.'),
        heading('About the speaker'),
        point('Who speaks, and how do you know it is not the author?'),
        point('What does the speaker want from the listener?'),
        heading('About the words'),
        point('Which word would you miss most if it were gone?'),
        point('Where does the rhythm break, and what happens there?'),
        heading('How we talk'),
        point('Name the line before you say what you think of it.'),
        point('Answer what was said before you add something new.'),
      ],
    ],
  },
  notes: {
    title: 'Notes from the session',
    pages: [
      [
        title('Notes from the session'),
        text('For those who could not come, and for everybody before the quiz.'),
        heading('What we did'),
        point('Compared two leaves, one from the sun and one from the shade.'),
        point('Counted stomata on a print made with clear nail polish.'),
        point('Asked why the shade leaf is larger and thinner.'),
        heading('What to remember'),
        point('Stomata open for carbon dioxide and lose water: a plant cannot have one without the other.'),
        point('More light, more sugar, up to the point where something else runs short.'),
        heading('For next time'),
        text('Find a leaf with holes in it. We will guess who ate it.'),
      ],
    ],
  },
} as const satisfies Readonly<Record<string, Handout>>;
