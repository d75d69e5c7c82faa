import { Button, FileButton, Stack, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './dialogs.module.css';
import { PICTURE_TYPES, pictureProblem, sendPicture } from './send-picture.ts';

export interface NewPicture {
  readonly fileId: string;
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface PictureDialogProps {
  readonly courseId: string;
  /** One that was pasted or dropped. */
  readonly file?: File | null;
  readonly onAdd: (picture: NewPicture) => void;
  readonly onClose: () => void;
}

const LONGEST_ALT = 500;

/** A picture and what it shows in words; without the words it isn't added. */
export function PictureDialog({ courseId, file: given = null, onAdd, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(given);
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<{ file?: string; alt?: string }>({});
  const [isSending, setSending] = useState(false);
  const preview = usePreview(file);

  const add = async () => {
    const found = {
      ...(file ? {} : { file: t('Choose a picture.') }),
      ...(alt.trim() ? {} : { alt: t("Describe what the picture shows, for people who can't see it.") }),
    };
    setProblem(found);
    if (!file || found.alt) return;
    setSending(true);
    try {
      const { fileId, url, width, height } = await sendPicture(courseId, file);
      onAdd({ fileId, src: url, alt: alt.trim(), width, height });
    } catch (error) {
      setProblem({ file: pictureProblem(error, t) });
      setSending(false);
    }
  };

  return (
    <Dialog isOpen isFirm onClose={onClose} title={t('Add a picture')}>
      <Stack mt="md">
        <div className={classes.choose}>
          <FileButton
            accept={PICTURE_TYPES.join(',')}
            onChange={(chosen) => {
              setFile(chosen);
              setProblem(({ alt: about }) => (about ? { alt: about } : {}));
            }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={18} />}>
                {file ? t('Choose another picture') : t('Choose a picture')}
              </Button>
            )}
          </FileButton>
          <p className={classes.hint}>{file?.name ?? t('JPG, PNG, GIF or WebP, up to 10 MB')}</p>
          {problem.file && (
            <p className={classes.problem} role="alert">
              {problem.file}
            </p>
          )}
        </div>
        {preview && <img className={classes.preview} src={preview} alt={alt} />}
        <TextInput
          label={t('What the picture shows')}
          description={t("Read aloud to people who can't see it, and shown if it can't be loaded.")}
          required
          maxLength={LONGEST_ALT}
          value={alt}
          error={problem.alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button loading={isSending} onClick={() => void add()}>
          {t('Add picture')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The chosen file as the page can show it, until another is chosen. */
function usePreview(file: File | null) {
  const [address, setAddress] = useState<string | null>(null);
  // An address of a file lives until it is given back.
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}

interface AltDialogProps {
  readonly alt: string;
  readonly onSave: (alt: string) => void;
  readonly onClose: () => void;
}

/** Changes what a picture is said to show. */
export function AltDialog({ alt: before, onSave, onClose }: AltDialogProps) {
  const { t } = useTranslation();
  const [alt, setAlt] = useState(before);
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog isOpen isFirm onClose={onClose} title={t('What the picture shows')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (alt.trim()) onSave(alt.trim());
          else setMissing(true);
        }}
      >
        <TextInput
          mt="md"
          label={t('Description')}
          required
          maxLength={LONGEST_ALT}
          value={alt}
          error={isMissing && t("Describe what the picture shows, for people who can't see it.")}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{t('Save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
