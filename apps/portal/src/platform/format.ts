import { getLocale } from '#locale'

/** Norwegian writes weekdays in lower case; where a line begins with one it gets its capital. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A file size in whole kB or MB with one decimal. */
export function formatFileSize(bytes: number): string {
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : bytes / 1_000
  const number = new Intl.NumberFormat(getLocale() === 'no' ? 'nb-NO' : 'en-GB', {
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value)
  return `${number} ${isLarge ? 'MB' : 'kB'}`
}

/** A share of a whole in percent: `80 %` in Norwegian, `80%` in English. */
export function formatPercent(percent: number): string {
  const language = getLocale() === 'no' ? 'nb-NO' : 'en-GB'
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  )
}
