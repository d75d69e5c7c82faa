import { CHALLENGE_HEADER } from '@fieldhouse/contract/limits.ts';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import { FastifyHandler } from '@orpc/server/fastify';
import { StrictGetMethodPlugin } from '@orpc/server/plugins';
import { StandardRPCHandler, type StandardRPCHandlerOptions } from '@orpc/server/standard';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#db/trouble.ts';
import type { RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { readSessionToken, sessionCookieName } from '#platform/session.ts';
import { withShortIssues } from '#platform/short-issues.ts';
import { storableInput } from '#platform/storable-input.ts';
import { ThreadBusyError } from '#platform/work-thread.ts';
import { router } from './router.ts';

/** A picture of 5 MB in base64, with room for what stands around it. */
const PICTURE_LIMIT_BYTES = 7 * 1024 * 1024;

/** Doesn't say that nothing was saved: of a write whose COMMIT wasn't answered nobody knows. */
export const UNAVAILABLE = 'The service is unavailable for a moment. Try again.';

/**
 * Calls a procedure for the person of a request, as `/api/rpc/<path>` would: the same access, policies, limits and
 * schemas. Gives the body of the answer, in RPC's own form; null: it was refused or failed.
 */
export type Ask = (request: FastifyRequest, path: string, input: unknown) => Promise<unknown>;

type Interceptors = NonNullable<StandardRPCHandlerOptions<RequestContext>['clientInterceptors']>;

/** Both doors to the procedures. Gives a third one, for what a page brings along. */
export function registerProcedures(app: FastifyInstance, services: Services): Ask {
  /** Bugs are logged with the request's id; the answer carries the id and nothing else. */
  const reportBugs =
    (requestId: string) =>
    (error: unknown): never => {
      if (error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR') throw withShortIssues(error);
      if (isDatabaseUnavailable(error) || error instanceof ThreadBusyError) {
        services.log.warn({ err: error, requestId }, 'unavailable for a moment');
        throw new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: UNAVAILABLE });
      }
      services.log.error({ err: error, requestId }, 'procedure failed');
      throw new ORPCError('INTERNAL_SERVER_ERROR', {
        message: 'Something went wrong on our side.',
        data: { requestId },
      });
    };
  const clientInterceptors: Interceptors = [
    ({ next, ...call }) =>
      next({ ...call, input: storableInput(call.input) }).catch(reportBugs(call.context.requestId)),
  ];
  // Each handler adds to the lists it is given.
  const standard = new StandardRPCHandler<RequestContext>(router, {
    clientInterceptors: [...clientInterceptors],
    plugins: [new StrictGetMethodPlugin()],
  });
  const rpc = new FastifyHandler<RequestContext>(standard);
  const rest = new OpenAPIHandler<RequestContext>(router, { clientInterceptors: [...clientInterceptors] });
  const cookieName = sessionCookieName(services.config);

  const contextOf = (request: FastifyRequest, setCookie: RequestContext['setCookie']): RequestContext => {
    const cookieHeader = request.headers.cookie ?? '';
    return {
      services,
      requestId: request.id,
      clientAddress: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      sessionToken: readSessionToken(cookieHeader, cookieName, services.config.APP_SECRET),
      cookieHeader,
      challengeAnswer: String(request.headers[CHALLENGE_HEADER] ?? '') || null,
      setCookie,
    };
  };
  const addCookie = (reply: FastifyReply) => (value: string) => {
    const earlier = reply.getHeader('set-cookie');
    const list = earlier === undefined ? [] : Array.isArray(earlier) ? earlier : [String(earlier)];
    reply.header('set-cookie', [...list, value]);
  };
  for (const [prefix, handler] of [
    ['/api/rpc', rpc],
    ['/api/v1', rest],
  ] as const) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const { matched } = await handler.handle(request, reply, {
        prefix,
        context: contextOf(request, addCookie(reply)),
      });
      // The handler has sent its answer.
      if (matched) return reply;
      return reply.status(404).send({ code: 'NOT_FOUND', message: 'No such procedure.' });
    };
    app.all(`${prefix}/*`, { config: {} }, answer);
    // The only procedure that is sent a picture as large as people's phones make them.
    app.post(`${prefix}/profile/setAvatar`, { bodyLimit: PICTURE_LIMIT_BYTES }, answer);
  }

  return async (request, path, input) => {
    const { matched, response } = await standard.handle(
      {
        method: 'POST',
        url: new URL(`http://page.invalid/${path}`),
        headers: {},
        body: async () => ({ json: input }),
        signal: undefined,
      },
      { context: contextOf(request, refuseCookie) },
    );
    return matched && response.status === 200 ? response.body : null;
  };
}

/** The head of a page may be on its way already. */
const refuseCookie = () => {
  throw new Error('What a page brings along sets no cookies.');
};
