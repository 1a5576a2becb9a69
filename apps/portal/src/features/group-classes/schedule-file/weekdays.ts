import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'

/** From Monday, in every language in which a file may name them. */
const weekdays = {
  no: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
} satisfies Record<Locale, readonly string[]>

/** @returns 1 for Monday to 7; undefined for what is neither a number, a name nor its first three letters */
export function readWeekday(cell: string): number | undefined {
  if (/^[1-7]$/.test(cell)) return Number(cell)
  const word = cell.toLowerCase()
  const found = Object.values(weekdays)
    .map((names) => names.findIndex((name) => name === word || name.slice(0, 3) === word))
    .find((at) => at >= 0)
  return found === undefined ? undefined : found + 1
}

/** In the default language, whoever exports: two exports of the same schedule are the same file. */
export const writeWeekday = (isoWeekday: number): string =>
  weekdays[defaultLocale][isoWeekday - 1] ?? String(isoWeekday)
