import fc from 'fast-check';
import { expect, it } from 'vitest';
import { VIDEO_FRAME_ORIGINS, videoEmbed } from './video-embed.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtube.com/live/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
])('knows the YouTube video in %s', (address, id) => {
  expect(videoEmbed(address, 'es')).toMatchObject({
    host: 'YouTube',
    watchUrl: `https://www.youtube.com/watch?v=${id}`,
  });
  expect(videoEmbed(address, 'es')?.embedUrl).toMatch(
    new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${id}\\?.*cc_lang_pref=es`),
  );
});

it('starts where the address says', () => {
  expect(videoEmbed('https://youtu.be/dQw4w9WgXcQ?t=42s')?.embedUrl).toContain('start=42');
  expect(videoEmbed('https://www.youtube.com/embed/dQw4w9WgXcQ?start=42')?.embedUrl).toContain('start=42');
  expect(videoEmbed('https://youtu.be/dQw4w9WgXcQ?t=<x>')?.embedUrl).not.toContain('start');
  expect(videoEmbed('https://youtu.be/dQw4w9WgXcQ')?.embedUrl).not.toContain('start');
});

it.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?'],
  ['https://vimeo.com/76979871/abcdef0123', 'h=abcdef0123'],
  ['https://player.vimeo.com/video/76979871?h=abcdef0123', 'h=abcdef0123'],
])('knows the Vimeo video in %s', (address, part) => {
  expect(videoEmbed(address)?.embedUrl).toContain(part);
});

it('shows a Vimeo video in its own player, with the key of one that isn’t public', () => {
  expect(videoEmbed('https://www.vimeo.com/76979871/', 'de')).toEqual({
    host: 'Vimeo',
    embedUrl: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&texttrack=de',
    watchUrl: 'https://vimeo.com/76979871',
  });
  expect(videoEmbed('https://vimeo.com/76979871/abcdef0123')).toEqual({
    host: 'Vimeo',
    embedUrl: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&texttrack=en&h=abcdef0123',
    watchUrl: 'https://vimeo.com/76979871/abcdef0123',
  });
});

it('plays a YouTube video at once, with captions and nothing of other channels', () => {
  expect(videoEmbed('https://youtu.be/dQw4w9WgXcQ')).toEqual({
    host: 'YouTube',
    embedUrl:
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&cc_load_policy=1&cc_lang_pref=en&hl=en&rel=0',
    watchUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
});

it.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://evil.test/www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.test/watch?v=dQw4w9WgXcQ',
  'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/redirect?q=https://evil.test',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/not-a-key',
  'https://vimeo.com/video',
  'https://video.vimeo.com/76979871',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('refuses %s', (address) => {
  expect(videoEmbed(address)).toBeNull();
});

it('never leaves the listed origins, whatever is typed', () => {
  const piece = fc.constantFrom(
    'https://',
    'www.youtube.com',
    'youtu.be',
    'vimeo.com',
    '/embed/',
    '/watch?v=',
    'dQw4w9WgXcQ',
    '@',
    ':',
    '//',
    '\\',
    '?',
    '#',
    '%2f',
    '..',
    '"',
    'x',
    '123',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), (parts) => {
      const video = videoEmbed(parts.join(''));
      if (!video) return;
      expect(VIDEO_FRAME_ORIGINS).toContain(new URL(video.embedUrl).origin);
      expect(video.embedUrl).not.toMatch(/["'<>\s\\]/);
    }),
  );
});
