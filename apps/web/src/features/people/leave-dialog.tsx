import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { EndReason } from '@fieldhouse/contract/school-people.ts';
import { Button, Radio, Select, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { rescueFocus } from '#lib/focus.ts';
import { roleName } from '#shared/people/role-words.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './people.module.css';
import { departureQuery, type SchoolPerson } from './people-queries.ts';
import { changeErrorText } from './people-words.tsx';
import { usePeopleChanged } from './use-people.ts';

const LONGEST = 500;

export type Leave = 'end' | 'suspend';

interface LeaveDialogProps {
  /** Who leaves; null: it is closed. */
  readonly person: SchoolPerson | null;
  /** For good, or until they are reactivated. */
  readonly change: Leave;
  readonly onClose: () => void;
}

/** The end or suspension of a membership: who takes over each course, what follows, and why. */
export function LeaveDialog({ person, change, onClose }: LeaveDialogProps) {
  const { t } = useTranslation();
  const name = person?.name ?? '';
  const isEnd = change === 'end';
  return (
    <Dialog
      isOpen={person !== null}
      isFirm
      isHigh
      onClose={onClose}
      title={isEnd ? t("End {{name}}'s membership?", { name }) : t('Suspend {{name}}?', { name })}
      description={
        isEnd
          ? t('They lose access to your school at once. Their work is kept.')
          : t('They lose access to your school at once, until you reactivate them. Nothing is deleted.')
      }
    >
      {person && <Loaded person={person} change={change} onClose={onClose} />}
    </Dialog>
  );
}

type Departure = Outputs['people']['departure'];

interface LoadedProps {
  readonly person: SchoolPerson;
  readonly change: Leave;
  readonly onClose: () => void;
}

function Loaded({ person, change, onClose }: LoadedProps) {
  const { t } = useTranslation();
  const departure = useQuery({ ...departureQuery(person.membershipId), staleTime: 0 });
  if (departure.isError && !departure.data) {
    return (
      <ErrorState
        title={t("What would happen couldn't be loaded")}
        error={departure.error}
        onRetry={() => void departure.refetch()}
      />
    );
  }
  if (!departure.data) return <RowsSkeleton rows={3} />;
  return <LeaveForm person={person} change={change} departure={departure.data} onClose={onClose} />;
}

function LeaveForm({ person, change, departure, onClose }: LoadedProps & { readonly departure: Departure }) {
  const { t } = useTranslation();
  const changed = usePeopleChanged();
  const { name, membershipId } = person;
  const [kind, setKind] = useState<EndReason>('left');
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      departure.ownedCourses.map(({ courseId, standInUserId }) => [courseId, standInUserId ?? '']),
    ),
  );
  const [isTried, setTried] = useState(false);
  const isEnd = change === 'end';
  const onSuccess = async () => {
    onClose();
    void toast({
      title: isEnd ? t("{{name}}'s membership has ended", { name }) : t('{{name}} is suspended', { name }),
    });
    rescueFocus(() => document.querySelector<HTMLElement>('[data-people]'));
    await changed();
  };
  const end = useMutation(api.people.end.mutationOptions({ onSuccess }));
  const suspend = useMutation(api.people.suspend.mutationOptions({ onSuccess }));
  const error = end.error ?? suspend.error;
  const { ownedCourses, successors } = departure;
  const isComplete = reason.trim() !== '' && ownedCourses.every(({ courseId }) => chosen[courseId]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return;
    const handOvers = ownedCourses.map(({ courseId }) => ({
      courseId,
      userId: chosen[courseId] as UserId,
    }));
    const asked = { membershipId, reason: reason.trim(), handOvers };
    if (isEnd) end.mutate({ ...asked, kind });
    else suspend.mutate(asked);
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Effects change={change} departure={departure} />
      {ownedCourses.map(({ courseId, title }) => (
        <Select
          key={courseId}
          label={t('Who takes over {{course}}?', { course: title })}
          placeholder={t('Choose a teacher')}
          // In the dialog's own layer: what stands outside of it can't be clicked.
          comboboxProps={{ withinPortal: false }}
          searchable
          nothingFoundMessage={t('No one found by that name.')}
          data={successors.map((one) => ({
            value: one.userId,
            label: t('{{name}} ({{role}})', { name: one.name, role: roleName(one.role, t) }),
          }))}
          value={chosen[courseId] ?? null}
          onChange={(value) => setChosen({ ...chosen, [courseId]: value ?? '' })}
          error={isTried && !chosen[courseId] ? t('Choose who takes over.') : undefined}
        />
      ))}
      {isEnd && (
        <Radio.Group
          label={t('What happened')}
          value={kind}
          onChange={(value) => setKind(value as EndReason)}
        >
          <div className={classes.choices}>
            <Radio value="left" label={t("They're leaving")} />
            <Radio value="transferred" label={t("They're changing schools")} />
            <Radio
              value="removed"
              label={t('The school is removing them')}
              description={
                person.role === 'parent' &&
                t(
                  'Choose this if a court or the school keeps the parent from deciding. They can no longer decide through an email link either, wherever the child goes.',
                )
              }
            />
          </div>
        </Radio.Group>
      )}
      <Textarea
        label={t('Reason')}
        // Accounts that a school made have no address, and nobody is written to there.
        description={
          person.email
            ? t('{{name}} gets it by email, and it stays on the record.', { name })
            : t('It stays on the record.')
        }
        rows={3}
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isTried && !reason.trim() ? t('Give a reason.') : undefined}
      />
      {error && <Notice tone="danger">{changeErrorText(error, t)}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="red" loading={end.isPending || suspend.isPending}>
          {isEnd ? t('End membership') : t('Suspend')}
        </Button>
      </DialogActions>
    </form>
  );
}

function Effects({ change, departure }: { readonly change: Leave; readonly departure: Departure }) {
  const { t } = useTranslation();
  const { ownedCourses, otherCourseCount, enrollmentCount, childCount, waitsForConsent } = departure;
  const isEnd = change === 'end';
  const effects = [
    ownedCourses.length > 0 &&
      t('Work to grade, questions and planned live classes go to the person who takes over a course.'),
    !isEnd &&
      ownedCourses.length > 0 &&
      t('They stay in their courses as a co-teacher, and can teach again once they are reactivated.'),
    isEnd && otherCourseCount > 0 && t('They leave {{count}} other courses.', { count: otherCourseCount }),
    isEnd &&
      enrollmentCount > 0 &&
      t('They are withdrawn from {{count}} courses; waiting lists move up.', { count: enrollmentCount }),
    isEnd &&
      waitsForConsent &&
      t(
        'From then on this child’s account waits for a parent’s consent, and is deleted after 14 days without one. The academic record stays.',
      ),
    isEnd && childCount > 0 && t('They no longer follow {{count}} children here.', { count: childCount }),
  ].filter((text) => text !== false);
  if (effects.length === 0) return null;
  return (
    <ul className={classes.effects}>
      {effects.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
