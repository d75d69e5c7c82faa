import type { FirstReadingSentence } from '@fieldhouse/domain/grading/first-reading.ts';
import type { TFunction } from 'i18next';

/** Every sentence that a first reading may hold, in the reader's language. */
const wordsOf = (t: TFunction): Readonly<Record<FirstReadingSentence, string>> => ({
  'Thank you for handing in your work.': t('Thank you for submitting your work.'),
  'Your text has an order that is easy to follow.': t('Your text has an order that is easy to follow.'),
  'You say why and how, which helps your reader understand you.': t(
    'You say why and how, which helps your reader understand you.',
  ),
  'You wrote in whole sentences, so your reader can follow you.': t(
    'You wrote in whole sentences, so your reader can follow you.',
  ),
  'Your answer is short. A sentence or two more could show what else you know.': t(
    'Your answer is short. A sentence or two more could show what else you know.',
  ),
  'Next time, try adding a reason or an example to one of your points.': t(
    'Next time, try adding a reason or an example to one of your points.',
  ),
  'Whole sentences are hard to find here. Try explaining it as you would to a friend.': t(
    'Whole sentences are hard to find here. Try explaining it as you would to a friend.',
  ),
  'Much of this is close to the text you were given. Your own words show best what you understand.': t(
    'Much of this is close to the text you were given. Your own words show best what you understand.',
  ),
  'Some sentences come up more than once. Saying each thing once is enough.': t(
    'Some sentences come up more than once. Saying each thing once is enough.',
  ),
  'This first reading could not see how your text answers the task. Read the question once more to be sure.':
    t(
      "This first reading couldn't tell how your text answers the task. Read the question once more to be sure.",
    ),
  'This first reading understands only English, so it can’t say more about your text.': t(
    'This first reading understands only English, so it can’t say more about your text.',
  ),
  'A teacher reads your work and decides on the grade.': t(
    'A teacher reads your work and decides the grade.',
  ),
});

/** A first reading in the reader's language; sentences that this page doesn't know, from a newer server, are left out. */
export function firstReadingWords(sentences: readonly string[], t: TFunction): string {
  const words: Readonly<Record<string, string>> = wordsOf(t);
  return sentences.flatMap((sentence) => words[sentence] ?? []).join(' ');
}
