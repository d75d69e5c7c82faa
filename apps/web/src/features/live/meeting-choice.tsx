import { Radio, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isMeetingLink } from './meeting-link.ts';

export interface MeetingDraft {
  readonly kind: 'usual' | 'jitsi' | 'link';
  readonly url: string;
}

/** What the server is sent; null: the link is none. */
export function choiceOf({ kind, url }: MeetingDraft) {
  if (kind !== 'link') return { kind };
  return isMeetingLink(url.trim()) ? { kind, url: url.trim() } : null;
}

interface MeetingChoiceProps {
  readonly usual: 'google_meet' | 'jitsi';
  readonly draft: MeetingDraft;
  readonly error?: string | undefined;
  readonly onDraft: (draft: MeetingDraft) => void;
}

/** Where the class meets: the school's usual room, or a link of the teacher's own. */
export function MeetingChoice({ usual, draft, error, onDraft }: MeetingChoiceProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={12}>
      <Radio.Group
        label={t('Meeting room')}
        value={draft.kind}
        onChange={(kind) => onDraft({ ...draft, kind: kind as MeetingDraft['kind'] })}
      >
        <Stack gap={8} mt={8}>
          <Radio
            value="usual"
            label={usual === 'google_meet' ? t('Google Meet') : t('Jitsi Meet')}
            description={
              usual === 'google_meet'
                ? t("Created on the school's calendar, with a recording if that's switched on.")
                : t('A separate room, opened by its link. No account needed.')
            }
          />
          {usual === 'google_meet' && <Radio value="jitsi" label={t('Jitsi Meet')} />}
          <Radio value="link" label={t('My own link')} />
        </Stack>
      </Radio.Group>
      {draft.kind === 'link' && (
        <TextInput
          label={t('Meeting link')}
          name="url"
          type="url"
          placeholder="https://"
          maxLength={2_000}
          value={draft.url}
          error={error}
          onChange={(event) => onDraft({ ...draft, url: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
