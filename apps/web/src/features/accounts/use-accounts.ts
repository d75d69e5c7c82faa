import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { landingAddress, refreshSession } from '#lib/session.ts';
import { ChallengeCancelled } from '#lib/solving.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Reads the new session and goes where this person belongs. */
export function useArrive() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (wanted?: string) => {
    const { me } = await refreshSession(queryClient);
    if (me) await router.navigate({ href: landingAddress(me, wanted) });
    return me;
  };
}

/** Where another authenticator app is set up, and then the page the person wanted. */
export const replacementAddress = (wanted?: string): string =>
  wanted ? `/two-factor?${new URLSearchParams({ redirect: wanted })}` : '/two-factor';

/** The stated form of a failure on these pages: "Error", with the reason. What somebody stopped themselves is none. */
export function useErrorToast() {
  const { t } = useTranslation();
  return (reason: unknown) => {
    const isStopped = reason instanceof ChallengeCancelled;
    void toast({
      title: isStopped ? t('Nothing was sent') : t('Error'),
      message: typeof reason === 'string' ? reason : errorText(reason, t),
      tone: isStopped ? 'info' : 'error',
      // One failure is shown at a time, however often it was tried.
      id: 'entry-error',
    });
  };
}

export const useSignIn = () => useMutation(api.accounts.signIn.mutationOptions());
export const useAdminSignIn = () => useMutation(api.accounts.adminSignIn.mutationOptions());
export const useSecondFactor = () => useMutation(api.accounts.verifySecondFactor.mutationOptions());
export const useDemoSignIn = () => useMutation(api.accounts.demoSignIn.mutationOptions());
export const useSignUp = () => useMutation(api.accounts.signUp.mutationOptions());
export const useRequestReset = () => useMutation(api.accounts.requestReset.mutationOptions());
export const useResetPassword = () => useMutation(api.accounts.resetPassword.mutationOptions());
export const useDisown = () => useMutation(api.accounts.disown.mutationOptions());
export const useFirstOperator = () => useMutation(api.accounts.firstOperator.mutationOptions());
export const useEnrollTotp = () => useMutation(api.accounts.enrollTotp.mutationOptions());
export const useConfirmTotp = () => useMutation(api.accounts.confirmTotp.mutationOptions());
export const useReplaceTotp = () => useMutation(api.accounts.replaceTotp.mutationOptions());
export const useConfirmReplacement = () => useMutation(api.accounts.confirmReplacement.mutationOptions());
