import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { type Formats, useFormat } from '#lib/format.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Asks anew for everything that shows who is in which course. */
export function useRefreshEnrollment() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.catalog.key() }),
      queryClient.invalidateQueries({ queryKey: api.lessons.key() }),
      queryClient.invalidateQueries({ queryKey: api.home.key(), refetchType: 'none' }),
      queryClient.invalidateQueries({ queryKey: api.resources.key(), refetchType: 'none' }),
    ]);
    // The page of a course is another one for those who are in it.
    await router.invalidate();
  };
}

/** Enrolls the signed-in student; says how it went. Where a repeat needs a reason, it is asked for instead. */
export function useEnroll(onReasonNeeded?: () => void) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefreshEnrollment();
  const undo = useUndoEnroll();
  const cancel = useCancelRequest();

  return useMutation(
    api.catalog.enroll.mutationOptions({
      async onSuccess({ status, courseTitle, waitlistPosition, isProfileCreated }, { courseId }) {
        const takeBack = status === 'active' ? undo : cancel;
        const action = { label: t('Undo'), onClick: () => takeBack.mutate({ courseId }) };
        if (isProfileCreated) {
          void toast({
            id: 'toast-profile',
            title: t('Profile created'),
            message: t('Your student profile has been created.'),
            tone: 'info',
          });
        }
        if (status === 'active') {
          void toast({
            title: t('Enrolled successfully'),
            message: t('You are now enrolled in {{course}}', { course: courseTitle }),
            action,
          });
        } else if (status === 'requested') {
          void toast({
            title: t('Enrollment requested'),
            message: t("Your school will decide about {{course}}. You'll see the answer here.", {
              course: courseTitle,
            }),
            tone: 'info',
            action,
          });
        } else {
          void toast({
            title: t('You are on the waiting list'),
            message: t('{{course}} is full. Your place on the list: {{position}}.', {
              course: courseTitle,
              position: waitlistPosition,
            }),
            tone: 'info',
            action,
          });
        }
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        const code = codeOf(error);
        if (code === 'REASON_NEEDED' && onReasonNeeded) {
          onReasonNeeded();
          return;
        }
        void toast({
          title: t('Failed to enroll in course'),
          message: enrollErrorText(error, t, format),
          tone: 'error',
        });
        if (code === 'ALREADY_ENROLLED' || code === 'NOT_FOUND') await refresh();
      },
    }),
  );
}

/** Takes back an enrollment that was made a moment ago. */
function useUndoEnroll() {
  const { t } = useTranslation();
  const refresh = useRefreshEnrollment();
  return useMutation(
    api.catalog.undoEnroll.mutationOptions({
      async onSuccess({ courseTitle }) {
        void toast({
          title: t('Enrollment undone'),
          message: t('You are no longer in {{course}}.', { course: courseTitle }),
          tone: 'info',
        });
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        const code = codeOf(error);
        void toast({
          title: t("That couldn't be undone"),
          message:
            code === 'TOO_LATE'
              ? t('You can undo an enrollment for 10 minutes, as long as no work has been submitted.')
              : code === 'NOT_ENROLLED'
                ? t('You are no longer in this course.')
                : errorText(error, t),
          tone: 'error',
        });
        if (code === 'NOT_ENROLLED') await refresh();
      },
    }),
  );
}

/** Takes back a request, or leaves the waiting list. */
export function useCancelRequest() {
  const { t } = useTranslation();
  const refresh = useRefreshEnrollment();
  return useMutation(
    api.catalog.cancelRequest.mutationOptions({
      async onSuccess({ courseTitle }) {
        void toast({
          title: t('Request canceled'),
          message: t("You're no longer on the waiting list for {{course}}.", { course: courseTitle }),
          tone: 'info',
        });
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        const isDecided = codeOf(error) === 'NOT_REQUESTED';
        void toast({
          title: t("That couldn't be canceled"),
          message: isDecided
            ? t('Your school has decided in the meantime, or a spot opened up. Check the course again.')
            : errorText(error, t),
          tone: 'error',
        });
        if (isDecided) await refresh();
      },
    }),
  );
}

interface Missing {
  readonly missing: readonly { readonly title: string; readonly minRatio: number | null }[];
}

/** "Algebra I (80% or better) and Biology", for a refusal that names what is missing. */
export function missingWords(error: unknown, t: TFunction, format: Formats): string {
  const { missing = [] } = ((error as { data?: unknown }).data ?? {}) as Partial<Missing>;
  return format.list(
    missing.map(({ title, minRatio }) =>
      minRatio === null
        ? title
        : t('{{course}} ({{share}} or better)', { course: title, share: format.percent(minRatio, 2) }),
    ),
  );
}

function enrollErrorText(error: unknown, t: TFunction, format: Formats) {
  switch (codeOf(error)) {
    case 'ALREADY_ENROLLED':
      return t("You're already enrolled in this course.");
    case 'PREREQUISITES_MISSING':
      return t('You need this first: {{courses}}.', { courses: missingWords(error, t, format) });
    case 'UNAUTHORIZED':
      return t('You must be signed in');
    case 'FORBIDDEN':
      return t('Permission denied. Please complete your profile and try again.');
    default:
      return errorText(error, t);
  }
}
