import { schoolCodePrefix } from '@fieldhouse/domain/schools/school-code.ts';
import { ORPCError } from '@orpc/server';
import { statement } from '#db/unit.ts';
import { addressLimits } from '#features/accounts/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';

export { branding, saveBrandingText, setLogo } from './branding.ts';
export { createCode, listCodes, replaceCode, setCodeActive } from './codes.ts';
export { policy, savePolicy } from './grading-policy.ts';
export { calendar, markDays, savePeriod, saveTerm, saveYear, unmarkDay } from './terms.ts';

const registerSchool = statement<{ code: string }>(
  'select app.register_school($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as code',
);

const blankToNull = (text: string | null) => (text === null || text === '' ? null : text);

export const register = os.schools.register.handler(async ({ input, context }) => {
  const { services } = context;
  const limits = addressLimits('register', context.clientAddress);
  const retryAfterSeconds = await services.limiter.waitSeconds(limits);
  if (retryAfterSeconds > 0) throw new ORPCError('TOO_MANY_TRIES', { data: { retryAfterSeconds } });
  await services.limiter.countWrong(limits);
  const [made] = await services.units.write({ role: 'fieldhouse_public', enter: null }, (tx) =>
    tx.query(
      registerSchool(
        newId(),
        input.name,
        input.email,
        blankToNull(input.address),
        blankToNull(input.phone),
        blankToNull(input.website),
        blankToNull(input.principalName),
        schoolCodePrefix(input.name),
        context.clientAddress,
        context.requestId,
      ),
    ),
  );
  if (!made) throw new Error('registration returned no code');
  return { code: made.code };
});
