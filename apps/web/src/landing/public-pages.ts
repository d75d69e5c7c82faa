import { escapeHtml, footer, header, type Translate } from './landing.ts';

/** Pages for everybody besides the landing page, by the last part of their address. */
export const PUBLIC_PAGES = ['privacy', 'terms', 'accessibility', 'security'] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];

interface Content {
  readonly title: string;
  readonly lead: string;
  /** A heading and its paragraphs. */
  readonly sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
  /** What to write to the people who run the installation about. */
  readonly contact: string;
}

const privacy = (t: Translate): Content => ({
  title: t('Privacy'),
  lead: t('What is kept about you, who reads it, and how to get a copy or have it deleted.'),
  sections: [
    [
      t('What is kept'),
      t('Your name, birth date, email address, school, courses, work, grades, attendance and messages.'),
      t('No Social Security numbers and no card numbers.'),
    ],
    [
      t('Who reads it'),
      t(
        'Your teachers, your school’s office and the guardians it has linked to you, each only what their role needs. Schools never see each other’s records.',
      ),
      t('Anything that leaves the school is recorded in a log your family can read.'),
    ],
    [
      t('No advertising'),
      t('Nothing is sold, nothing is used for advertising, and no other company’s trackers are on any page.'),
    ],
    [
      t('Children'),
      t(
        'A young child’s account opens once a parent has agreed, or the school where the law allows it. A parent can read what is kept, withdraw consent, and have the account deleted at any time.',
      ),
    ],
    [
      t('Artificial intelligence'),
      t(
        'Grading and reading aloud run on built-in engines, unless the school has chosen a provider. A provider gets the work without a name, and only where the required consent was given.',
      ),
    ],
    [
      t('Your rights'),
      t(
        'Under Privacy in your profile you can download everything that is kept about you, ask to have the record corrected, and delete your account.',
      ),
      t(
        'A school must keep academic records, and those stay with it. Before you delete anything, the page says what stays.',
      ),
    ],
    [
      t('How long'),
      t('Each kind of data has a written retention period, and is deleted automatically when it ends.'),
    ],
    [t('Cookies'), t('Only those that keep you signed in and remember your language.')],
  ],
  contact: t('Questions about your data'),
});

const terms = (t: Translate): Content => ({
  title: t('Terms'),
  lead: t('What we expect of each other, in short.'),
  sections: [
    [
      t('Who may use {{brandName}}'),
      t(
        'Schools, homeschool families, and the people they let in. Young children need consent from a parent or their school.',
      ),
    ],
    [
      t('Your account'),
      t('It’s yours alone. Keep the password to yourself, and tell your school if someone else got in.'),
    ],
    [
      t('Your work'),
      t('What you write stays yours. Your school may keep, grade and show it as far as teaching requires.'),
    ],
    [
      t('How we treat each other'),
      t(
        'No harassment, no submitting work under someone else’s name, and no attempts to get at other people’s data.',
      ),
      t('A school may remove posts and suspend accounts. It gives its reason.'),
    ],
    [
      t('Grades'),
      t(
        'Artificial intelligence proposes, and people decide. Final grades, credits and transcripts are the school’s word.',
      ),
    ],
    [
      t('Eligibility'),
      t(
        'Everything shown about college eligibility is unofficial. The NCAA Eligibility Center and the NAIA decide, and their rules change.',
      ),
    ],
    [
      t('Paying'),
      t('Prices are on the payment page before you choose. What schools pay is set by contract.'),
    ],
    [t('Leaving'), t('You can leave at any time and take a copy of your data with you.')],
    [
      t('Contracts come first'),
      t(
        'If your school has a contract with whoever runs this site, the contract takes precedence over these terms.',
      ),
    ],
  ],
  contact: t('Questions about these terms'),
});

const accessibility = (t: Translate): Content => ({
  title: t('Accessibility'),
  lead: t('{{brandName}} is for everyone. We hold ourselves to WCAG 2.2, level AA.'),
  sections: [
    [
      t('What you can count on'),
      t(
        'Every page works with a keyboard and with a screen reader, in light and dark colors, with large text, and on a phone.',
      ),
      t('Nothing moves if your device asks for less motion. Lessons can be read aloud.'),
    ],
    [
      t('How we check'),
      t(
        'With every change, contrast, names and focus are tested automatically on phone and desktop before release.',
      ),
    ],
    [
      t('Known limits'),
      t(
        'Documents and videos that teachers upload may not be accessible. Scanned pages are read by a machine, which makes mistakes.',
      ),
    ],
    [
      t('Accommodations'),
      t('Extra time and later due dates are set by your school’s counselor. Ask there first.'),
    ],
  ],
  contact: t('Something is in your way'),
});

const security = (t: Translate): Content => ({
  title: t('Security'),
  lead: t('How records are protected, and how to report a weakness.'),
  sections: [
    [
      t('Checked twice'),
      t(
        'Every request is checked against who you are at your school, and the database checks it a second time on its own.',
      ),
    ],
    [
      t('Signing in'),
      t(
        'Passwords are stored so that no one can read them back. People who run a school or this site need a second factor. Passkeys work for everyone.',
      ),
    ],
    [
      t('Nothing happens unseen'),
      t(
        'Changes to grades, records and rights are logged with who, when and why, in a log that can’t be altered without notice.',
      ),
    ],
    [
      t('If something goes wrong'),
      t(
        'There is a written procedure for incidents. Schools are told what happened and whose data it is about.',
      ),
    ],
    [
      t('Report a weakness'),
      t(
        'Write to us first and give us time to fix it. We take no action against good-faith research that leaves other people’s data alone.',
      ),
    ],
  ],
  contact: t('Report a weakness'),
});

const CONTENTS: Readonly<Record<PublicPage, (t: Translate) => Content>> = {
  privacy,
  terms,
  accessibility,
  security,
};

/** A page as the inside of <body>, and its title and description for search engines, escaped. */
export function publicPage(name: PublicPage, translate: Translate, brandName: string, language: string) {
  const t: Translate = (sentence) => escapeHtml(translate(sentence)).replaceAll('{{brandName}}', brandName);
  const { title, lead, sections, contact } = CONTENTS[name](t);
  const body = `${header(t, brandName, language, false)}
<article class="words wrap">
  <h1>${title}</h1>
  <p class="lead">${lead}</p>
  ${sections.map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`).join('')}
  <!--contact--><h2>${contact}</h2><p><a href="mailto:%SUPPORT_EMAIL%">%SUPPORT_EMAIL%</a></p><!--/contact-->
</article>
</main>${footer(t, brandName, language, name)}`;
  return { title, description: lead, body };
}
