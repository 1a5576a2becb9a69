/** What a browser says that it is, in names that people know; null where we cannot tell. */
export type Device = { browser: string | null; system: string | null }

/** The first that fits: many browsers also name those whose place they want to take. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

export function readDevice(userAgent: string | undefined): Device {
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  // Safari says the same on both.
  return { browser, system: browser === 'Safari' && system === 'Mac' ? 'Mac / iPad' : system }
}
