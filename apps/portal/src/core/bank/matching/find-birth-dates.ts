import { isDate } from '#platform/time/date.ts'

const months = [
  ['JAN', 'JANUAR', 'JANUARY'],
  ['FEB', 'FEBRUAR', 'FEBRUARY'],
  ['MAR', 'MARS', 'MARCH'],
  ['APR', 'APRIL'],
  ['MAY', 'MAI'],
  ['JUN', 'JUNI', 'JUNE'],
  ['JUL', 'JULI', 'JULY'],
  ['AUG', 'AUGUST'],
  ['SEP', 'SEPT', 'SEPTEMBER'],
  ['OCT', 'OKT', 'OCTOBER', 'OKTOBER'],
  ['NOV', 'NOVEMBER'],
  ['DEC', 'DES', 'DECEMBER', 'DESEMBER'],
]
const earliest = '1900-01-01'

/**
 * Possible birth dates in a free text: every reading of every date in it. `03/04/2001` gives two dates;
 * the caller compares them with a known one.
 *
 * @param today `2026-11-22`
 * @returns `2001-04-03`, once each, in the order of the text
 */
export function findBirthDates(text: string, today: string): string[] {
  const found = new Set<string>()
  for (const date of readDates(text))
    if (isDate(date) && date >= earliest && date <= today) found.add(date)
  return [...found]
}

function* readDates(text: string): Generator<string> {
  const words = text.toUpperCase().match(/\d+|\p{L}+/gu) ?? []
  for (const [index, first] of words.entries()) {
    const [second = '', third = ''] = [words[index + 1], words[index + 2]]
    if (/^\d{8}$/.test(first)) {
      yield dated(first.slice(4), first.slice(2, 4), first.slice(0, 2))
      yield dated(first.slice(4), first.slice(0, 2), first.slice(2, 4))
      yield dated(first.slice(0, 4), first.slice(4, 6), first.slice(6))
    }
    if (/^\d{4}$/.test(first)) yield dated(first, second, third)
    if (/^\d{4}$/.test(third)) {
      yield dated(third, second, first)
      yield dated(third, first, second)
    }
  }
}

/** Not a date when any of it is none. */
function dated(year: string, month: string, day: string): string {
  const named = months.findIndex((names) => names.includes(month)) + 1
  return `${year}-${(named > 0 ? String(named) : month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
