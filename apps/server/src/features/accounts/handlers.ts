import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { type Actor, isClosed } from '#access/actor.ts';
import { userSettings } from '#db/tables/people.ts';
import { type None, statement } from '#db/unit.ts';
import { closedAccount, os } from '#platform/procedure.ts';
import { RELEASE } from '#platform/release.ts';
import { type FormerSchool, type OwnDeletion, presentMe, type SchoolBranding } from './me.ts';
import type { Sql } from './rows.gen.ts';

export { countWaiting, listDecisions, listOwnRequests, listWaiting } from './approvals.ts';
export {
  confirmFactor,
  confirmReplacement,
  confirmTotp,
  disableTotp,
  enrollTotp,
  regenerateBackupCodes,
  replaceTotp,
} from './authenticator.ts';
export { approve, refuse, reopen } from './decide.ts';
export {
  addPasskey,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  removePasskey,
} from './passkeys.ts';
export { requestReset, resetPassword } from './recovery.ts';
export {
  changePassword,
  revokeOtherSessions,
  revokeSession,
  security,
} from './security.ts';
export {
  adminSignIn,
  demoSignIn,
  signIn,
  signInAtSchool,
  signOut,
  verifySecondFactor,
} from './sign-in.ts';
export {
  checkCode,
  disown,
  firstOperator,
  openFirstOperator,
  resendConfirmation,
  signUp,
  verifyEmail,
} from './sign-up.ts';

const enter = statement<Sql['enter'], { sessionToken: string }, { actor: Actor | null }>(
  'select app.enter(:sessionToken) as actor',
);

const brandingsOfSchools = statement<Sql['brandingsOfSchools']>(
  'select school_id as "schoolId", branding_text as "brandingText", logo_key as "logoKey" from school_branding',
);

const formerSchools = statement<
  Sql['formerSchools'],
  None,
  {
    schoolId: FormerSchool['schoolId'];
    schoolName: FormerSchool['schoolName'];
    studentId: FormerSchool['studentId'];
  }
>(`
  select school_id as "schoolId", school_name as "schoolName", student_id as "studentId" from app.former_schools()
  order by school_name, school_id`);

const ownDeletion = statement<Sql['ownDeletion'], { now: string }>(`
  select (select d.due_at from deletion_requests d where d.user_id = app.user_id() and d.state = 'asked') as "deletionDueAt",
    app.goes_along_at(:now) as "goesAlongAt"`);

/** A session used this long after it was last renewed lasts its full time again. */
const RENEW_AFTER_DAYS = 1;
const renewSession = statement<Sql['renewSession'], { token: string; days: number; now: string }>(`
  update auth_sessions set expires_at = :now::timestamptz + interval '7 days', updated_at = :now
  where token = :token and updated_at < :now::timestamptz - make_interval(days => :days)`);

export const session = os.accounts.session.handler(async ({ context }) => {
  const { services, sessionToken } = context;
  const { config } = services;
  let actor: Actor | null = null;
  let brandings: readonly SchoolBranding[] = [];
  let deletion: OwnDeletion = { deletionDueAt: null, goesAlongAt: null };
  let former: readonly FormerSchool[] = [];
  if (sessionToken) {
    const entered = await services.units.read({ role: 'fieldhouse_app', enter: enter({ sessionToken }) }, [
      brandingsOfSchools(),
      ownDeletion({ now: context.clock.now() }),
      formerSchools(),
    ]);
    brandings = entered.rows[0];
    deletion = entered.rows[1][0] ?? deletion;
    former = entered.rows[2];
    actor = entered.actor as Actor | null;
    if (actor?.state === 'ok' || actor?.state === 'consent_required') {
      await services.units.alone(
        renewSession({ token: sessionToken, days: RENEW_AFTER_DAYS, now: context.clock.now() }),
      );
    }
  }
  return {
    brandName: config.BRAND_NAME,
    isDemo: config.isDemo,
    release: RELEASE,
    me: actor?.state === 'ok' ? presentMe(services, actor, brandings, deletion, former) : null,
    waitsForConsent: actor?.state === 'consent_required',
    closed: actor && isClosed(actor) ? closedAccount(config, actor.contact) : null,
  };
});

export const saveSettings = os.accounts.saveSettings.handler(async ({ input, context }) => {
  await context.unit(async (tx, actor) => {
    if (Object.keys(input).length === 0) return;
    const saved = await tx.orm
      .update(userSettings)
      .set({ ...input, updatedAt: context.clock.now() })
      .where(eq(userSettings.userId, actor.userId))
      .returning({ userId: userSettings.userId });
    if (saved.length === 0) throw new ORPCError('NOT_FOUND');
  });
  return {};
});
