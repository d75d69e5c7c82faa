/** A message of the demo: who writes, how long ago, and what. */
interface DemoMessage {
  /** Key of the account; `office`: the school's admin. */
  readonly by: string;
  readonly daysAgo: number;
  readonly text: string;
}

/** A conversation of the demo; whoever writes first begins it. */
export interface DemoConversation {
  readonly with: readonly string[];
  readonly subject?: string;
  /** Key of the student it is about, where a guardian and staff write. */
  readonly about?: string;
  readonly messages: readonly [DemoMessage, ...DemoMessage[]];
  /** The number of the message, counted from one, that somebody found wrong, and why. */
  readonly reported?: { readonly message: number; readonly by: string; readonly note: string };
  /** So many of the last ones are read by nobody but their writers. */
  readonly unread?: number;
}

/** What people of Northfield write to each other. */
export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    with: ['teacher'],
    messages: [
      {
        by: 'student',
        daysAgo: 6.2,
        text: 'Hello Ms. Okafor, I was at the dentist on Tuesday and missed the part about slope. Is the recording the best place to catch up, or the lesson text?',
      },
      {
        by: 'teacher',
        daysAgo: 6.1,
        text: `Hi Maya, thank you for asking. Start with the lesson, it is shorter. Then try problems 3 to 5.

If number 4 makes sense, you have not missed anything.`,
      },
      {
        by: 'student',
        daysAgo: 5.9,
        text: 'I got 3 and 5. In 4 I get a slope of 0 and that looked wrong, because the line is not on the axis.',
      },
      {
        by: 'teacher',
        daysAgo: 5.8,
        text: 'Zero is right! A slope of 0 means the line is level, at any height. The axis is only the level line at height 0.',
      },
      { by: 'student', daysAgo: 5.7, text: 'Oh! That helps. Thank you.' },
      {
        by: 'teacher',
        daysAgo: 0.3,
        text: 'One more thing: your essay draft for English is strong. May I use your second paragraph as an example in class, without your name?',
      },
    ],
    unread: 1,
  },
  {
    with: ['parent'],
    about: 'student',
    messages: [
      {
        by: 'teacher',
        daysAgo: 3.4,
        text: 'Good afternoon, Mr. Chen. Maya has done very well this month. I would like her to try the challenge problems in Algebra. They are not graded. Would that be all right at home, with her other courses?',
      },
      {
        by: 'parent',
        daysAgo: 2.9,
        text: 'Thank you, she would enjoy that. We only ask that it does not fall on Thursdays. She has orchestra until seven.',
      },
      { by: 'teacher', daysAgo: 2.8, text: 'Of course. I will post them on Mondays.' },
    ],
  },
  {
    with: ['lind'],
    about: 'amara',
    subject: 'Away in the first week of next month',
    messages: [
      {
        by: 'diallo',
        daysAgo: 4.6,
        text: 'Dear Mr. Lind, we will travel to a family wedding and Amara will be offline for three days. What should she do before we leave?',
      },
      {
        by: 'lind',
        daysAgo: 4.3,
        text: `How lovely. Please ask her to finish the lesson on cells before you go. Everything else can wait until she is back, and I have noted the days.

Enjoy the wedding!`,
      },
    ],
  },
  {
    with: ['lind', 'whitlock', 'castellanos'],
    subject: 'Ninth grade: next steps for Theo',
    messages: [
      {
        by: 'teacher',
        daysAgo: 8.2,
        text: 'Theo has handed in two of six pieces in English. Before I call home: does anybody see him working?',
      },
      {
        by: 'lind',
        daysAgo: 8.1,
        text: 'In Biology he opens the lessons, often late in the evening, and stops at the first written question. The matching activities he finishes.',
      },
      {
        by: 'whitlock',
        daysAgo: 7.9,
        text: 'That sounds like the writing, not the will. We had good results with answers read aloud and typed together in the first weeks.',
      },
      {
        by: 'teacher',
        daysAgo: 7.8,
        text: 'I will offer him twenty minutes on Wednesdays and tell you in two weeks how it goes.',
      },
      {
        by: 'castellanos',
        daysAgo: 0.6,
        text: 'Can I join one of those Wednesdays? I would like to see how you do it.',
      },
    ],
    unread: 1,
  },
  {
    with: ['reed'],
    messages: [
      {
        by: 'marcus',
        daysAgo: 1.1,
        text: 'Mr. Reed, I asked for more time on Monday and nobody answered. I have no idea what I am supposed to do now.',
      },
      {
        by: 'reed',
        daysAgo: 1,
        text: 'Maybe if you read your mail as often as you look at your phone, you would know. The date stands.',
      },
    ],
    reported: { message: 2, by: 'marcus', note: 'I did read it. There was no answer to my question.' },
  },
  {
    with: ['office'],
    about: 'leo',
    messages: [
      {
        by: 'parent',
        daysAgo: 12.3,
        text: 'Good morning, we have moved, and Leo’s books still come to the old address. Where can I change it?',
      },
      {
        by: 'office',
        daysAgo: 12.1,
        text: 'Good morning, Mr. Chen. You change it yourself under Profile. I have updated his file here. Welcome to the neighborhood!',
      },
    ],
  },
];
