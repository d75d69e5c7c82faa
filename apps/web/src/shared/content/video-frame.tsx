import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './video-frame.module.css';

/** A video that may be shown inside a page. */
export interface Video {
  readonly host: string;
  readonly embedUrl: string;
  readonly watchUrl: string;
}

/** A video in 16:9. Nothing of it is loaded from its host before somebody presses play. */
export function VideoFrame({ video, title }: { video: Video; title: string }) {
  const { t } = useTranslation();
  const [isPlaying, setIsPlaying] = useState(false);
  const { host } = video;
  return (
    <figure className={classes.figure} data-no-print>
      <div className={classes.stage}>
        {isPlaying ? (
          <iframe
            className={classes.frame}
            src={video.embedUrl}
            title={t('Video: {{title}}', { title })}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        ) : (
          <button type="button" className={classes.play} onClick={() => setIsPlaying(true)}>
            <span className={classes.disc}>
              <IconPlayerPlayFilled size={28} aria-hidden="true" />
            </span>
            <span className={classes.name}>{t('Play video')}</span>
            <span className={classes.note}>
              {t('Plays from {{host}}, with captions if available.', { host })}
            </span>
          </button>
        )}
      </div>
      <figcaption className={classes.caption}>
        <a href={video.watchUrl} target="_blank" rel="noreferrer">
          {t('Watch on {{host}}', { host })}
          <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
        </a>
      </figcaption>
    </figure>
  );
}
