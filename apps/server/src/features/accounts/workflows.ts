import { randomBytes } from 'node:crypto';
import { operatorInvitations } from '#db/tables/sign-in.ts';
import { statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';
import { sha256 } from './sign-up.ts';

export { settleReturned } from './consent-state.ts';
export { addressLimits, doorLimits, mailboxLimits, prefixLimit } from './limits.ts';
export {
  changeSignIn,
  endAccess,
  requireConfirmedEmail,
  requireConfirmedParent,
  requireSecrets,
} from './own-account.ts';
export { requireTries } from './sessions.ts';
export { AS_LOGIN, CONFIRM_DAYS, mailConfirmation, sha256 } from './sign-up.ts';

const INVITATION_HOURS = 24;

const hasOperator = statement<Sql['hasOperator']>('select app.has_operator() as "hasOperator"');

/** A fresh one-time link that makes the first operator; null once there is one. Older links end. */
export async function inviteFirstOperator(services: Services): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  const isMade = await services.units.write({ role: 'fieldhouse_login', enter: null }, async (tx) => {
    const [found] = await tx.query(hasOperator());
    if (found?.hasOperator) return false;
    await tx.orm.delete(operatorInvitations);
    await tx.orm.insert(operatorInvitations).values({
      id: newId(),
      tokenHash: sha256(token),
      expiresAt: new Date(services.clock.millis() + INVITATION_HOURS * 3_600_000).toISOString(),
    });
    return true;
  });
  return isMade ? services.mailer.link(`/setup/operator#token=${token}`) : null;
}
