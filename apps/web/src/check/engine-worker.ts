import { checkOf } from '@fieldhouse/domain/eligibility/own-check.ts';
import type { Question, Reply } from './engine.ts';

/** This side of the worker; the library of the page's own globals says otherwise. */
const port = self as unknown as {
  addEventListener(type: 'message', listen: (event: MessageEvent<Question>) => void): void;
  postMessage(reply: Reply): void;
};

async function answer(question: Question): Promise<Reply['result']> {
  if ('input' in question) return checkOf(question.input, question.asOf);
  // Most people type; the reader is loaded by those who paste.
  const { readPasted } = await import('@fieldhouse/domain/eligibility/pasted-check.ts');
  return readPasted(question.text, question.context);
}

port.addEventListener('message', ({ data }) => {
  answer(data).then(
    (result) => port.postMessage({ id: data.id, result }),
    () => port.postMessage({ id: data.id, result: null }),
  );
});
