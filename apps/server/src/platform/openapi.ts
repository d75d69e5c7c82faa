import { STATUS_CODES } from 'node:http';
import type { Access, Condition, ProcedureMeta, Relation } from '@fieldhouse/contract/base.ts';
import { contract } from '@fieldhouse/contract/contract.ts';
import { summaries } from '@fieldhouse/contract/summaries.ts';

type Json = Readonly<Record<string, unknown>>;

/** One answer of an operation, or a pointer to one that many operations share. */
export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Json }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly requestBody?: { readonly content?: Answer['content'] };
  /** By HTTP status. */
  readonly responses: Readonly<Record<string, Answer>>;
}

/** An OpenAPI 3.1 document, as far as this server's own. */
export interface ApiDescription {
  readonly openapi: string;
  readonly info: Json;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Json;
    readonly schemas: Json;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

/** Error codes that any operation may answer with before its procedure is asked, by HTTP status. */
const PLATFORM_CODES: Readonly<Record<number, readonly string[]>> = {
  400: ['BAD_REQUEST', 'FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY'],
  403: ['FOREIGN_ORIGIN'],
  413: ['FST_ERR_CTP_BODY_TOO_LARGE'],
  415: ['FST_ERR_CTP_INVALID_MEDIA_TYPE'],
  500: ['INTERNAL_SERVER_ERROR'],
};

const ERROR_REF = { $ref: '#/components/schemas/Error' };

const ERROR_SCHEMA = {
  type: 'object',
  description: 'What every answer of 400 and above holds.',
  properties: {
    code: { type: 'string', description: 'Names the error; made for programs, and stable.' },
    message: { type: 'string', description: 'One sentence in English, for developers.' },
    status: { type: 'integer', description: 'The HTTP status once more.' },
    defined: { type: 'boolean', description: 'True where the operation itself names this code.' },
    data: { description: 'What belongs to the code, as the answers of the operation describe it.' },
  },
  required: ['code', 'message'],
};

const OPEN_TO: Readonly<Record<Relation, string>> = {
  anon: 'anybody, signed in or not',
  user: 'anybody who is signed in',
  self: 'people for their own account',
  member: 'members of the school',
  student: 'students of the school',
  staff: 'teachers and admins of the school',
  admin: 'admins of the school',
  learner: 'students of the course',
  teaches: 'teachers of the course',
  runs: 'teachers who run the course, and admins of its school',
  guardian: 'guardians of the student',
  op: 'operators of the platform',
  master: 'master admins of the platform',
};

const CONDITIONS: Readonly<Record<Condition, string>> = {
  mfa: 'Needs a second factor, or the password of someone without one, within the last 15 minutes.',
  writable: 'Refused while the school is read-only.',
  version: 'A stale version is refused and answered with the current one.',
  key: 'Carries an idempotency key: sent twice, it counts once.',
  limiter: 'Too many tries are refused for a while.',
  demo: 'Only while the demo school exists.',
  unsettled: 'Also open to people who wait for approval or must still set up their second factor.',
  beforeConsent: 'Open to a child to whose account no parent has consented yet, and to nobody else.',
};

/** What the description says about this installation. */
export interface Installation {
  readonly brand: string;
  /** The address people use; null: not known. */
  readonly publicUrl: string | null;
  readonly supportEmail: string | null;
  readonly sessionCookie: string;
}

/** The whole API as OpenAPI 3.1, from the contract. Costs most of a second of CPU, so it belongs on another thread. */
export async function describeApi(installation: Installation): Promise<ApiDescription> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ]);
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { brand, publicUrl, supportEmail, sessionCookie } = installation;
  const generated = await generator.generate(contract, {
    info: {
      title: `${brand} API`,
      version: '1',
      description:
        'Every operation is a POST with a JSON body. Sign in with accounts.signIn; the session travels in a cookie.',
      license: { name: 'GNU Affero General Public License v3.0 or later', identifier: 'AGPL-3.0-or-later' },
      contact: {
        name: brand,
        ...(supportEmail ? { email: supportEmail } : {}),
        ...(publicUrl ? { url: publicUrl } : {}),
      },
    },
    servers: [{ url: publicUrl ? new URL('/api/v1', publicUrl).href : '/api/v1' }],
    customErrorResponseBodySchema: (definitions, status) =>
      errorSchema(
        status,
        definitions.map(([code, , , data]) => ({ code, data: data as Json })),
      ) as object,
  });
  const paths = tightened(generated.paths) as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).map(([path, { post }]) => {
    if (!post) throw new Error(`${path} is described without a POST.`);
    return operationOf(post);
  });
  const responses = sharedAnswers(operations);
  return {
    openapi: generated.openapi,
    info: generated.info as unknown as Json,
    servers: generated.servers as ApiDescription['servers'],
    tags: Object.entries(summaries).map(([name, { about }]) => ({ name, description: about })),
    paths: Object.fromEntries(
      Object.keys(paths).map((path, at) => [
        path,
        { post: referring(operations[at] as Operation, responses) },
      ]),
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by accounts.signIn and the other ways to sign in.',
        },
      },
      schemas: { Error: ERROR_SCHEMA },
      responses,
    },
  };
}

