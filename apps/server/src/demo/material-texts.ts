import type { PdfLine } from './pdf.ts';

const title = (text: string): PdfLine => ({ kind: 'title', text });
const heading = (text: string): PdfLine => ({ kind: 'heading', text });
const text = (words: string): PdfLine => ({ kind: 'text', text: words });
const point = (words: string): PdfLine => ({ kind: 'point', text: words });

const equations = (third: string): readonly (readonly PdfLine[])[] => [
  [
    title('Linear equations on one page'),
    text('An equation says that two things are equal. Whatever you do to one side, do to the other.'),
    heading('Four steps'),
    point('Tidy up: remove brackets, and add up what is alike on each side.'),
    point('Collect: bring the variable to one side and the numbers to the other.'),
    point('Divide: by the number that stands before the variable.'),
    point('Check: put your answer into the first equation. Both sides must agree.'),
    heading('An example'),
    text('3(x - 2) = x + 8'),
    point('Step 1: 3x - 6 = x + 8'),
    point('Step 2: take x from both sides. 2x - 6 = 8'),
    point(third),
    point('Step 4: x = 7. Check: 3(7 - 2) = 15, and 7 + 8 = 15.'),
    heading('When the variable disappears'),
    text('If what is left is true, such as 4 = 4, every number solves the equation.'),
    text('If what is left is false, such as 4 = 5, no number does.'),
    heading('Try these'),
    point('5x + 3 = 2x + 18'),
    point('2(x + 4) = 2x + 8'),
    point('7 - x = 3x - 1'),
  ],
];

/** Pages of the demo's own guides. */
export const GUIDES = {
  handbook: [
    [
      title('How we study online'),
      text('This page is for students and families of Northfield. Keep it near the place where you study.'),
      heading('A good week'),
      point('Look at your list of what is due on Monday, and plan when you will do each thing.'),
      point('Study in sittings of 25 to 40 minutes. Stand up in between.'),
      point('Begin the longest assignment first, and hand it in a day early if you can.'),
      point('Ask before you are stuck for an hour. Your teacher would rather hear from you early.'),
      heading('Whom to ask'),
      point('About an assignment: the teacher of the course, with the button on the assignment.'),
      point('About a grade: ask on the grade itself, so that everybody sees the same work.'),
      point('About your courses and your plan: your counselor.'),
      heading('Late work'),
      text(
        'Each course says how it treats late work. Where something keeps you from working, tell us before the due date: extra time is given, and nobody else sees it.',
      ),
    ],
    [
      title('Your first day'),
      point('Sign in, and open each course once. Read its first page.'),
      point('Set your time zone and your language under Settings.'),
      point('Add the calendar to your phone, so that due dates come to you.'),
      point('Find the resources of each course. You are reading one now.'),
      heading('What we expect of each other'),
      point('Your work is your own. Say where an idea comes from that is not yours.'),
      point('Be kind in what you write. Behind every answer there is a person.'),
      point('If something worries you, tell an adult you trust.'),
    ],
  ],
  poem: [
    [
      title('Read a poem twice'),
      text(
        'A poem is short so that it can be read more than once. The first reading is for your ear, the second for your pencil.',
      ),
      heading('First reading: aloud'),
      point('Read at the pace of talking. Stop at full stops, not at the ends of lines.'),
      point('Mark the place where your voice changed.'),
      point('Say in one sentence what happens.'),
      heading('Second reading: slowly'),
      point('Who speaks, and to whom?'),
      point('Which word surprised you?'),
      point('What is repeated: a sound, a word, a picture?'),
      point('Where does the poem turn?'),
      point('What do you know at the end that you did not know at the beginning?'),
      point('What would be lost if the last line were missing?'),
    ],
    [
      title('An example'),
      text('Rain on the track, the lanes gone to mirrors.'),
      text('We warmed up anyway, stepping on the sky.'),
      heading('What a reader noticed'),
      point('Two lines, two sentences. The first sees, the second acts.'),
      point('"Mirrors" prepares "sky": the runners step on what the puddles show.'),
      point('"Anyway" is the turn. It is also the smallest word that says what these people are like.'),
      heading('A claim that could begin a paragraph'),
      text(
        'In two lines the speaker turns bad weather into a reason to go on, and lets one plain word carry it.',
      ),
    ],
  ],
  equations: equations('Step 3: add 6. 2x = 2'),
  equationsMended: equations('Step 3: add 6 to both sides. 2x = 14'),
  lab: [
    [
      title('Lab safety at home'),
      text('Experiments of this course use what a kitchen has. They are safe if you keep to this page.'),
      heading('Before'),
      point('Read the whole experiment. Ask about what you do not understand.'),
      point('Have an adult in the house who knows what you are about to do.'),
      point('Clear the table. Tie back long hair. Wear glasses or goggles.'),
      heading('During'),
      point('Do not taste anything, and keep food and drinks away.'),
      point('Heat only what the instructions tell you to heat.'),
      point('Point openings of vessels away from you and others.'),
      heading('After'),
      point('Pour salt water and vinegar into the sink with plenty of water.'),
      point('Wash the table, the vessels and your hands.'),
      heading('If something goes wrong'),
      text(
        'Something in your eye: rinse it with water for fifteen minutes, and call for help at once. A burn: cool it under running water. When in doubt, call your local emergency number.',
      ),
    ],
  ],
  spanish: [
    [
      title('Ser and estar'),
      text(
        'English has one verb where Spanish has two. Ask yourself: is it what something is, or how it is now?',
      ),
      heading('Ser: what something is'),
      point('Who and what: Soy estudiante. Ella es mi hermana.'),
      point('Where from: Somos de Colorado.'),
      point('What it is like by nature: El lago es grande.'),
      point('Time and day: Son las tres. Hoy es martes.'),
      heading('Estar: how and where'),
      point('Where: Estoy en casa. El lago está cerca.'),
      point('How somebody feels: Estamos cansados.'),
      point('What is going on: Está lloviendo.'),
      heading('Try these'),
      point('Mi abuela ___ en la cocina.'),
      point('La clase ___ a las nueve.'),
      point('Nosotros ___ de Maine.'),
      point('¿Por qué ___ triste?'),
    ],
  ],
} as const satisfies Record<string, readonly (readonly PdfLine[])[]>;

