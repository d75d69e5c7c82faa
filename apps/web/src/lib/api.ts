import type { Contract } from '@fieldhouse/contract/contract.ts';
import { CHALLENGE_HEADER } from '@fieldhouse/contract/limits.ts';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type {
  ContractRouterClient,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { rememberRequestId } from './errors.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { interrupt, mayInterrupt } from './interruptions.ts';
import { sendOnLeaving } from './send-on-leaving.ts';
import { challengeOf } from './solving.ts';

interface CallContext {
  /** Set by the answer; shown with an error that nobody expected. */
  requestId?: string;
  /** Sent with the call: what the server asked to calculate. */
  challengeAnswer?: string;
  /** The page goes away: the request should outlive it. */
  isLeaving?: boolean;
}

/** Others may make wrong tries meanwhile, each of which asks for a harder one; then it gets no harder. */
const MOST_CHALLENGES = 8;

const link = new RPCLink<CallContext>({
  url: () => `${window.location.origin}/api/rpc`,
  headers: ({ context }) => ({
    'x-fieldhouse': '1',
    ...(context.challengeAnswer ? { [CHALLENGE_HEADER]: context.challengeAnswer } : {}),
  }),
  async fetch(request, init, { context }, path, input) {
    const response =
      takeFirstAnswer(path, input) ??
      (context.isLeaving ? await sendOnLeaving(request, init) : await fetch(request, init));
    context.requestId = response.headers.get('x-request-id') ?? undefined;
    return response;
  },
  interceptors: [
    async ({ next, path, context }) => {
      let challenges = 0;
      for (;;) {
        try {
          return await next();
        } catch (error) {
          rememberRequestId(error, context.requestId);
          const challenge = challengeOf(error);
          if (challenge && challenges < MOST_CHALLENGES) {
            challenges += 1;
            const { answerTo } = await import('./challenge.ts');
            context.challengeAnswer = await answerTo(challenge);
            continue;
          }
          const reason = mayInterrupt(error, path);
          // Resolves when the person has signed in again or confirmed who they are; then the call is made again.
          if (!reason || !(await interrupt(reason))) throw error;
        }
      }
    },
  ],
});

/** Calls the server; the names are those of the contract. */
export const client: ContractRouterClient<Contract, CallContext> = createORPCClient(link);

/** The same as query and mutation options: `api.home.student.queryOptions({ input: {} })`. */
export const api = createTanstackQueryUtils(client);

/** What each procedure answers. */
export type Outputs = InferContractRouterOutputs<Contract>;
export type Inputs = InferContractRouterInputs<Contract>;
