import { z } from 'zod/mini'
import { dayQuery, idQuery } from '#platform/routing/page.ts'

export const steps = ['select', 'summary', 'payment', 'status'] as const
export type Step = (typeof steps)[number]

export const durations = [1, 2, 3, 4] as const
/** In units of half an hour. */
export type Duration = (typeof durations)[number]

/** A start hour as the clock shows it: `18:30`. */
export const hourQuery = /^([01]\d|2[0-3]):[03]0$/
export const durationQuery = /^[1-4]$/

const text = (pattern: RegExp) =>
  z.catch(z.optional(z.pipe(z.coerce.string(), z.string().check(z.regex(pattern)))), undefined)

/** What the address says of a booking; what is no such value is left out. */
export const CourtSearch = z.object({
  step: z.catch(z.optional(z.enum(steps)), undefined),
  category: text(idQuery),
  location: text(idQuery),
  duration: text(durationQuery),
  date: text(dayQuery),
  hour: text(hourQuery),
  court: text(idQuery),
})
export type CourtSearch = z.infer<typeof CourtSearch>
