/** Everything of the app that tests of pages are put together from; nothing else here imports from it. */
export { setLocale, startI18n } from '#lib/i18n.ts';
export { setSignedIn } from '#lib/interruptions.ts';
export { pageTitle } from '#lib/page-title.ts';
export { queryClient, savedAnswers } from '#lib/query-client.ts';
export { followSession } from '#lib/session.ts';
export { toaster } from '#ui/feedback/toast.ts';
export { cssVariablesResolver, theme } from '#ui/styles/theme.ts';
export { router } from '../router.tsx';