const FONT = 'font-family="sans-serif"';
const sheet = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="520" viewBox="0 0 800 520"><rect width="800" height="520" fill="#FBF8F2"/>${body}</svg>`;
const words = (x: number, y: number, size: number, value: string, fill = '#1D2B28', weight = 400) =>
  `<text x="${x}" y="${y}" font-size="${size}" ${FONT} fill="${fill}" font-weight="${weight}">${value}</text>`;

const slope = (x: number, y: number, line: string, name: string, value: string) =>
  `<g transform="translate(${x} ${y})"><rect width="340" height="180" rx="14" fill="#fff" stroke="#E4DFD3"/>
   <path d="M30 140H200M115 30V160" stroke="#9AA39F" stroke-width="2"/>
   <path d="${line}" stroke="#0F5C4D" stroke-width="5" stroke-linecap="round"/>
   ${words(222, 80, 22, name, '#1D2B28', 700)}${words(222, 112, 18, value, '#4C5A56')}</g>`;

/** The demo's own drawings, as SVG. */
export const DRAWINGS = {
  slope: sheet(
    words(40, 62, 32, 'Slope at a glance', '#0F5C4D', 700) +
      slope(40, 92, 'M45 140L185 50', 'Rising', 'slope above 0') +
      slope(420, 92, 'M45 50L185 140', 'Falling', 'slope below 0') +
      slope(40, 296, 'M40 92H190', 'Flat', 'slope 0') +
      slope(420, 296, 'M150 35V155', 'Upright', 'no slope'),
  ),
  quotation: sheet(
    words(40, 62, 32, 'The quotation sandwich', '#0F5C4D', 700) +
      `<rect x="60" y="100" width="680" height="100" rx="44" fill="#F2C879"/><rect x="60" y="212" width="680" height="96" rx="12" fill="#D8EBE3"/><rect x="60" y="320" width="680" height="100" rx="30" fill="#F2C879"/>` +
      words(100, 140, 22, 'Introduce it', '#5C3A00', 700) +
      words(100, 172, 19, 'Who says it, where, and why now?', '#5C3A00') +
      words(100, 250, 22, 'Quote it', '#0F5C4D', 700) +
      words(100, 282, 19, 'Word for word, and no more than you need.', '#0F5C4D') +
      words(100, 360, 22, 'Explain it', '#5C3A00', 700) +
      words(100, 392, 19, 'What does it show that you could not have said without it?', '#5C3A00') +
      words(60, 470, 18, 'No sandwich is all filling: two sentences of yours for one of theirs.', '#4C5A56'),
  ),
  leaf: sheet(
    words(40, 62, 32, 'Photosynthesis', '#0F5C4D', 700) +
      `<path d="M270 270C300 130 520 110 590 150C600 260 520 400 340 390C300 385 262 340 270 270Z" fill="#8CC5A2" stroke="#0F5C4D" stroke-width="4"/><path d="M250 420C340 330 440 240 560 175" stroke="#0F5C4D" stroke-width="4" fill="none"/><circle cx="120" cy="150" r="46" fill="#F2A31B"/><g stroke="#4C5A56" stroke-width="4" fill="none"><path d="M176 170L272 216"/><path d="M150 290L262 290"/><path d="M150 420L280 360"/><path d="M598 210L690 180"/><path d="M560 320L680 370"/></g>` +
      words(82, 228, 20, 'light', '#5C3A00', 700) +
      words(40, 296, 20, 'carbon', '#1D2B28', 700) +
      words(40, 320, 20, 'dioxide', '#1D2B28', 700) +
      words(70, 430, 20, 'water', '#1D2B28', 700) +
      words(696, 178, 20, 'oxygen', '#1D2B28', 700) +
      words(690, 384, 20, 'sugar', '#1D2B28', 700) +
      words(40, 494, 18, 'The leaf keeps the sugar and gives the oxygen back to the air.', '#4C5A56'),
  ),
} as const;
