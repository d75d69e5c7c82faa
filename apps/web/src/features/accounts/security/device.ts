interface Device {
  /** Null where the text names none that we know. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}

// The more special name first: Edge calls itself Chrome too, and Chrome calls itself Safari.
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** What a browser's own name for itself says, as people call it. For showing only: anybody can claim any name. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const named = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(text))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS), isPhone: /iPhone|Android.*Mobile/.test(text) };
}
