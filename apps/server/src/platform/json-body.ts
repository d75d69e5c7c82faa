import type { FastifyInstance } from 'fastify';

/** Deepest nesting of what is sent: our deepest input, a matching activity in an assignment, has nine levels. */
export const JSON_MAX_DEPTH = 64;

/** Refuses bodies that are nested too deeply before anything reads them: every reader after this one recurses. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body as string)) {
      const error = Object.assign(new Error(`The JSON is nested more than ${JSON_MAX_DEPTH} levels deep.`), {
        statusCode: 400,
        code: 'BAD_REQUEST',
      });
      done(error, undefined);
      return;
    }
    parse(request, body as string, done);
  });
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** True where arrays and objects are nested deeper than is taken. Reads the text once, whether it is JSON or not. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (isInString) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInString = false;
    } else if (sign === QUOTE) isInString = true;
    else if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth > JSON_MAX_DEPTH) return true;
    } else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}
