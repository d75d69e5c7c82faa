import { createFileRoute, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { PaymentPage } from '#features/billing/payment-page.tsx';
import { api } from '#lib/api.ts';
import { toast } from '#ui/feedback/toast.ts';

export const Route = createFileRoute('/payment')({
  beforeLoad({ context: { session }, preload }) {
    if (session.me) return;
    if (!preload) {
      void toast({ title: i18next.t('Invalid payment session. Please register again.'), tone: 'error' });
    }
    throw redirect({ to: '/login' });
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.billing.plans.queryOptions({ input: {} })),
      queryClient.ensureQueryData(api.billing.mine.queryOptions({ input: {} })),
    ]),
  component: PaymentPage,
});
