/** Outlines from Tabler Icons (MIT), drawn on a grid of 24; the public page has no script to draw them. */
const PATHS = {
  video:
    'M15 10l4.553-2.276a1 1 0 0 1 1.447.894v6.764a1 1 0 0 1-1.447.894L15 14zM3 8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  certificate:
    'M12 15a3 3 0 1 0 6 0a3 3 0 1 0-6 0M13 17.5v4.5l2-1.5l2 1.5v-4.5M10 19H5a2 2 0 0 1-2-2V7c0-1.1.9-2 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-1 1.73M6 9h12M6 12h3M6 15h2',
  table: 'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M10 3v18',
  puzzle:
    'M4 7h3a1 1 0 0 0 1-1V5a2 2 0 0 1 4 0v1a1 1 0 0 0 1 1h3a1 1 0 0 1 1 1v3a1 1 0 0 0 1 1h1a2 2 0 0 1 0 4h-1a1 1 0 0 0-1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-1a2 2 0 0 0-4 0v1a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1h1a2 2 0 0 0 0-4H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1',
  calendar:
    'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM16 3v4M8 3v4M4 11h16M8 15h2v2H8z',
  users:
    'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0-3-3.85',
  home: 'M9 21v-6a2 2 0 0 1 2-2h2c.645 0 1.218.305 1.584.78M20 11l-8-8l-9 9h2v7a2 2 0 0 0 2 2h4M18.42 15.61a2.1 2.1 0 0 1 2.97 2.97L18 22h-3v-3z',
  chat: 'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9.5 9h.01M14.5 9h.01M9.5 13a3.5 3.5 0 0 0 5 0',
  shield:
    'M11.46 20.846A12 12 0 0 1 3.5 6a12 12 0 0 0 8.5-3a12 12 0 0 0 8.5 3a12 12 0 0 1-.09 7.06M15 19l2 2l4-4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  arrow: 'M5 12h14M13 18l6-6M13 6l6 6',
  check: 'M5 12l5 5L20 7',
  circleCheck: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4',
  lock: 'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0M8 11V7a4 4 0 1 1 8 0v4',
  repeat: 'M4 12V9a3 3 0 0 1 3-3h13m-3-3l3 3l-3 3M20 12v3a3 3 0 0 1-3 3H4m3 3l-3-3l3-3',
  formula: 'M3 19a2 2 0 0 0 2 2c2 0 2-4 3-9s1-9 3-9a2 2 0 0 1 2 2M5 12h6M15 12l6 6M15 18l6-6',
  person: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4M15 19l2 2l4-4',
  close: 'M18 6L6 18M6 6l12 12',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3',
  plus: 'M12 5v14M5 12h14',
  clipboard:
    'M9 5H7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M9 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2M9 12h6M9 16h6',
  picture:
    'M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM3 16l5-5c.928-.893 2.072-.893 3 0l5 5M14 14l1-1c.928-.893 2.072-.893 3 0l3 3',
  print:
    'M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9V5a2 2 0 0 0-2-2H9a2 2 0 0 0-2 2v4M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z',
  world:
    'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18',
} as const;

export type IconName = keyof typeof PATHS;

export const icon = (name: IconName, size = 22) =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;

/** Three lanes of a track, on the pine tile or without it. */
export const brandMark = (size: number) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 36 36" fill="none" stroke-width="4" aria-hidden="true"><clipPath id="tile"><rect width="36" height="36" rx="10"/></clipPath><g clip-path="url(#tile)"><path fill="var(--panel)" d="M0 0h36v36H0z"/><path stroke="var(--on-panel)" d="M-2 32v-5A19 19 0 0 1 17 8h20M15.5 38v-4.5A9.5 9.5 0 0 1 25 24h12"/><path stroke="var(--s2)" d="M7 38v-8a14 14 0 0 1 14-14h16"/></g></svg>`;

/** The bend of a running track, for the bottom right of a pine panel. */
export function lanes(count: number, gap: number) {
  const outer = count * gap + 24;
  const width = Math.round(outer * 1.5);
  const paths = Array.from({ length: count }, (_, lane) => {
    const inset = 1 + lane * gap;
    const radius = Math.max(outer - inset - gap * 0.9, 18);
    return `M${inset} ${outer + 2}V${inset + radius}A${radius} ${radius} 0 0 1 ${inset + radius} ${inset}H${width + 2}`;
  });
  return `<svg class="lanes" viewBox="0 0 ${width} ${outer}" preserveAspectRatio="xMaxYMax meet" aria-hidden="true"><path d="${paths.join('')}"/></svg>`;
}
