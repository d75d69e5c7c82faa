/** A video of a lesson, as it may be shown inside a page. */
export interface VideoEmbed {
  /** Who serves it, as people call them. */
  readonly host: 'YouTube' | 'Vimeo';
  /** Address for the frame; it starts playing, with captions where the video has them. */
  readonly embedUrl: string;
  /** Address of the video's own page. */
  readonly watchUrl: string;
}

/** Origins that a frame may show, for the content security policy. */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,12}$/;
const VIMEO_HASH = /^[\da-f]{6,32}$/;

/**
 * The video behind an address of a lesson, or null when it isn't one of the hosts that may be shown.
 *
 * The frame's address is made anew from the video's id, so nothing else of what was typed gets into the page.
 *
 * @param language BCP 47 tag of the captions to prefer.
 */
export function videoEmbed(address: string, language = 'en'): VideoEmbed | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '') return null;
  return youTube(url, language) ?? vimeo(url, language);
}

function youTube(url: URL, language: string): VideoEmbed | null {
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  let id: string | null = null;
  if (url.hostname === 'youtu.be') id = first;
  else if (YOUTUBE_HOSTS.has(url.hostname)) {
    id = ['embed', 'shorts', 'live'].includes(first)
      ? second
      : first === 'watch'
        ? url.searchParams.get('v')
        : null;
  }
  if (id === null || !YOUTUBE_ID.test(id)) return null;
  const query = new URLSearchParams({
    autoplay: '1',
    cc_load_policy: '1',
    cc_lang_pref: language,
    hl: language,
    rel: '0',
  });
  const start = /^(\d{1,6})s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1];
  if (start !== undefined) query.set('start', start);
  return {
    host: 'YouTube',
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?${query}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
  };
}

function vimeo(url: URL, language: string): VideoEmbed | null {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(url.hostname)) return null;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (parts[0] === 'video') parts.shift();
  const [id = '', hash = url.searchParams.get('h') ?? ''] = parts;
  if (!VIMEO_ID.test(id) || (hash !== '' && !VIMEO_HASH.test(hash))) return null;
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', texttrack: language });
  if (hash !== '') query.set('h', hash);
  return {
    host: 'Vimeo',
    embedUrl: `https://player.vimeo.com/video/${id}?${query}`,
    watchUrl: `https://vimeo.com/${id}${hash === '' ? '' : `/${hash}`}`,
  };
}
