import { randomBytes } from 'node:crypto';
import { schoolCodePrefix } from '@fieldhouse/domain/schools/school-code.ts';
import { authVerifications } from '#db/tables/sign-in.ts';
import { statement } from '#db/unit.ts';
import { addressLimits, CONFIRM_DAYS, requireTries, sha256 } from '#features/accounts/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';

const registerSchool = statement<{ code: string }>(
  'select app.register_school($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as code',
);
const confirmSchool = statement<{ schoolName: string; code: string | null }>(
  'select school_name as "schoolName", code from app.confirm_school($1, $2, $3, $4)',
);

const blankToNull = (text: string | null) => (text === null || text === '' ? null : text);

/** Anybody may type anybody's address: the code works once the letter to it was read. */
export const register = os.schools.register.handler(async ({ input, context }) => {
  const { services } = context;
  const limits = addressLimits('register', context.clientAddress);
  await requireTries(context, limits);
  await services.limiter.countWrong(limits);
  const schoolId = newId();
  const token = randomBytes(24).toString('base64url');
  const code = await services.units.write({ role: 'fieldhouse_login', enter: null }, async (tx) => {
    const [made] = await tx.query(
      registerSchool(
        schoolId,
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
    );
    if (!made) throw new Error('registration returned no code');
    await tx.orm.insert(authVerifications).values({
      id: newId(),
      identifier: `confirm-school:${sha256(token)}`,
      value: schoolId,
      expiresAt: new Date(services.clock.millis() + CONFIRM_DAYS * 86_400_000),
    });
    const to = { userId: null, address: input.email, locale: input.locale };
    await services.mailer.queue(tx, `confirm-school:${sha256(token)}`, to, 'confirm-school', {
      schoolName: input.name,
      code: made.code,
      days: CONFIRM_DAYS,
      link: services.mailer.link(`/confirm-school#token=${token}`),
    });
    return made.code;
  });
  return { code };
});

export const confirmAddress = os.schools.confirmAddress.handler(async ({ input, context, errors }) => {
  const { services, clientAddress, requestId } = context;
  const limits = addressLimits('link', clientAddress);
  await requireTries(context, limits);
  const [confirmed] = await services.units.write({ role: 'fieldhouse_public', enter: null }, (tx) =>
    tx.query(confirmSchool(sha256(input.token), clientAddress, requestId, services.clock.now())),
  );
  if (!confirmed) {
    await services.limiter.countWrong(limits);
    throw errors.INVALID_LINK();
  }
  return confirmed;
});
