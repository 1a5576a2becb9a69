import { z } from 'zod/mini'

/** A day of any year, `06-15`. 29 February is none: most years have no such day. */
const dayOfYear = z.string().check(z.refine(isDayOfYear, { error: 'DAY_INVALID', abort: true }))

const firstHalf = dayOfYear.check(z.refine((day) => day < '07', 'DAY_OF_SPRING'))
const secondHalf = dayOfYear.check(z.refine((day) => day >= '07', 'DAY_OF_AUTUMN'))

/** By when students apply and pay. Each day lies before, or in, the semester that it is for. */
export const DeadlinesForm = z.strictObject({
  /** An application after this day is for the autumn a year later. */
  autumnLastDay: secondHalf,
  springLastDay: firstHalf,
  autumnDue: firstHalf,
  springDue: secondHalf,
  /** Nobody has less time to transfer the money. */
  daysToPay: z.int().check(z.gte(1), z.lte(90)),
  /** Within which staff usually answer; null where nothing is promised. */
  usualDays: z.nullable(z.int().check(z.gte(1), z.lte(365))),
  /** An approval lapses so many days after the money was due; null where none does. */
  lapseDays: z.nullable(z.int().check(z.gte(1), z.lte(365))),
  /** The student is reminded so many days before that. */
  reminderDays: z.int().check(z.gte(1), z.lte(90)),
  /** Of the deadlines that were seen. */
  version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)),
})
export type DeadlinesForm = z.infer<typeof DeadlinesForm>
export type Deadlines = Omit<DeadlinesForm, 'version'>

export const dayNames = ['autumnLastDay', 'springLastDay', 'autumnDue', 'springDue'] as const

/** `15.06` or `15.6.` as people write it: `06-15`. What is no day stays as it is, and is refused. */
export function toDayOfYear(typed: string): string {
  const [, day, month] = /^(\d{1,2})\.\s?(\d{1,2})\.?$/.exec(typed.trim()) ?? []
  return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}

/** `06-15` as people write it: `15.06.` */
export function showDayOfYear(day: string): string {
  return `${day.slice(3)}.${day.slice(0, 2)}.`
}

const typedDay = (day: typeof firstHalf) => z.pipe(z.string().check(z.overwrite(toDayOfYear)), day)

/** As staff type it. */
export const TypedDeadlines = z.object({
  autumnLastDay: typedDay(secondHalf),
  springLastDay: typedDay(firstHalf),
  autumnDue: typedDay(firstHalf),
  springDue: typedDay(secondHalf),
  daysToPay: z.string().check(
    z.trim(),
    z.refine((text) => isNumberOfDays(text, 90), 'DAYS_INVALID'),
  ),
  /** Empty where nothing is promised. */
  usualDays: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isNumberOfDays(text, 365), 'USUAL_DAYS_INVALID'),
  ),
  /** Empty where no approval lapses. */
  lapseDays: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isNumberOfDays(text, 365), 'USUAL_DAYS_INVALID'),
  ),
  reminderDays: z.string().check(
    z.trim(),
    z.refine((text) => isNumberOfDays(text, 90), 'DAYS_INVALID'),
  ),
})
export type TypedDeadlines = z.infer<typeof TypedDeadlines>

function isNumberOfDays(text: string, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}

const ordinaryYear = 2001

function isDayOfYear(day: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(day)) return false
  const date = new Date(`${ordinaryYear}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day
}
