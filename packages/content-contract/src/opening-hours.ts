import { z } from 'zod'
import { DateText } from './content.ts'

/** Wall-clock time in Oslo as `HH:MM`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Opening hours of one day. `closes` at or before `opens` is after midnight. */
export const DayHours = z.strictObject({ opens: ClockTime, closes: ClockTime })
export type DayHours = z.infer<typeof DayHours>

/** Day of the week, Monday is 1 and Sunday 7 (ISO 8601). */
export const Weekday = z.int().min(1).max(7)

/** The same hours on each day from `firstDay` to `lastDay`. Days that no entry names are closed. */
export const WeekHours = z.strictObject({
  firstDay: Weekday,
  lastDay: Weekday,
  opens: ClockTime,
  closes: ClockTime,
})
export type WeekHours = z.infer<typeof WeekHours>

/** Other hours on the days from `from` to `to`, both included; `hours` null means closed. */
export const SpecialHours = z.strictObject({
  title: z.string().nullable(),
  from: DateText,
  to: DateText,
  hours: DayHours.nullable(),
})
export type SpecialHours = z.infer<typeof SpecialHours>

/** Hours in the editor's own words, e.g. `Mandag–torsdag`, `08.00–15.30`. */
export const WrittenHours = z.strictObject({ daysText: z.string(), timeText: z.string() })
export type WrittenHours = z.infer<typeof WrittenHours>
