/** As the contract's AnswerBody, whose module would bring its parser into the page. */
export interface Answer {
  v: 1;
  text: string;
  matches: { leftId: string; rightId: string }[];
}

/** As the contract says; characters as UTF-16 units. */
export const ANSWER_MAX_CHARACTERS = 100_000;

export const EMPTY_ANSWER: Answer = { v: 1, text: '', matches: [] };

export const isEmptyAnswer = ({ text, matches }: Answer) => text.trim() === '' && matches.length === 0;

export const isSameAnswer = (a: Answer, b: Answer) =>
  a.text === b.text &&
  a.matches.length === b.matches.length &&
  a.matches.every(
    (match, at) => match.leftId === b.matches[at]?.leftId && match.rightId === b.matches[at]?.rightId,
  );
