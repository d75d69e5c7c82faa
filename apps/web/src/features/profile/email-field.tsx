import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { looksLikeEmail } from '#lib/forms.ts';
import { useMe } from '#lib/session.ts';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { passwordError } from './account-words.ts';
import classes from './profile.module.css';
import { useProfile, useRefreshProfile } from './profile-queries.ts';

/** The address of the account: it changes by a letter, not by typing alone. */
export function EmailField() {
  const { t } = useTranslation();
  const { person, can } = useProfile();
  const refresh = useRefreshProfile();
  const atSchool = useMe().schoolSignIn;
  const [isOpen, setOpen] = useState(false);
  const cancel = useMutation(api.profile.cancelEmailChange.mutationOptions({ onSuccess: refresh }));
  return (
    <div>
      <div className={classes.withButton}>
        <TextInput
          className={classes.grow}
          label={t('Email')}
          type="email"
          value={person.email}
          placeholder={atSchool ? t('None: your school created this account') : ''}
          description={
            atSchool && (
              <>
                {t(
                  'You sign in at {{school}} as {{username}}. If you forget the password, ask your school.',
                  atSchool,
                )}{' '}
                {!can.changeEmail && t('You can add an email once you are 13.')}
              </>
            )
          }
          readOnly
        />
        {can.changeEmail && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {atSchool ? t('Add an email') : t('Change email')}
          </Button>
        )}
      </div>
      {person.pendingEmail && (
        <Notice>
          {t('Open the link in the email to {{email}} to use that address. It works for 24 hours.', {
            email: person.pendingEmail,
          })}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({})}
          >
            {t('Keep the old address')}
          </Button>
        </Notice>
      )}
      {/* A form may not stand in a form. */}
      {isOpen && createPortal(<ChangeEmailDialog onClose={() => setOpen(false)} />, document.body)}
    </div>
  );
}

function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefreshProfile();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [formError, setFormError] = useState<string>();
  const ask = useMutation(
    api.profile.requestEmailChange.mutationOptions({
      async onSuccess() {
        onClose();
        await refresh();
        void toast({ title: t('Check your email'), message: t('We emailed the new address.') });
      },
    }),
  );
  const code = codeOf(ask.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const error = looksLikeEmail(email.trim()) ? undefined : t('Enter an email address.');
    setFormError(error);
    if (!error) ask.mutate({ email: email.trim(), password });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Change email')}
      description={t("We'll email the new address. It takes effect once you open the link there.")}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          mt="md"
          label={t('New email address')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={formError ?? (code === 'SAME_ADDRESS' ? t('This is already your address.') : undefined)}
        />
        <PasswordField
          mt="md"
          description={t("To make sure it's you.")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={passwordError(ask.error, t)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={ask.isPending} disabled={!email.trim() || !password}>
            {t('Send the link')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
