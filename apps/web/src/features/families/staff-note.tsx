import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import classes from './families.module.css';
import { type Family, useFamiliesChanged } from './family-queries.ts';
import { linkProblem } from './link-words.ts';

/** What staff must know about a family; the family never reads it. What was typed stays when it can't be saved. */
export function StaffNote({ family }: { readonly family: Family }) {
  const { t } = useTranslation();
  const { note, studentId } = family;
  const [text, setText] = useState(note.text);
  const changed = useFamiliesChanged();
  const save = useMutation(api.families.setNote.mutationOptions({ onSuccess: changed }));
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ studentId, text: text.trim(), version: note.version });
      }}
    >
      <Textarea
        label={t('Note about the family, for staff')}
        description={
          note.setByName
            ? t(
                'Limits that a court set, for example. The family never reads it. Last changed by {{name}}.',
                {
                  name: note.setByName,
                },
              )
            : t('Limits that a court set, for example. The family never reads it.')
        }
        autosize
        minRows={2}
        maxLength={2_000}
        value={text}
        disabled={!family.can.manage}
        onChange={(event) => setText(event.currentTarget.value)}
        error={save.isError ? linkProblem(save.error, t) : undefined}
      />
      {text.trim() !== note.text && (
        <Button type="submit" size="sm" mt="sm" loading={save.isPending}>
          {t('Save note')}
        </Button>
      )}
    </form>
  );
}
