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
      return t('A colleague chose a different name in the meantime. Reload the page.');
    case 'NAME_REFUSED':
      return t(
        'Use 3 to 30 lowercase letters, digits and hyphens, starting with a letter. Common or rude words aren’t allowed.',
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
      title={t('First, your school’s name for sign-in')}
      description={t(
        'Students type it with their username. It’s printed on each sheet, so it can’t be changed later.',
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
