import type { FileId } from '@fieldhouse/contract/ids.ts';

/** As the contract's AnswerBody, whose module would bring its parser into the page. */
export interface Answer {
  v: 1;
  text: string;
  matches: { leftId: string; rightId: string }[];
  /** Documents, in the student's order. */
  fileIds?: FileId[] | undefined;
}

export const EMPTY_ANSWER: Answer = { v: 1, text: '', matches: [] };

const noFiles: readonly FileId[] = [];
export const fileIdsOf = ({ fileIds }: Answer): readonly FileId[] => fileIds ?? noFiles;

export const isEmptyAnswer = (answer: Answer) =>
  answer.text.trim() === '' && answer.matches.length === 0 && fileIdsOf(answer).length === 0;

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

export const isSameAnswer = (a: Answer, b: Answer) =>
  a.text === b.text &&
  isSameList(fileIdsOf(a), fileIdsOf(b)) &&
  isSameList(
    a.matches.map(({ leftId, rightId }) => `${leftId} ${rightId}`),
    b.matches.map(({ leftId, rightId }) => `${leftId} ${rightId}`),
  );
