import { dayQuery, idQuery, uuidQuery } from '#platform/routing/page.ts'
import { numberOfQuery, textOfQuery } from '#platform/routing/read-query.ts'
import { singleValue } from '#platform/routing/single-value.ts'
import { durationQuery, hourQuery } from './court-queries.ts'

export const steps = ['select', 'summary', 'payment', 'status'] as const
export type Step = (typeof steps)[number]

export const durations = [1, 2, 3, 4] as const
/** In units of half an hour. */
export type Duration = (typeof durations)[number]

/** What the address says about a booking. */
export type CourtSearch = {
  step?: Step | undefined
  category?: number | undefined
  location?: number | undefined
  duration?: number | undefined
  date?: string | undefined
  hour?: string | undefined
  court?: number | undefined
  /** The hold that is paid. */
  reservation?: string | undefined
  paymentId?: string | undefined
}

/** Invalid values are left out. */
export function readCourtSearch(search: Readonly<Record<string, unknown>>): CourtSearch {
  return {
    step: steps.find((step) => step === singleValue(search.step)),
    category: numberOfQuery(search.category, idQuery),
    location: numberOfQuery(search.location, idQuery),
    duration: numberOfQuery(search.duration, durationQuery),
    date: textOfQuery(search.date, dayQuery),
    hour: textOfQuery(search.hour, hourQuery),
    court: numberOfQuery(search.court, idQuery),
    reservation: textOfQuery(search.reservation, uuidQuery),
    paymentId: textOfQuery(search.paymentId, uuidQuery),
  }
}

/** The choice in the address; only the browser reads the other values. */
export type ChosenSearch = Omit<CourtSearch, 'step' | 'reservation' | 'paymentId'>
