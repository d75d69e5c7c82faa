import { UPLOAD_MAX_BYTES } from '@fieldhouse/contract/limits.ts';
import { LARGEST_SKEW } from '@fieldhouse/domain/photos/skew.ts';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCamera,
  IconPhotoPlus,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { finishPhoto, MOST_PHOTOS, PHOTO_TYPES, type Photo } from './photo.ts';
import classes from './photos-dialog.module.css';
import { usePhotos } from './use-photos.ts';

interface PhotosDialogProps {
  /** What the PDF is called, without its ending. */
  readonly title: string;
  readonly onPdf: (file: File) => void;
  readonly onClose: () => void;
}

/** Photographed pages are put in order, turned and straightened, and become one PDF. Nothing is sent from here. */
export default function PhotosDialog({ title, onPdf, onClose }: PhotosDialogProps) {
  const { t, i18n } = useTranslation();
  const choose = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const pages = useRef<HTMLOListElement>(null);
  const { photos, reading, problem, add, turn, straighten, move, remove } = usePhotos();
  const [made, setMade] = useState<number | null>(null);
  const [failure, setFailure] = useState<'large' | 'broken' | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [news, setNews] = useState('');
  const isBusy = reading !== null || made !== null;
  const isFull = photos.length >= MOST_PHOTOS;

  // Photos taken here stand nowhere else: the browser asks before they are lost.
  useEffect(() => {
    if (photos.length === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [photos.length]);

  const take = (list: FileList | null) => {
    setFailure(null);
    setLeaving(false);
    if (list && list.length > 0) void add([...list]);
  };
  const leave = () => {
    if (photos.length > 0 && !isLeaving) setLeaving(true);
    else onClose();
  };
  const make = async () => {
    setFailure(null);
    setMade(0);
    try {
      const { makePhotosPdf } = await import('./photos-pdf.ts');
      const finished = [];
      for (const photo of photos) {
        finished.push(await finishPhoto(photo));
        setMade(finished.length);
      }
      const bytes = await makePhotosPdf(finished, title, i18n.language);
      if (bytes.length > UPLOAD_MAX_BYTES) setFailure('large');
      else onPdf(new File([bytes], `${fileName(title)}.pdf`, { type: 'application/pdf' }));
    } catch {
      setFailure('broken');
    } finally {
      setMade(null);
    }
  };

  return (
    <Dialog
      isOpen
      isFirm
      side
      isWide
      onClose={leave}
      title={t('Photos of pages')}
      description={t(
        'Up to {{most}} photos become one PDF on this device. Check that every page can be read.',
        {
          most: MOST_PHOTOS,
        },
      )}
    >
      <div className={classes.sources}>
        <Button
          ref={first}
          variant="default"
          leftSection={<IconPhotoPlus size={18} stroke={1.7} />}
          disabled={isBusy || isFull}
          onClick={() => choose.current?.click()}
        >
          {t('Choose Photos')}
        </Button>
        <Button
          className={classes.camera ?? ''}
          variant="default"
          leftSection={<IconCamera size={18} stroke={1.7} />}
          disabled={isBusy || isFull}
          onClick={() => camera.current?.click()}
        >
          {t('Take a photo')}
        </Button>
        <PhotoInput inputRef={choose} label={t('Choose Photos')} isMany onFiles={take} />
        <PhotoInput inputRef={camera} label={t('Take a photo')} onFiles={take} />
      </div>
      {reading && (
        <ProgressBar
          ratio={reading.of === 0 ? 0 : reading.done / reading.of}
          label={t('Reading photos')}
          note={t('Reading photo {{number}} of {{total}}', {
            number: Math.min(reading.done + 1, reading.of),
            total: reading.of,
          })}
        />
      )}
      {problem && (
        <div role="alert">
          <Notice tone="warning">
            {problem.unread.length > 0 &&
              t('This browser can’t read {{names}}. Save it as JPEG or PNG, then add it again.', {
                names: problem.unread.join(', '),
              })}{' '}
            {problem.tooMany > 0 &&
              t('A PDF holds up to {{most}} photos. The others weren’t added.', { most: MOST_PHOTOS })}
          </Notice>
        </div>
      )}
      {photos.length === 0 && !reading && (
        <EmptyState icon={<IconCamera size={24} stroke={1.7} />} title={t('No photos yet')}>
          {t('Lay the page flat in good light, and photograph it from above.')}
        </EmptyState>
      )}
      <ol ref={pages} className={classes.pages} aria-label={t('Pages')}>
        {photos.map((photo, at) => (
          <PhotoPage
            key={photo.key}
            photo={photo}
            number={at + 1}
            isLast={at === photos.length - 1}
            isDisabled={isBusy}
            onTurn={() => turn(photo)}
            onTilt={(tilt) => straighten(photo.key, tilt)}
            onMove={(by) => {
              move(photo.key, by);
              setNews(t('Page {{from}} is now page {{to}}.', { from: at + 1, to: at + 1 + by }));
              // A row that moves loses the focus, and the first one can't move up: the other way is beside it.
              rescueFocus(() => {
                const row = pages.current?.children[at + by];
                const [up, down] = [...(row?.querySelectorAll('button') ?? [])];
                const [same, other] = by < 0 ? [up, down] : [down, up];
                return same?.disabled ? other : same;
              });
            }}
            onRemove={() => {
              remove(photo.key);
              setNews(t('Page {{number}} is removed.', { number: at + 1 }));
              rescueFocus(() => first.current);
            }}
          />
        ))}
      </ol>
      {failure && (
        <div role="alert">
          <Notice tone="danger">
            {failure === 'large'
              ? t('These pages make a PDF of more than 25 MB. Remove some and add them as a second PDF.')
              : t('The PDF couldn’t be made. Try again, or with fewer photos at a time.')}
          </Notice>
        </div>
      )}
      {isLeaving && (
        <div role="alert">
          <Notice tone="warning">{t('The photos you added here are lost when you close this.')}</Notice>
        </div>
      )}
      <div className={classes.news} role="status">
        {made === null
          ? news
          : t('Making page {{number}} of {{total}}', { number: made, total: photos.length })}
      </div>
      <DialogActions>
        <Button variant="default" disabled={made !== null} onClick={leave}>
          {isLeaving ? t('Discard Photos') : t('Cancel')}
        </Button>
        <Button
          loading={made !== null}
          disabled={photos.length === 0 || reading !== null}
          onClick={() => {
            setLeaving(false);
            void make();
          }}
        >
          {t('Add as PDF')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface PhotoInputProps {
  readonly inputRef: React.RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Several at once from the device; otherwise one from its camera. */
  readonly isMany?: boolean;
  readonly onFiles: (list: FileList | null) => void;
}

const PhotoInput = ({ inputRef, label, isMany = false, onFiles }: PhotoInputProps) => (
  <input
    ref={inputRef}
    type="file"
    hidden
    multiple={isMany}
    capture={isMany ? undefined : 'environment'}
    accept={PHOTO_TYPES}
    tabIndex={-1}
    aria-label={label}
    onChange={(event) => {
      onFiles(event.currentTarget.files);
      // The same photo can be chosen again.
      event.currentTarget.value = '';
    }}
  />
);

interface PhotoPageProps {
  readonly photo: Photo;
  readonly number: number;
  readonly isLast: boolean;
  readonly isDisabled: boolean;
  readonly onTurn: () => void;
  readonly onTilt: (tilt: number) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function PhotoPage({ photo, number, isLast, isDisabled, onTurn, onTilt, onMove, onRemove }: PhotoPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { url, turns, tilt, width, height } = photo;
  const name = t('Page {{number}}', { number });
  const actions = [
    { label: t('Move up'), icon: IconArrowUp, isOff: number === 1, act: () => onMove(-1) },
    { label: t('Move down'), icon: IconArrowDown, isOff: isLast, act: () => onMove(1) },
    { label: t('Turn right'), icon: IconRotateClockwise, isOff: false, act: onTurn },
    { label: t('Remove'), icon: IconTrash, isOff: false, act: onRemove },
  ];
  // Turned by a quarter, its long side must fit where its short one was.
  const shrink = turns % 2 === 1 ? Math.min(width, height) / Math.max(width, height) : 1;
  return (
    <li className={classes.page}>
      <div className={classes.frame}>
        <img
          className={classes.image}
          src={url}
          alt={t('Photo of page {{number}}', { number })}
          style={{ transform: `rotate(${turns * 90 + tilt}deg) scale(${shrink})` }}
        />
      </div>
      <div className={classes.about}>
        <h3 className={classes.name}>{name}</h3>
        <label className={classes.tilt} htmlFor={`${id}-tilt`}>
          <span>{t('Straighten')}</span>
          <input
            id={`${id}-tilt`}
            type="range"
            min={-LARGEST_SKEW}
            max={LARGEST_SKEW}
            step={0.1}
            value={tilt}
            disabled={isDisabled}
            aria-valuetext={t('{{degrees}} degrees', { degrees: format.number(tilt, 1) })}
            onChange={(event) => onTilt(Number(event.currentTarget.value))}
          />
          <output htmlFor={`${id}-tilt`}>{format.number(tilt, 1)}°</output>
        </label>
        <div className={classes.actions}>
          {actions.map(({ label, icon: Icon, isOff, act }) => (
            <ActionIcon
              key={label}
              variant="default"
              size={40}
              disabled={isDisabled || isOff}
              aria-label={`${label}: ${name}`}
              title={label}
              onClick={act}
            >
              <Icon size={20} stroke={1.7} />
            </ActionIcon>
          ))}
        </div>
      </div>
    </li>
  );
}

/** A title as the name of a file, without what file systems refuse. */
const fileName = (title: string) =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80) || 'Photos';
