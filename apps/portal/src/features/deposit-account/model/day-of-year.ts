import { z } from 'zod/mini'

/** A day of any year, `06-15`. 29 February is not allowed: most years have no such day. */
const dayOfYear = z.string().check(z.refine(isDayOfYear, { error: 'DAY_INVALID', abort: true }))

export const firstHalf = dayOfYear.check(z.refine((day) => day < '07', 'DAY_OF_SPRING'))
export const secondHalf = dayOfYear.check(z.refine((day) => day >= '07', 'DAY_OF_AUTUMN'))

/** `15.06` or `15.6.` as people write it: `06-15`. Any other text stays as it is, and is refused. */
export function toDayOfYear(typed: string): string {
  const [, day, month] = /^(\d{1,2})\.\s?(\d{1,2})\.?$/.exec(typed.trim()) ?? []
  return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}

/** `06-15` as people write it: `15.06.` */
export function showDayOfYear(day: string): string {
  return `${day.slice(3)}.${day.slice(0, 2)}.`
}

const ordinaryYear = 2001

function isDayOfYear(day: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(day)) return false
  const date = new Date(`${ordinaryYear}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day
}
