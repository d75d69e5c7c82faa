/** What the server put into the page with the answers to its first calls (`apps/server/src/platform/page.ts`). */
interface FirstAnswer {
  /** `feature/procedure`. */
  readonly path: string;
  readonly input: unknown;
  /** The body as the call would get it. */
  readonly answer: unknown;
}

/** What wasn't asked for by then isn't asked for by this page; later it would be old news. */
const KEPT_MS = 10_000;

let answers = readAnswers();
if (answers.length > 0) setTimeout(forgetFirstAnswers, KEPT_MS);

/** Takes them out of the page: nothing of a person's stays in the document. */
function readAnswers(): FirstAnswer[] {
  if (typeof document === 'undefined') return [];
  const block = document.getElementById('first-answers');
  block?.remove();
  return JSON.parse(block?.textContent || '[]') as FirstAnswer[];
}

/** The answer that came with the page, as the server would send it, once; undefined: ask the server. */
export function takeFirstAnswer(path: readonly string[], input: unknown): Response | undefined {
  if (answers.length === 0) return undefined;
  const wanted = path.join('/');
  const found = answers.find((one) => one.path === wanted && hasInput(one, input));
  if (!found) return undefined;
  answers = answers.filter((one) => one !== found);
  return Response.json(found.answer);
}

const hasInput = (one: FirstAnswer, input: unknown) =>
  JSON.stringify(one.input) === JSON.stringify(input ?? {});

/** The session ended or began: what came for the one before counts no more. */
export function forgetFirstAnswers() {
  answers = [];
}
