import { statement } from '#db/unit.ts';
import type { RequestContext } from '#platform/procedure.ts';
import { prefixLimit } from './limits.ts';
import type { Sql } from './rows.gen.ts';

const reportGuessing = statement<
  Sql['reportGuessing'],
  { prefix: string; ipAddress: string; requestId: string; now: string },
  { told: number }
>('select app.report_code_guessing(:prefix, :ipAddress, :requestId, :now) as told');

/**
 * Tells the schools whose codes begin alike, and the operator's log, once the wrong codes of this prefix pass their
 * limit: at most once a day for each school. Called after a wrong code was counted.
 */
export async function reportCodeGuessing(context: RequestContext, code: string): Promise<void> {
  const { services, clientAddress, requestId } = context;
  const { crowded } = await services.limiter.look([prefixLimit(code)]);
  if (crowded.length === 0) return;
  const prefix = code.slice(0, 3);
  const [report] = await services.units.alone(
    reportGuessing({ prefix, ipAddress: clientAddress, requestId, now: services.clock.now() }),
  );
  const told = report?.told ?? 0;
  if (told > 0) services.log.warn({ prefix, schools: told, requestId }, 'school codes are being guessed');
}