/** What was generated, with everything that the contract says beside the shapes. */
function operationOf(generated: Operation): Operation {
  const { operationId } = generated;
  const [feature = '', name = ''] = operationId.split('.');
  const about = (summaries as Readonly<Record<string, { procedures: Readonly<Record<string, string>> }>>)[
    feature
  ];
  const procedure = (
    contract as unknown as Record<string, Record<string, { '~orpc': { meta: ProcedureMeta } }>>
  )[feature]?.[name];
  const summary = about?.procedures[name];
  const access = procedure?.['~orpc'].meta.access;
  if (!access || !summary) throw new Error(`${operationId} is described without being in the contract.`);
  const missing = Object.keys(PLATFORM_CODES).filter((status) => !(status in generated.responses));
  const refusals = [
    ...Object.entries(generated.responses).filter(([status]) => Number(status) >= 400),
    ...missing.map((status) => [status, jsonAnswer(errorSchema(Number(status), []))] as const),
  ];
  return {
    operationId,
    summary,
    description: accessWords(access),
    tags: [feature],
    security: access.relations.includes('anon') ? [] : [{ session: [] }],
    ...(generated.requestBody ? { requestBody: generated.requestBody } : {}),
    responses: {
      ...generated.responses,
      ...Object.fromEntries(
        refusals.map(([status, answer]) => [
          status,
          { ...answer, description: STATUS_CODES[status] ?? status },
        ]),
      ),
    },
  };
}

const jsonAnswer = (schema: Json): Answer => ({ content: { 'application/json': { schema } } });

/** The error component, narrowed to the codes of one status and what each of them carries. */
function errorSchema(status: number, named: readonly { code: string; data: Json }[]): Json {
  const withData = named.filter(({ data }) => Object.keys(data).length > 0);
  const plain = [
    ...named.filter((one) => !withData.includes(one)).map(({ code }) => code),
    ...(PLATFORM_CODES[status] ?? []),
  ];
  const variants = [
    ...(plain.length > 0
      ? [{ properties: { code: { enum: [...new Set(plain)] } }, required: ['code'] }]
      : []),
    ...withData.map(({ code, data }) => ({
      properties: { code: { const: code }, data },
      required: ['code', 'data'],
    })),
  ];
  return { allOf: [ERROR_REF, variants.length === 1 ? variants[0] : { oneOf: variants }] };
}

/** Who may call, in one paragraph. */
function accessWords({ relations, conditions = [] }: Access): string {
  const who = relations.map((relation) => OPEN_TO[relation]).join('; ');
  return [`Open to ${who}.`, ...conditions.map((condition) => CONDITIONS[condition])].join(' ');
}

/** For each status the refusal that most operations give, under its English name. */
function sharedAnswers(operations: readonly Operation[]): Record<string, Answer> {
  const counts = new Map<string, number>();
  for (const { responses } of operations)
    for (const [status, answer] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const key = JSON.stringify(answer);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return Object.fromEntries(
    [...counts]
      .filter(([, count]) => count > operations.length / 2)
      .map(([key]) => {
        const answer = JSON.parse(key) as Answer;
        return [answer.description?.replaceAll(' ', '') ?? '', answer];
      }),
  );
}

/** The operation, with pointers in place of the answers it shares. */
function referring(operation: Operation, shared: Readonly<Record<string, Answer>>): Operation {
  const names = new Map(Object.entries(shared).map(([name, answer]) => [JSON.stringify(answer), name]));
  const responses = Object.entries(operation.responses).map(([status, answer]) => {
    const name = names.get(JSON.stringify(answer));
    return [status, name ? { $ref: `#/components/responses/${name}` } : answer];
  });
  return { ...operation, responses: Object.fromEntries(responses) };
}

/** The same, where a number has two lower bounds with the stricter one alone. */
function tightened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tightened);
  if (value === null || typeof value !== 'object') return value;
  const { minimum, exclusiveMinimum } = value as Json;
  const isTwice = typeof minimum === 'number' && typeof exclusiveMinimum === 'number';
  const looser = isTwice ? (minimum > exclusiveMinimum ? 'exclusiveMinimum' : 'minimum') : null;
  const kept = Object.entries(value).filter(([key, part]) => key !== looser && part !== undefined);
  return Object.fromEntries(kept.map(([key, part]) => [key, tightened(part)]));
}
