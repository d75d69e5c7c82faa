import { LONGEST_ADDRESS, LONGEST_BIO, LONGEST_PHONE } from '@fieldhouse/contract/limits.ts';
import { LONGEST_NAME } from '@fieldhouse/domain/accounts/entries.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { focusFirstError } from '#lib/forms.ts';
import { useEdits } from '#lib/use-edits.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import { gradeLevelWords } from './academic-cards.tsx';
import { EmailField } from './email-field.tsx';
import classes from './profile.module.css';
import { useProfile, useRefreshProfile, useShowCurrent } from './profile-queries.ts';

const FIELDS = ['givenName', 'familyName', 'phone', 'address', 'bio'] as const;

/** The person's own details. Both pages show the same store; each names the fields that belong to it. */
export function PersonForm({ on }: { on: 'profile' | 'settings' }) {
  const { t } = useTranslation();
  const { person, academic, can } = useProfile();
  const refresh = useRefreshProfile();
  const showCurrent = useShowCurrent();
  const form = useRef<HTMLFormElement>(null);
  const [nameError, setNameError] = useState<string>();
  const { value, set, reset, isDirty } = useEdits({
    givenName: person.givenName,
    familyName: person.familyName ?? '',
    phone: person.phone ?? '',
    address: person.address ?? '',
    bio: person.bio ?? '',
  });
  const save = useMutation(
    api.profile.savePerson.mutationOptions({
      async onSuccess(current) {
        showCurrent((profile) => ({ ...profile, person: { ...profile.person, ...current } }));
        reset();
        await refresh();
        void toast({ title: t('Profile updated') });
      },
      onError(error) {
        if (codeOf(error) === 'NAME_LOCKED') return void refresh();
        if (codeOf(error) !== 'STALE') {
          return void toast({
            title: t('Failed to update profile'),
            message: errorText(error, t),
            tone: 'error',
            id: 'profile',
          });
        }
        const { current } = (error as unknown as { data: { current: typeof person } }).data;
        showCurrent((profile) => ({ ...profile, person: { ...profile.person, ...current } }));
      },
    }),
  );
  const isStale = codeOf(save.error) === 'STALE';
  const labels = {
    givenName: t('First name'),
    familyName: t('Last name'),
    phone: t('Phone'),
    address: t('Address'),
    bio: t('About you'),
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const error = value.givenName.trim() ? undefined : t('Enter a first name.');
    setNameError(error);
    if (error) return form.current && focusFirstError(form.current, { givenName: error });
    save.mutate({ ...value, version: person.version });
  };
  const field = (name: (typeof FIELDS)[number], longest: number) => ({
    name,
    label: labels[name],
    maxLength: longest,
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });

  return (
    <Card title={t('Personal Information')}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        {isStale && (
          <Notice tone="warning" title={t('Someone saved different details in the meantime.')}>
            {t("What you typed is still here. Save again to replace what's saved now:")}
            <ul className={classes.current}>
              {FIELDS.filter((name) => (person[name] ?? '') !== value[name]).map((name) => (
                <li key={name}>
                  {labels[name]}: {person[name] ?? t('nothing')}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <div className={classes.pair}>
          <TextInput
            {...field('givenName', LONGEST_NAME)}
            autoComplete="given-name"
            error={nameError}
            required
            disabled={!can.rename}
          />
          <TextInput
            {...field('familyName', LONGEST_NAME)}
            autoComplete="family-name"
            disabled={!can.rename}
          />
        </div>
        {!can.rename && (
          <p className={classes.locked}>
            {t(
              "You can change your name once your school has decided on your request: it's reviewing this name.",
            )}
          </p>
        )}
        <EmailField />
        <div className={classes.pair}>
          <TextInput {...field('phone', LONGEST_PHONE)} type="tel" autoComplete="tel" />
          {on === 'profile' && academic && (
            <TextInput
              label={t('Student ID')}
              description={t('Provided by your school.')}
              inputWrapperOrder={['label', 'input', 'description']}
              value={academic.studentNumber}
              readOnly
            />
          )}
        </div>
        {on === 'profile' && (
          <Textarea
            {...field('address', LONGEST_ADDRESS)}
            autoComplete="street-address"
            autosize
            minRows={2}
          />
        )}
        <Textarea
          {...field('bio', LONGEST_BIO)}
          description={t('{{left}} characters left.', { left: LONGEST_BIO - value.bio.length })}
          inputWrapperOrder={['label', 'input', 'description']}
          autosize
          minRows={3}
        />
        {on === 'settings' && academic && (
          <div className={classes.pair}>
            <TextInput
              label={t('Grade level')}
              description={t('Managed by your school.')}
              inputWrapperOrder={['label', 'input', 'description']}
              placeholder={t('12th Grade')}
              value={gradeLevelWords(academic.gradeLevel, t)}
              readOnly
            />
            <TextInput
              label={t('Graduation year')}
              description={t('Managed by your school.')}
              inputWrapperOrder={['label', 'input', 'description']}
              placeholder="2026"
              value={academic.graduationYear === null ? '' : String(academic.graduationYear)}
              readOnly
            />
          </div>
        )}
        <Button type="submit" loading={save.isPending} disabled={!isDirty}>
          {t('Save Changes')}
        </Button>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
