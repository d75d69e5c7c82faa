import type { FastifyInstance } from 'fastify';

/** Deepest nesting of what is sent: our deepest input, a matching activity in an assignment, has nine levels. */
export const JSON_MAX_DEPTH = 64;

/** Most names of one object: our largest input has some thirty. */
export const JSON_MAX_KEYS_OF_OBJECT = 500;
/** Most names in all: our largest input, the final grades of 5,000 students with a percent and a reason each, has 30,000. */
export const JSON_MAX_KEYS = 40_000;

/**
 * Refuses bodies that are nested too deeply before anything reads them, since every reader after this one recurses, and
 * those with more names than anything asks for, since each unknown one is reported.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const excess = excessOf(body as string);
    if (excess !== null) {
      done(Object.assign(new Error(WHY[excess]), { statusCode: 400, code: 'BAD_REQUEST' }), undefined);
      return;
    }
    parse(request, body as string, done);
  });
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const WHY = {
  depth: `The JSON is nested more than ${JSON_MAX_DEPTH} levels deep.`,
  keys: `The JSON has more than ${JSON_MAX_KEYS} names, or an object with more than ${JSON_MAX_KEYS_OF_OBJECT}.`,
} as const;

/** What there is more of in arrays and objects than is taken; null: nothing. Reads the text once, whether it is JSON or not. */
export function excessOf(json: string): keyof typeof WHY | null {
  let depth = 0;
  let keys = 0;
  const keysAt = [0];
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isInString) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInString = false;
    } else if (sign === QUOTE) isInString = true;
    else if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      depth += 1;
      keysAt[depth] = 0;
      if (depth > JSON_MAX_DEPTH) return 'depth';
    } else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) depth -= 1;
    else if (sign === COLON) {
      keys += 1;
      const ofObject = (keysAt[depth] ?? 0) + 1;
      keysAt[depth] = ofObject;
      if (keys > JSON_MAX_KEYS || ofObject > JSON_MAX_KEYS_OF_OBJECT) return 'keys';
    }
  }
  return null;
}
