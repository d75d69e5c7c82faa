import type { LicenseType, PaymentPlanCode } from '@fieldhouse/domain/plans/plans.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, client } from '#lib/api.ts';

/** The stated pause before success is shown. */
const SUCCESS_DELAY_MS = 2000;

interface Choice {
  readonly planCode: PaymentPlanCode;
  readonly licenseType: LicenseType;
}

/**
 * Records the payment, once for each choice: a second click and a second try after a failure carry the same key.
 * `isSessionGone`: the person was signed out meanwhile.
 */
export function useCheckout() {
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    async mutationFn(choice: Choice) {
      const name = `${choice.planCode} ${choice.licenseType}`;
      const idempotencyKey = keys.current.get(name) ?? crypto.randomUUID();
      keys.current.set(name, idempotencyKey);
      const [payment] = await Promise.all([
        client.billing.startCheckout({ ...choice, idempotencyKey }),
        new Promise((resolve) => setTimeout(resolve, SUCCESS_DELAY_MS)),
      ]);
      const { me } = await client.accounts.session({});
      return { payment, isSessionGone: me === null };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.billing.mine.key() }),
  });
}
