import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { Card } from '#ui/layout/card.tsx';
import { type AccountSchool, schoolsQuery } from './student-account-queries.ts';
import classes from './student-accounts.module.css';

function problemText(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'NAME_TAKEN':
      return t('Another school has this name. Choose another one.');
    case 'ALREADY_CHOSEN':
      return t('A colleague has chosen another name meanwhile. Reload the page.');
    case 'NAME_REFUSED':
      return t(
        'Use 3 to 30 lowercase letters, digits and hyphens, beginning with a letter, and no common or rude word.',
      );
    default:
      return errorText(error, t);
  }
}

/** The word that students of the school type beside their username; chosen once. */
export function SignInNameCard({ school }: { readonly school: AccountSchool }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState(school.proposal ?? '');
  const choose = useMutation(
    api.studentAccounts.chooseSignInName.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: schoolsQuery.queryKey }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate({ schoolId: school.schoolId, name });
  };
  return (
    <Card
      title={t('First, the name of your school for sign-in')}
      description={t(
        'Students type it beside their username. It is printed on each sheet, so it can’t be changed later.',
      )}
    >
      <form className={classes.name} onSubmit={submit} noValidate>
        <TextInput
          className={classes.grow}
          label={t('Sign-in name')}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={choose.isError ? problemText(choose.error, t) : undefined}
        />
        <Button type="submit" loading={choose.isPending} disabled={!name.trim()}>
          {t('Choose this name')}
        </Button>
      </form>
    </Card>
  );
}
