import { TITLE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#lib/forms.ts';
import type { ResourcePlace } from './resource-queries.ts';

/** What a resource says of itself, while it is typed. */
export interface DetailsDraft {
  readonly title: string;
  readonly description: string;
  /** A course, or a school for the whole of it; empty: not chosen. */
  readonly place: string;
  readonly isFeatured: boolean;
}

interface DetailsFieldsProps {
  readonly draft: DetailsDraft;
  readonly places: readonly ResourcePlace[];
  readonly errors: FieldErrors;
  readonly onChange: (draft: DetailsDraft) => void;
}

export const placeKey = ({ courseId, schoolId }: Pick<ResourcePlace, 'courseId' | 'schoolId'>): string =>
  courseId ?? schoolId;

export function DetailsFields({ draft, places, errors, onChange }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const set = (change: Partial<DetailsDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <TextInput
        name="title"
        label={t('Title')}
        maxLength={TITLE_MAX_CHARACTERS}
        value={draft.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <NativeSelect
        name="place"
        label={t('For')}
        value={draft.place}
        error={errors.place}
        data={[
          ...(draft.place === '' ? [{ value: '', label: t('Choose a course') }] : []),
          ...places.map((place) => ({
            value: placeKey(place),
            label:
              place.courseId === null ? t('Everyone at {{school}}', { school: place.title }) : place.title,
          })),
        ]}
        onChange={(event) => set({ place: event.currentTarget.value })}
      />
      <Textarea
        label={t('Description')}
        description={t(
          "What it's useful for. It appears on the card, and describes images to people using a screen reader.",
        )}
        rows={3}
        maxLength={2_000}
        value={draft.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <Checkbox
        label={t('Featured: shown before all others')}
        checked={draft.isFeatured}
        onChange={(event) => set({ isFeatured: event.currentTarget.checked })}
      />
    </>
  );
}
