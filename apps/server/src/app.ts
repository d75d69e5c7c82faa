import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { isDatabaseUnavailable } from '#db/trouble.ts';
import { registerCalendarFeed } from '#features/calendar/feed.ts';
import { registerFileRoutes } from '#features/files/routes.ts';
import { registerUnsubscribe } from '#features/notifications/unsubscribe.ts';
import { registerDeliveryRoutes } from '#features/transcript-requests/delivery.ts';
import { registerTranscriptRunRoutes } from '#features/transcript-runs/routes.ts';
import { registerTranscriptExchange } from '#features/transcripts/exchange/routes.ts';
import { registerTranscriptRoutes } from '#features/transcripts/routes.ts';
import { registerVerifyPage } from '#features/transcripts/verify/page.ts';
import { registerApiDocs } from '#platform/api-docs.ts';
import { BODY_WITHIN_MS, registerBodyDeadline, UPLOAD_WITHIN_MS } from '#platform/body-deadline.ts';
import { registerBrandingImages } from '#platform/branding-images.ts';
import { answerBrokenRequest, registerBrokenRequests, serverOptions } from '#platform/broken-requests.ts';
import { registerCompressedAnswers } from '#platform/compress-answers.ts';
import { registerEventStream } from '#platform/event-stream.ts';
import { registerHealth } from '#platform/health.ts';
import { registerJsonBody } from '#platform/json-body.ts';
import { registerOverload } from '#platform/overload.ts';
import { registerPrivateFiles } from '#platform/private-files.ts';
import { PUBLIC_ROUTES } from '#platform/public-pages.ts';
import { checkRouter } from '#platform/router-check.ts';
import { refuseForeignWrites, registerSecurityHeaders, securityHeaders } from '#platform/security-headers.ts';
import type { Services } from '#platform/services.ts';
import { registerWebApp } from '#platform/web-app.ts';
import { registerPictureRoutes } from './features/files/picture-routes.ts';
import { answerPage } from './page-answers.ts';
import { registerProcedures, UNAVAILABLE } from './procedures.ts';
import { router } from './router.ts';

/** A request body holds an answer of 100,000 characters with room to spare. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** When to come back after a 503: most of what causes one is over by then. */
const RETRY_AFTER_SECONDS = 2;

/** Every route outside the contract. One that isn't here stops the start. */
const PINNED_ROUTES = new Set([
  '/api/rpc/*',
  '/api/v1/*',
  '/api/events',
  '/api/files/:id',
  '/api/files/record/:id',
  '/api/files/transcript/:id',
  '/api/files/material/:id',
  '/api/files/session/:id',
  '/api/files/message/:id',
  '/api/files/:fileId/:expires/:token',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/api/rpc/profile/setAvatar',
  '/api/v1/profile/setAvatar',
  '/api/lesson-images/:courseId',
  '/avatars/:userId/:file',
  '/exports/:exportId',
  '/lesson-images/:fileId',
  '/branding/:schoolId/:file',
  '/calendar/feed/:file',
  '/api/transcripts/exchange/:file',
  '/api/transcripts/issued/:file',
  '/api/transcripts/runs/:file',
  '/api/transcripts/unofficial/:file',
  '/transcript-delivery/:token',
  '/transcript-delivery/:token/pdf',
  '/verify',
  '/verify/:code',
  '/verify/issuers/:schoolId',
  '/verify.js',
  '/api/unsubscribe/:token',
  '/healthz',
  '/readyz',
  '/metrics',
  '/*',
  ...PUBLIC_ROUTES,
]);

/** Builds the HTTP side. `webRoot` is the built web app; null serves the API alone. */
export async function buildApp(services: Services, webRoot: string | null): Promise<FastifyInstance> {
  checkRouter(router);
  const { config, log } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    // While it closes, what still comes over connections that are there is answered.
    return503OnClosing: false,
    requestTimeout: UPLOAD_WITHIN_MS,
    trustProxy: config.TRUST_PROXY_HOPS > 0 ? trustHops(config.TRUST_PROXY_HOPS) : false,
    genReqId: () => randomUUID(),
    http: { ...serverOptions, headersTimeout: BODY_WITHIN_MS },
    clientErrorHandler: answerBrokenRequest(config),
    routerOptions: { maxParamLength: 500 },
    // An address that can't be read is answered before any hook runs.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply
        .status(400)
        .headers(securityHeaders(config))
        .send({ code: 'BAD_REQUEST', message: 'This address cannot be read.' });
    },
  });
  // JSON alone: other sites' forms can send plain text, never JSON.
  app.removeContentTypeParser('text/plain');
  registerJsonBody(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return reply.send(error);
    // What was begun as a file is answered as an error.
    for (const header of ['content-length', 'content-disposition']) reply.removeHeader(header);
    if (isDatabaseUnavailable(error)) {
      log.warn({ err: error, requestId: request.id }, 'the database is unavailable');
      return reply
        .status(503)
        .type('application/json; charset=utf-8')
        .send({ code: 'SERVICE_UNAVAILABLE', message: UNAVAILABLE });
    }
    log.error({ err: error, requestId: request.id }, 'request failed');
    return reply
      .status(500)
      .type('application/json; charset=utf-8')
      .send({
        code: 'INTERNAL_SERVER_ERROR',
        message: 'Something went wrong on our side.',
        data: { requestId: request.id },
      });
  });
  app.addHook('onRoute', (route) => {
    if (!PINNED_ROUTES.has(route.url)) throw new Error(`The route ${route.url} is not in the pinned list.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    // The next request of this connection goes to another process.
    if (app.isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The last part of a feed's address is a secret, and so is that of a link that ends letters.
    const url = request.url.split('?', 1)[0]?.replace(/^(\/calendar\/feed\/|\/api\/unsubscribe\/).*/s, '$1…');
    const line = {
      requestId: request.id,
      method: request.method,
      url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode === 503) log.warn(line, 'request refused for a moment');
    else if (reply.statusCode >= 500) log.error(line, 'request failed');
    else log.debug(line, 'request');
  });
  app.decorate('isStopping', false);
  registerSecurityHeaders(app, config);
  registerBrokenRequests(app, config);
  app.addHook('onRequest', refuseForeignWrites(config));
  registerBodyDeadline(app);
  registerOverload(app, services);
  registerCompressedAnswers(app);
  registerHealth(app, services);
  registerEventStream(app, services);
  registerApiDocs(app, services);
  registerBrandingImages(app, services);
  await registerFileRoutes(app, services);
  registerPictureRoutes(app, services);
  registerCalendarFeed(app, services);
  registerPrivateFiles(app, services);
  registerTranscriptRoutes(app, services);
  registerTranscriptRunRoutes(app, services);
  registerDeliveryRoutes(app, services);
  registerVerifyPage(app, services);
  registerTranscriptExchange(app, services);
  await registerUnsubscribe(app, services);
  const ask = registerProcedures(app, services);
  await registerWebApp(app, services, webRoot, answerPage(services, ask));
  return app;
}

/** Trusts exactly this many proxies, counted from the server outwards. */
const trustHops = (hops: number) => (_address: string, index: number) => index < hops;
