import type { AssignmentSettings } from '@fieldhouse/contract/authoring-content.ts';
import type { AssignmentCopy } from '@fieldhouse/contract/content.ts';
import { instantOf, type WallTime, wallClock } from '@fieldhouse/domain/calendar/zoned.ts';
import { isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { queryClient } from '#lib/query-client.ts';
import { useEdits } from '#lib/use-edits.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import { type AuthoredAssignment, assignmentCopyQuery } from './editor-queries.ts';
import { forgetOutlines, readAgain } from './editor-saves.ts';

/** Where no time is typed, work is due at the end of the day. */
const END_OF_DAY = '23:59';

/** The settings as they stand in the form: when it is due in two fields, as the school's wall shows it. */
function formOf({ settings, timeZone }: AuthoredAssignment) {
  const due = settings.dueAt ? wallClock(settings.dueAt, timeZone) : null;
  const { latePolicy, dueAt: _, ...rest } = settings;
  return { ...rest, latePolicy: JSON.stringify(latePolicy), dueOn: due?.on ?? '', dueTime: due?.at ?? '' };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/** How an assignment is given, as it is typed and saved: by its own button, and before the assignment is published. */
export function useSettingsForm(assignment: AuthoredAssignment, keeper: CopyKeeper<AssignmentCopy>) {
  const { t } = useTranslation();
  const { assignmentId, timeZone } = assignment;
  const { value, set, settle, isDirty } = useEdits(formOf(assignment));
  const [errors, setErrors] = useState<FieldErrors<'dueOn' | 'dueTime'>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** True: the server has them. */
  async function save(): Promise<boolean> {
    const { dueOn, dueTime: typedTime, latePolicy, ...rest } = value;
    const at = typedTime || END_OF_DAY;
    const found = {
      dueOn:
        dueOn === '' || (isCalendarDate(dueOn) && dueOn >= '2000' && dueOn < '2059-12-31')
          ? undefined
          : t('Enter a date from 2000 to 2059.'),
      dueTime: /^\d\d:\d\d$/.test(at) ? undefined : t('Enter a time.'),
    };
    setErrors(found);
    setFailure(null);
    if (hasErrors(found)) {
      if (form.current) focusFirstError(form.current, found);
      return false;
    }
    const settings: AssignmentSettings = {
      ...rest,
      latePolicy: JSON.parse(latePolicy) as AssignmentSettings['latePolicy'],
      dueAt: isCalendarDate(dueOn) ? instantOf({ on: dueOn, at: at as WallTime }, timeZone) : null,
    };
    setPending(true);
    try {
      // What is typed above goes first, since both count on from the same version.
      await keeper.flush();
      const baseVersion = keeper.snapshot().version;
      const { version } = await client.authoring.saveAssignmentSettings({
        assignmentId,
        baseVersion,
        settings,
      });
      keeper.setVersion(version);
      queryClient.setQueryData<AuthoredAssignment>(
        assignmentCopyQuery(assignmentId).queryKey,
        (held) => held && { ...held, settings, version },
      );
      settle(value);
      void forgetOutlines();
      return true;
    } catch (error) {
      setFailure(problemOf(codeOf(error)) ?? errorText(error, t));
      form.current?.scrollIntoView({ block: 'nearest' });
      if (codeOf(error) === 'STALE') await readAgain(assignmentCopyQuery(assignmentId));
      return false;
    } finally {
      setPending(false);
    }
  }
  const problemOf = (code: string | null) => {
    if (code === 'LESSON_NOT_FOUND')
      return t('This lesson is no longer part of the course. Choose another one.');
    if (code === 'CATEGORY_NOT_FOUND') return t('This category no longer exists. Choose another one.');
    return null;
  };

  return { form, value, set, isDirty, errors, failure, isPending, save };
}
