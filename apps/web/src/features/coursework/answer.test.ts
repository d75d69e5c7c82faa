import type { FileId } from '@fieldhouse/contract/ids.ts';
import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import { expect, it } from 'vitest';
import { refusalBefore } from '#lib/upload-words.ts';
import { EMPTY_ANSWER, isEmptyAnswer, isSameAnswer } from './answer.ts';

const [one, two] = ['1', '2'] as FileId[] as [FileId, FileId];

it('is not empty with a document alone', () => {
  expect(isEmptyAnswer(EMPTY_ANSWER)).toBe(true);
  expect(isEmptyAnswer({ ...EMPTY_ANSWER, fileIds: [] })).toBe(true);
  expect(isEmptyAnswer({ ...EMPTY_ANSWER, fileIds: [one] })).toBe(false);
});

it('tells answers apart by their documents and the order of them', () => {
  const both = { ...EMPTY_ANSWER, fileIds: [one, two] };
  expect(isSameAnswer(both, { ...EMPTY_ANSWER, fileIds: [one, two] })).toBe(true);
  expect(isSameAnswer(both, { ...EMPTY_ANSWER, fileIds: [two, one] })).toBe(false);
  expect(isSameAnswer(both, EMPTY_ANSWER)).toBe(false);
  expect(isSameAnswer({ ...EMPTY_ANSWER, fileIds: [] }, EMPTY_ANSWER)).toBe(true);
});

it('says before sending what the server would refuse by name and size', () => {
  const file = (name: string, size: number) => ({ name, size }) as File;
  expect(refusalBefore(file('essay.PDF', 1))).toBeNull();
  expect(refusalBefore(file('essay.docx', UPLOAD_MAX_BYTES))).toBeNull();
  expect(refusalBefore(file('essay.docx', UPLOAD_MAX_BYTES + 1))).toBe('TOO_LARGE');
  expect(refusalBefore(file('essay.docm', 1))).toBe('WRONG_TYPE');
  expect(refusalBefore(file('pdf', 1))).toBe('WRONG_TYPE');
  expect(refusalBefore(file('essay.doc', 0))).toBe('EMPTY_FILE');
});
