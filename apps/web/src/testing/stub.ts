import { AsyncLocalStorage } from 'node:async_hooks';
import { type Contract, contract } from '@fieldhouse/contract/contract.ts';
import type { AnyContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import { ValidationError, validateORPCError } from '@orpc/contract';
import { type AnyRouter, implement, ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';

/** The names of all procedures: 'search.query'. */
export type Procedure = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract & string];

type ProcedureOf<Name extends Procedure> = Name extends `${infer Area}.${infer Own}`
  ? Area extends keyof Contract
    ? Own extends keyof Contract[Area]
      ? Contract[Area][Own] extends AnyContractProcedure
        ? Contract[Area][Own]['~orpc']
        : never
      : never
    : never
  : never;

/** What a page asks, as the server would read it. */
export type InputOf<Name extends Procedure> = InferSchemaOutput<
  NonNullable<ProcedureOf<Name>['inputSchema']>
>;
/** What the server would answer. */
export type OutputOf<Name extends Procedure> = InferSchemaInput<
  NonNullable<ProcedureOf<Name>['outputSchema']>
>;
type Errors<Name extends Procedure> = ProcedureOf<Name>['errorMap'];
type RefusalsOf<Name extends Procedure> = Refusal<keyof Errors<Name> & string>;

/** An answer with one of the contract's refusals. */
export class Refusal<Code extends string = string> {
  readonly code: Code;
  readonly data: unknown;

  constructor(code: Code, data?: unknown) {
    this.code = code;
    this.data = data;
  }
}

/** No answer: the network is gone, or the server broke. */
export class Failure {
  readonly kind: 'network' | 'server';

  constructor(kind: Failure['kind']) {
    this.kind = kind;
  }
}

/** The answer with a refusal of the contract, and the data that go with it. */
export const refused = <const Code extends string>(code: Code, data?: unknown) => new Refusal(code, data);
/** The call never reaches the server. */
export const networkGone = new Failure('network');
/** The server answers with an error that nobody expected. */
export const serverBroke = new Failure('server');

type Answer<Name extends Procedure> = OutputOf<Name> | RefusalsOf<Name>;
type Stub<Name extends Procedure> =
  | Answer<Name>
  | Failure
  | Promise<Answer<Name>>
  | ((input: InputOf<Name>) => Answer<Name> | Promise<Answer<Name>>);
export type Stubs = { readonly [Name in Procedure]?: Stub<Name> };

/** No answer while the test lasts. */
export const never = new Promise<never>(() => {});

/** An answer that comes when the test gives it. */
export function later<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { answer: promise, give: resolve };
}

type ErrorMaker = (options: { data: unknown }) => ORPCError<string, unknown>;
/** A procedure of which only its name is known here: its types hold for the stubs. */
interface AnyImplementer {
  handler(act: (call: { input: unknown; errors: Record<string, ErrorMaker> }) => unknown): unknown;
}

/** The server that a test makes up; what it holds is forgotten before the next test. */
class StubbedServer {
  #stubs: Record<string, unknown> = {};
  #calls: { name: string; input: unknown }[] = [];
  #complaints: string[] = [];
  #test = 0;
  readonly #caller = new AsyncLocalStorage<number>();
  readonly #handler = new RPCHandler(this.#router(), {
    clientInterceptors: [
      onError((error) => {
        if (!(error instanceof ORPCError) || error.cause instanceof ValidationError)
          this.#complaints.push(String(error instanceof ORPCError ? error.cause : error));
      }),
    ],
  });

  add(stubs: Stubs) {
    Object.assign(this.#stubs, stubs);
  }

  /** Whoever calls from here on, at once or by a timer, is of this test. */
  begin() {
    this.#caller.enterWith(this.#test);
  }

  reset() {
    this.#test += 1;
    this.#stubs = {};
    this.#calls = [];
    this.#complaints = [];
  }

  /** What the test must not end with: calls that nobody stubbed, and stubs that the contract doesn't allow. */
  takeComplaints() {
    const complaints = this.#complaints;
    this.#complaints = [];
    return complaints;
  }

  calls<Name extends Procedure>(name: Name): InputOf<Name>[] {
    return this.#calls.filter((call) => call.name === name).map(({ input }) => input as InputOf<Name>);
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    // An earlier test left something behind, such as a draft that goes on being saved.
    if ((this.#caller.getStore() ?? this.#test) !== this.#test) return never;
    const { pathname } = new URL(request.url);
    const name = pathname.replace('/api/rpc/', '').replace('/', '.');
    if (!pathname.startsWith('/api/rpc/') || !(name in this.#stubs)) {
      this.#complaints.push(`${name} was called, and the test has no answer for it`);
      return new Response(null, { status: 404 });
    }
    if (this.#stubs[name] === networkGone) throw new TypeError('Failed to fetch');
    const { response } = await this.#handler.handle(request, { prefix: '/api/rpc' });
    // What the stub says of an answer is checked by the compiler, and its values here.
    if (response?.status === 400) this.#complaints.push(`${name} was called with what its contract refuses`);
    response?.headers.set('x-request-id', 'test');
    return response ?? new Response(null, { status: 404 });
  };

  async #answer(name: string, input: unknown, errors: Record<string, ErrorMaker>) {
    this.#calls.push({ name, input });
    const stub = this.#stubs[name];
    const answer: unknown = await (typeof stub === 'function' ? stub(input) : stub);
    if (answer instanceof Refusal) throw await this.#refuse(name, answer, errors);
    // The other one never gets here.
    if (answer === serverBroke) throw new ORPCError('INTERNAL_SERVER_ERROR');
    return answer;
  }

  async #refuse(name: string, { code, data }: Refusal, errors: Record<string, ErrorMaker>) {
    const error = errors[code]!({ data });
    const [area = '', own = ''] = name.split('.');
    const { errorMap } = (contract as unknown as Record<string, Record<string, AnyContractProcedure>>)[area]![
      own
    ]!['~orpc'];
    const { defined } = await validateORPCError(errorMap, error);
    if (!defined)
      this.#complaints.push(`${name} is refused with ${code}, and its data aren't what the contract says`);
    return error;
  }

  #router(): AnyRouter {
    const areas = Object.entries(contract).map(([area, procedures]) => [
      area,
      Object.fromEntries(
        Object.entries(procedures).map(([own, procedure]) => [
          own,
          (implement(procedure) as unknown as AnyImplementer).handler(({ input, errors }) =>
            this.#answer(`${area}.${own}`, input, errors),
          ),
        ]),
      ),
    ]);
    return Object.fromEntries(areas);
  }
}

export const server = new StubbedServer();
