import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './profile.module.css';
import { useProfile, useRefreshProfile } from './profile-queries.ts';

const CropDialog = part(() => import('./crop-dialog.tsx'));

const LARGEST_BYTES = 5 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/gif'];

/** The person's picture: chosen, cut to a square on this device, re-encoded by the server. */
export function AvatarCard() {
  const { t } = useTranslation();
  const me = useMe();
  const { person } = useProfile();
  const refresh = useRefreshProfile();
  const [chosen, setChosen] = useState<File | null>(null);
  const fail = (message: string) => void toast({ title: t('Error'), message, tone: 'error' });
  const invalid = t("We can't read this file as an image. Use a JPG, PNG or GIF.");
  const tooLarge = t('The picture is larger than 5 MB. Choose a smaller one.');
  const set = useMutation(
    api.profile.setAvatar.mutationOptions({
      async onSuccess() {
        setChosen(null);
        await refresh();
        void toast({ title: t('Profile updated') });
      },
      onError(error) {
        if (codeOf(error) === 'INVALID_IMAGE') fail(invalid);
        else if (codeOf(error) === 'IMAGE_TOO_LARGE') fail(tooLarge);
        else fail(errorText(error, t));
      },
    }),
  );
  const choose = (file: File | null) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) return fail(invalid);
    if (file.size > LARGEST_BYTES) return fail(tooLarge);
    setChosen(file);
  };
  return (
    <Card title={t('Photo')}>
      <div className={classes.avatar}>
        <Avatar name={me.fullName} url={person.avatarUrl} size={88} />
        <div>
          <p className={classes.hint}>{t('JPG, PNG or GIF, max 5MB')}</p>
          <div className={classes.buttons}>
            <FileButton accept={TYPES.join(',')} onChange={choose}>
              {(props) => (
                <Button {...props} variant="default" size="sm">
                  {t('Upload New Photo')}
                </Button>
              )}
            </FileButton>
            {person.avatarUrl && (
              <Button
                variant="subtle"
                size="sm"
                loading={set.isPending && !chosen}
                onClick={() => set.mutate({ imageBase64: null })}
              >
                {t('Remove photo')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            isPending={set.isPending}
            onUse={(imageBase64) => set.mutate({ imageBase64 })}
            onBroken={() => {
              setChosen(null);
              fail(invalid);
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
