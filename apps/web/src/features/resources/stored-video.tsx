import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './viewer.module.css';

/** A video of the school's own. It is fetched as a whole, so that it can be moved through. */
export function StoredVideo({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [ratio, setRatio] = useState(0);
  const [source, setSource] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);

  // The bytes lie in this device's memory until the player goes away.
  useEffect(() => {
    const ending = new AbortController();
    let made: string | null = null;
    fetchWhole(url, ending.signal, setRatio)
      .then((blob) => {
        if (ending.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setSource(made);
      })
      .catch(() => {
        if (!ending.signal.aborted) setFailed(true);
      });
    return () => {
      ending.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [url]);

  const failed = (
    <Notice tone="danger">{t("This video can't be played here. Download it to watch it.")}</Notice>
  );
  if (isFailed) return <div role="alert">{failed}</div>;
  if (!source) {
    return (
      <ProgressBar
        ratio={ratio}
        label={t('Loading the video')}
        note={t('Loading the video')}
        value={format.percent(ratio)}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a teacher's own file; captions come inside it or not at all
    <video
      className={classes.video}
      src={source}
      controls
      playsInline
      aria-label={title}
      onError={() => setFailed(true)}
    />
  );
}

async function fetchWhole(
  url: string,
  signal: AbortSignal,
  onProgress: (ratio: number) => void,
): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || !answer.body) throw new Error('the video was not given out');
  const total = Number(answer.headers.get('content-length') ?? 0);
  const parts: BlobPart[] = [];
  let loaded = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loaded += part.value.length;
    if (total > 0) onProgress(loaded / total);
  }
  return new Blob(parts, { type: 'video/mp4' });
}
