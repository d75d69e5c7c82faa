import type { UserId } from '@fieldhouse/contract/ids.ts';
import { Radio, TextInput } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { looksLikeEmail } from '#lib/forms.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './families.module.css';
import {
  type Family,
  type StaffInvitation,
  type StaffLink,
  useFamiliesChanged,
  useRefreshIfStale,
} from './family-queries.ts';
import { linkProblem } from './link-words.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { sentTerms, termsFor } from './terms-fields.tsx';

/** Once somebody stops typing. */
const WAIT_MS = 250;

interface StaffDialogProps {
  readonly family: Family;
  readonly onClose: () => void;
}

/** What every change of a family does once it is made. */
function useDone(onClose: () => void) {
  const changed = useFamiliesChanged();
  return async (title: string, message: string) => {
    await changed();
    onClose();
    void toast({ title, message });
  };
}

/** Asks somebody by email to follow the student. */
export function InviteDialog({
  family,
  again,
  onClose,
}: StaffDialogProps & { readonly again?: StaffInvitation | undefined }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState(again?.email ?? '');
  const done = useDone(onClose);
  const invite = useMutation(
    api.families.invite.mutationOptions({
      onSuccess: (_, sent) =>
        done(t('Invitation sent'), t('{{email}} has 14 days to accept.', { email: sent.email })),
    }),
  );
  return (
    <TermsDialog
      title={t('Invite a guardian of {{name}}', { name: family.name })}
      description={t(
        'They get an email with a link that works for 14 days. Accepting it creates their account and links them at once.',
      )}
      verb={t('Send invitation')}
      isOfAge={family.isOfAge}
      initial={termsFor(family.isOfAge, again)}
      missing={looksLikeEmail(email.trim()) ? null : t('Enter the guardian’s email address.')}
      isPending={invite.isPending}
      error={invite.isError ? linkProblem(invite.error, t) : null}
      onClose={onClose}
      onSubmit={(terms) =>
        invite.mutate({ studentId: family.studentId, email: email.trim(), ...sentTerms(terms) })
      }
    >
      <TextInput
        mt="md"
        type="email"
        label={t('Email')}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </TermsDialog>
  );
}

/** Links a parent who belongs to the school already. */
export function LinkDialog({ family, onClose }: StaffDialogProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<UserId | null>(null);
  const asked = useDebounced(search.trim(), WAIT_MS);
  const { studentId } = family;
  const found = useQuery({
    ...api.families.parents.queryOptions({ input: { studentId, search: asked } }),
    placeholderData: keepPreviousData,
  });
  const done = useDone(onClose);
  const link = useMutation(
    api.families.link.mutationOptions({
      onSuccess: () => done(t('Guardian linked'), t('They can follow the student now.')),
    }),
  );
  const parents = found.data?.parents ?? [];
  return (
    <TermsDialog
      title={t('Link a parent to {{name}}', { name: family.name })}
      description={t('For parents whose account your school has approved.')}
      verb={t('Link')}
      isOfAge={family.isOfAge}
      initial={termsFor(family.isOfAge)}
      missing={chosen ? null : t('Choose a parent.')}
      isPending={link.isPending}
      error={link.isError ? linkProblem(link.error, t) : null}
      onClose={onClose}
      onSubmit={(terms) => chosen && link.mutate({ studentId, userId: chosen, ...sentTerms(terms) })}
    >
      <TextInput
        mt="md"
        mb="xs"
        label={t('Find a parent by name')}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.isError && <p role="alert">{errorText(found.error, t)}</p>}
      {found.isSuccess && parents.length === 0 && (
        <p className={classes.about}>
          {t('No one was found. Invite them by email instead, or approve their account first.')}
        </p>
      )}
      <ul className={classes.found}>
        {parents.map((parent) => (
          <li key={parent.userId}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={parent.userId === chosen}
              onClick={() => setChosen(parent.userId)}
            >
              <strong>{parent.name}</strong>
              <span className={classes.about}>{parent.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </TermsDialog>
  );
}

/** Other terms for a link from now on. */
export function ChangeDialog({ family, link, onClose }: StaffDialogProps & { readonly link: StaffLink }) {
  const { t } = useTranslation();
  const done = useDone(onClose);
  const onError = useRefreshIfStale();
  const change = useMutation(
    api.families.change.mutationOptions({
      onSuccess: () => done(t('Terms changed'), t('They apply from now on, on open pages too.')),
      onError,
    }),
  );
  return (
    <TermsDialog
      title={t('Change what {{name}} may do', { name: link.name })}
      verb={t('Change terms')}
      isOfAge={family.isOfAge}
      initial={termsFor(family.isOfAge, link)}
      asksWhy
      isPending={change.isPending}
      error={change.isError ? linkProblem(change.error, t) : null}
      onClose={onClose}
      onSubmit={(terms, reason) =>
        change.mutate({ linkId: link.linkId, version: link.version, reason, ...sentTerms(terms) })
      }
    />
  );
}

/** Ends a link at once, and says whether it ever should have been. */
export function EndDialog({ link, onClose }: { readonly link: StaffLink; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<'school' | 'mistake'>('school');
  const done = useDone(onClose);
  const onError = useRefreshIfStale();
  const end = useMutation(
    api.families.end.mutationOptions({
      onSuccess: () => done(t('Link ended'), t('{{name}} no longer sees anything.', { name: link.name })),
      onError,
    }),
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t("End {{name}}'s link?", { name: link.name })}
      description={t(
        'They lose access at once, on open pages too. The guardian and the student are notified.',
      )}
      verb={t('End link')}
      isDanger
      isPending={end.isPending}
      error={end.isError ? linkProblem(end.error, t) : null}
      onSubmit={(reason) => end.mutate({ linkId: link.linkId, kind, reason })}
    >
      <Radio.Group
        mt="md"
        label={t('Why it ends')}
        value={kind}
        onChange={(value) => setKind(value === 'mistake' ? 'mistake' : 'school')}
      >
        <Radio mt="xs" value="school" label={t('They no longer follow this student')} />
        <Radio mt="xs" value="mistake" label={t('They were linked by mistake and are not family')} />
      </Radio.Group>
    </ReasonDialog>
  );
}
