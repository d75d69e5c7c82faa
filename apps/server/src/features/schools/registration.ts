import { randomBytes } from 'node:crypto';
import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { schoolCodePrefix } from '@fieldhouse/domain/schools/school-code.ts';
import { authVerifications } from '#db/tables/sign-in.ts';
import { statement, type Transaction } from '#db/unit.ts';
import {
  addressLimits,
  CONFIRM_DAYS,
  mailboxLimits,
  requireTries,
  sha256,
} from '#features/accounts/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

const registerSchool = statement<
  Sql['registerSchool'],
  {
    schoolId: SchoolId;
    name: string;
    email: string;
    address: string | null;
    phone: string | null;
    website: string | null;
    principal: string | null;
    prefix: string;
    clientAddress: string;
    requestId: string;
  },
  { code: string }
>(
  'select app.register_school(:schoolId, :name, :email, :address, :phone, :website, :principal, :prefix, :clientAddress, :requestId) as code',
);
const confirmSchool = statement<
  Sql['confirmSchool'],
  { tokenHash: string; clientAddress: string; requestId: string; now: string },
  { schoolName: string }
>(
  'select school_name as "schoolName", code from app.confirm_school(:tokenHash, :clientAddress, :requestId, :now)',
);

const blankToNull = (text: string | null) => (text === null || text === '' ? null : text);

const resendConfirmationStatement = statement<
  Sql['resendConfirmationStatement'],
  { code: string; email: string; clientAddress: string; requestId: string; now: string },
  { schoolId: string; schoolName: string }
>(
  'select school_id as "schoolId", school_name as "schoolName" from app.resend_school_confirmation(:code, :email, :clientAddress, :requestId, :now)',
);

const asLogin = { role: 'fieldhouse_login', enter: null } as const;

interface Confirmation {
  readonly schoolId: string;
  readonly schoolName: string;
  readonly email: string;
  readonly code: string;
  readonly locale: Locale;
}

/** Mails a link that confirms the address of a school; links mailed before it go on working. */
async function sendConfirmation(
  { clock, mailer }: Services,
  tx: Transaction,
  { schoolId, schoolName, email, code, locale }: Confirmation,
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const identifier = `confirm-school:${sha256(token)}`;
  await tx.orm.insert(authVerifications).values({
    id: newId(),
    identifier,
    value: schoolId,
    expiresAt: new Date(clock.millis() + CONFIRM_DAYS * 86_400_000),
  });
  await mailer.queue(tx, identifier, { userId: null, address: email, locale }, 'confirm-school', {
    schoolName,
    code,
    days: CONFIRM_DAYS,
    link: mailer.link(`/confirm-school#token=${token}`),
  });
}

/** Anybody may type anybody's address: the code works once the message to it was read. */
export const register = os.schools.register.handler(async ({ input, context }) => {
  const { services } = context;
  const limits = addressLimits('register', context.clientAddress);
  await requireTries(context, limits);
  await services.limiter.countWrong(limits);
  const schoolId = newId<SchoolId>();
  const code = await services.units.write(asLogin, async (tx) => {
    const [made] = await tx.query(
      registerSchool({
        schoolId,
        name: input.name,
        email: input.email,
        address: blankToNull(input.address),
        phone: blankToNull(input.phone),
        website: blankToNull(input.website),
        principal: blankToNull(input.principalName),
        prefix: schoolCodePrefix(input.name),
        clientAddress: context.clientAddress,
        requestId: context.requestId,
      }),
    );
    if (!made) throw new Error('registration returned no code');
    const { name, email, locale } = input;
    await sendConfirmation(services, tx, { schoolId, schoolName: name, email, code: made.code, locale });
    return made.code;
  });
  return { code };
});

/** The same answer whether or not there is such a school that waits: nobody learns who registered. */
export const resendConfirmation = os.schools.resendConfirmation.handler(async ({ input, context }) => {
  const { services, clientAddress, requestId } = context;
  const { code, email, locale } = input;
  const limits = [...addressLimits('register', clientAddress), ...mailboxLimits('confirm-school', email)];
  await requireTries(context, limits);
  await services.limiter.countWrong(limits);
  await services.units.write(asLogin, async (tx) => {
    const [waiting] = await tx.query(
      resendConfirmationStatement({ code, email, clientAddress, requestId, now: services.clock.now() }),
    );
    if (waiting) await sendConfirmation(services, tx, { ...waiting, email, code, locale });
  });
  return {};
});

export const confirmAddress = os.schools.confirmAddress.handler(async ({ input, context, errors }) => {
  const { services, clientAddress, requestId } = context;
  const limits = addressLimits('link', clientAddress);
  await requireTries(context, limits);
  const [confirmed] = await services.units.write({ role: 'fieldhouse_public', enter: null }, (tx) =>
    tx.query(
      confirmSchool({ tokenHash: sha256(input.token), clientAddress, requestId, now: services.clock.now() }),
    ),
  );
  if (!confirmed) {
    await services.limiter.countWrong(limits);
    throw errors.INVALID_LINK();
  }
  return confirmed;
});
