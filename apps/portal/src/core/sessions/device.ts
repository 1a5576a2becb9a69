/** The names of a browser and its system; null if unknown. */
export type Device = { browser: string | null; system: string | null }

/** The first match counts: many browsers also name the browsers that they imitate. */
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
