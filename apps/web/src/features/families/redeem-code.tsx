import { RELATIONSHIPS, type Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './families.module.css';
import { useFamiliesChanged } from './family-queries.ts';
import { linkProblem, relationshipName, underAgeProblem } from './link-words.ts';

/** Why a code opens nothing, and what to do. */
function codeProblem(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'INVALID_CODE':
      return t(
        'This code isn’t right, was already used, or is older than 7 days. Ask your child for a new one.',
      );
    case 'OWN_CODE':
      return t('This is your own code. Give it to a parent or guardian.');
    case 'ALREADY_LINKED':
      return t('You already follow this student, or the school is still deciding.');
    case 'PARENT_CLOSED':
      return t('Your membership at this school is suspended. Ask the school.');
    case 'UNDER_AGE':
      return underAgeProblem(t);
    case 'TOO_MANY_GUARDIANS':
      return t('Ten people already follow or have asked to follow this student. Ask the school.');
    case 'EMAIL_UNCONFIRMED':
      return t('Confirm your email address first: open the link that we sent you.');
    default:
      return linkProblem(error, t);
  }
}

/** A guardian enters the code that a student made. What was typed stays when it is refused. */
export function RedeemCode() {
  const { t } = useTranslation();
  const changed = useFamiliesChanged();
  const [code, setCode] = useState('');
  const [relationship, setRelationship] = useState<Relationship>('parent');
  const [isMissing, setMissing] = useState(false);
  const redeem = useMutation(
    api.families.redeemCode.mutationOptions({
      async onSuccess() {
        setCode('');
        await changed();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) redeem.mutate({ code: code.trim(), relationship });
  };
  return (
    <Card
      title={t('Follow a child')}
      description={t('Enter the code your child created under Profile, Family.')}
    >
      <form onSubmit={submit} noValidate className={classes.fields}>
        <TextInput
          label={t('Code')}
          placeholder="ABCDE-FGH23"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={
            isMissing && !code.trim()
              ? t('Enter the code.')
              : redeem.isError
                ? codeProblem(redeem.error, t)
                : undefined
          }
        />
        <NativeSelect
          label={t('Who you are to the child')}
          value={relationship}
          data={RELATIONSHIPS.map((value) => ({ value, label: relationshipName(value, t) }))}
          onChange={(event) => setRelationship(event.currentTarget.value as Relationship)}
        />
        {redeem.isSuccess && (
          <div role="status">
            <Notice tone="success">
              {t('{{school}} checks who you are and lets you know. Until then you won’t see anything.', {
                school: redeem.data.schoolName,
              })}
            </Notice>
          </div>
        )}
        <div>
          <Button type="submit" loading={redeem.isPending}>
            {t('Ask to follow')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
