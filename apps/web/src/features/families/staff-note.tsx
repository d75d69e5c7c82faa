import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './families.module.css';
import { type Family, useFamiliesChanged, useRefreshIfStale } from './family-queries.ts';
import { linkProblem } from './link-words.ts';

/** What somebody is typing, and of which version of the note they began. */
interface Draft {
  readonly text: string;
  readonly version: number;
}

/**
 * What staff must know about a family; the family never reads it. What was typed stays when somebody else has changed the
 * note: both are shown, and whoever saves then has read the other.
 */
export function StaffNote({ family }: { readonly family: Family }) {
  const { t } = useTranslation();
  const { note, studentId } = family;
  const [draft, setDraft] = useState<Draft | null>(null);
  const changed = useFamiliesChanged();
  const onError = useRefreshIfStale();
  const save = useMutation(
    api.families.setNote.mutationOptions({
      async onSuccess() {
        await changed();
        setDraft(null);
      },
      onError,
    }),
  );
  const text = draft?.text ?? note.text;
  const isDirty = text.trim() !== note.text;
  const isBehind = draft !== null && draft.version !== note.version && isDirty;
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
            ? t('For example, limits set by a court. The family never sees it. Last changed by {{name}}.', {
                name: note.setByName,
              })
            : t('For example, limits set by a court. The family never sees it.')
        }
        autosize
        minRows={2}
        maxRows={12}
        maxLength={2_000}
        value={text}
        disabled={!family.can.manage}
        onChange={(event) =>
          setDraft({ text: event.currentTarget.value, version: draft?.version ?? note.version })
        }
        error={save.isError && !isBehind ? linkProblem(save.error, t) : undefined}
      />
      {isBehind && (
        <div role="alert" className={classes.other}>
          <Notice
            tone="warning"
            title={t(
              'Someone changed the note in the meantime. What you typed is still here; saving it replaces theirs:',
            )}
          >
            {note.text || '–'}
          </Notice>
        </div>
      )}
      {isDirty && (
        <span className={classes.noteActions}>
          <Button type="submit" size="sm" loading={save.isPending}>
            {t('Save note')}
          </Button>
          {isBehind && (
            <Button size="sm" variant="default" onClick={() => setDraft(null)}>
              {t('Discard')}
            </Button>
          )}
        </span>
      )}
    </form>
  );
}
