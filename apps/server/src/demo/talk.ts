/** A post of the demo, in the marks that people type; @Name names somebody of the course. */
export interface DemoReply {
  /** Key of the student; `teacher`: who teaches the course. */
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
  /** Which reply it answers, counted from one; absent: the thread. */
  readonly to?: number;
}

export interface DemoThread {
  readonly by: string;
  readonly daysAgo: number;
  readonly title: string;
  readonly text: string;
  readonly isPinned?: true;
  readonly replies: readonly DemoReply[];
}

/** What students and teachers of Northfield talk about, by course. */
export const TALK: Readonly<Record<string, readonly DemoThread[]>> = {
  'algebra-1': [
    {
      by: 'teacher',
      daysAgo: 40,
      isPinned: true,
      title: 'How to ask about a problem here',
      text: `Welcome! This is the place for questions about our lessons. You help each other most when you write:

1. which lesson or problem it is,
2. what you tried, line by line,
3. the line where you got stuck.

For a formula, use the button with the f: \\(3(n - 3) = 12\\). Please don't post whole answers to graded work. A hint is worth more.`,
      replies: [
        {
          by: 'hana',
          daysAgo: 39.6,
          text: 'Is it okay to post a photo-free sketch of a graph as text? Like "line through (0, 4) and (2, 0)"?',
        },
        {
          by: 'teacher',
          daysAgo: 39.4,
          to: 1,
          text: 'Yes, that is perfect. Two points say everything about a line.',
        },
      ],
    },
    {
      by: 'lucia',
      daysAgo: 6.3,
      title: 'Why does the inequality sign flip?',
      text: `In "Linear Inequalities and Their Limits" we divide \\(-2x < 6\\) by \\(-2\\) and get \\(x > -3\\). I know the rule, but **why** does the sign turn around? It feels like magic.`,
      replies: [
        {
          by: 'priya',
          daysAgo: 6.1,
          text: `Try it with numbers. \\(2 < 5\\) is true. Multiply both by \\(-1\\) and you get \\(-2\\) and \\(-5\\), and now \\(-2\\) is the *bigger* one. So the sign has to turn to stay true.`,
        },
        {
          by: 'student',
          daysAgo: 6,
          to: 1,
          text: 'Oh! So it is like a mirror at zero: what was further right ends up further left.',
        },
        {
          by: 'teacher',
          daysAgo: 5.7,
          to: 2,
          text: `A mirror at zero is exactly the picture to keep, @Maya Chen. @Lucía Herrera, here is the same thing without the rule:

- \\(-2x < 6\\)
- add \\(2x\\) to both sides: \\(0 < 6 + 2x\\)
- subtract 6: \\(-6 < 2x\\)
- divide by 2: \\(-3 < x\\)

Nobody flipped anything, and it still says \\(x > -3\\).`,
        },
        { by: 'lucia', daysAgo: 5.6, to: 3, text: 'That made it click. Thank you all!' },
      ],
    },
    {
      by: 'jonah',
      daysAgo: 0.9,
      title: 'Jerseys: do the first 3 free ones count in n?',
      text: `I'm on "Which Printer Should Make the Jerseys?". For Riverside I wrote \\(93 + 23n\\), but the check doesn't work out. If the first 3 are free, is it \\(23(n - 3)\\), or do I take 3 jerseys off the whole price?`,
      replies: [],
    },
    {
      by: 'malik',
      daysAgo: 13.2,
      title: 'Study group before the slope quiz?',
      text: 'Anyone up for going over "Slope as a Rate of Change" on Thursday in the library, right after last period? I can bring the road race problem.',
      replies: [
        { by: 'zoe', daysAgo: 13, text: "I'm in. Can we also do the one with negative slope?" },
        { by: 'felix', daysAgo: 12.9, text: 'Me too, but I have to leave at 4:15 for practice.' },
        { by: 'malik', daysAgo: 12.8, to: 2, text: 'Works. We start with the road race then.' },
      ],
    },
  ],
  'english-9': [
    {
      by: 'amara',
      daysAgo: 16.4,
      title: 'The Spare Key: why does she pocket the key?',
      text: `At the end Dana puts the key "in her pocket instead of under the pot". I read it as her refusing to let the house go. My partner thinks she is just angry and doesn't want a buyer to find it. What do you think, and which detail makes you think so?`,
      replies: [
        {
          by: 'nadia',
          daysAgo: 16.2,
          text: `I think it's the first one. She puts the business card back *exactly as she had found it*, so she isn't the kind of person who acts out of anger.

> For as long as it lasts.

That line already tells us they both know.`,
        },
        {
          by: 'caleb',
          daysAgo: 16,
          text: 'Could it be both? You can be sad and a little bit angry at the same time.',
        },
        {
          by: 'teacher',
          daysAgo: 15.5,
          text: `You are doing what the lesson asks: an inference **and** the words it stands on. @Caleb Ortiz, "both" is a strong claim if you can show one detail for each feeling. Which detail would be your evidence for the anger?`,
        },
        {
          by: 'caleb',
          daysAgo: 15.3,
          to: 3,
          text: 'Maybe that nobody lights the burner? They stand next to a kettle that is already full and neither says anything. That silence feels angry to me.',
        },
        {
          by: 'amara',
          daysAgo: 15.1,
          to: 4,
          text: "Ooh, I hadn't seen the kettle like that. I'm stealing that for my second paragraph.",
        },
      ],
    },
    {
      by: 'student',
      daysAgo: 3.2,
      title: 'Is ethos the same as being an expert?',
      text: `In "Ethos, Pathos, Logos" it says ethos is about trust. Susan B. Anthony wasn't a judge or a lawyer, so where does her ethos come from in the speech?`,
      replies: [
        {
          by: 'zoe',
          daysAgo: 3,
          text: 'I think from how calm she is. She calls it her "alleged crime" and then goes through the Constitution step by step, so you trust her.',
        },
        {
          by: 'teacher',
          daysAgo: 2.6,
          text: 'Good question and good answer. Being an expert is *one* source of ethos. Others are sharing the values of the audience and being fair to the other side. Look at whose words she quotes in the first minute.',
        },
      ],
    },
    {
      by: 'theo',
      daysAgo: 1.4,
      title: 'How long should the rhetorical analysis be?',
      text: "I have about a page. Is that enough, or does it have to be five paragraphs? I don't want to fill it up with stuff that says nothing.",
      replies: [
        {
          by: 'hana',
          daysAgo: 1.2,
          text: "The rubric doesn't say a length, it says each appeal needs a quote and what it does to the listener. Mine came out at a page and a half.",
        },
      ],
    },
  ],
  biology: [
    {
      by: 'felix',
      daysAgo: 20.5,
      title: 'Potato data: why not exactly 0.3 mol/L?',
      text: `In Theo's potato data the mass goes up at 0.2 and down at 0.4, so I said 0.3 is where nothing moves. But the feedback says "between". Isn't the middle the best guess?`,
      replies: [
        {
          by: 'priya',
          daysAgo: 20.3,
          text: `The changes aren't the same size: +7.3 % at 0.2 and −5.8 % at 0.4. If you draw a line through both it crosses zero a bit *past* 0.3.`,
        },
        {
          by: 'teacher',
          daysAgo: 19.9,
          text: `Exactly, @Priya Raman. And one more word for both of you: at that point water still crosses the membrane, in both directions, at the same rate. So "nothing moves" is what Theo should think about again.`,
        },
        { by: 'felix', daysAgo: 19.8, to: 2, text: 'So "no *net* movement". Got it, that is what I missed.' },
      ],
    },
    {
      by: 'hana',
      daysAgo: 2.1,
      title: 'Do plants breathe at night?',
      text: 'The lesson on photosynthesis says plants give off oxygen. My grandmother takes the flowers out of the bedroom at night because "they use up the air". Is there anything to that?',
      replies: [
        {
          by: 'student',
          daysAgo: 1.9,
          text: 'I looked in the part about cell respiration: plant cells have mitochondria too, so yes, they use oxygen all day and all night. In the light they just make more than they use.',
        },
      ],
    },
    {
      by: 'teacher',
      daysAgo: 8.4,
      title: 'Greenhouse question: read the axis first',
      text: `Several of you asked about the three tomato runs. Before you explain the curve, write one sentence for each axis: what is measured, in which unit, and what was kept the same. Most of the trouble goes away after that.`,
      replies: [
        {
          by: 'amara',
          daysAgo: 8.2,
          text: 'That helped. I had mixed up light and temperature the whole time.',
        },
      ],
    },
  ],
};
