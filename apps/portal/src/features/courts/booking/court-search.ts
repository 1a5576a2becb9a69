import { z } from 'zod/mini'
import { dayQuery, idQuery } from '#platform/routing/page.ts'
import { durationQuery, hourQuery } from './court-queries.ts'

export const steps = ['select', 'summary', 'payment', 'status'] as const
export type Step = (typeof steps)[number]

export const durations = [1, 2, 3, 4] as const
/** In units of half an hour. */
export type Duration = (typeof durations)[number]

const text = (pattern: RegExp) => z.catch(z.optional(z.string().check(z.regex(pattern))), undefined)
/** The router reads a number of an address as one. */
const number = (pattern: RegExp) =>
  z.catch(
    z.optional(z.pipe(z.coerce.string().check(z.regex(pattern)), z.coerce.number())),
    undefined,
  )

const id = z.catch(z.optional(z.uuid()), undefined)

/** What the address says of a booking; what is no such value is left out. */
export const CourtSearch = z.object({
  step: z.catch(z.optional(z.enum(steps)), undefined),
  category: number(idQuery),
  location: number(idQuery),
  duration: number(durationQuery),
  date: text(dayQuery),
  hour: text(hourQuery),
  court: number(idQuery),
  /** The hold that is paid. */
  reservation: id,
  paymentId: id,
})
export type CourtSearch = z.infer<typeof CourtSearch>

/** What is chosen of it; the rest is read by the browser alone. */
export type ChosenSearch = Omit<CourtSearch, 'step' | 'reservation' | 'paymentId'>
