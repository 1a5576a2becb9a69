import type { Localized } from '#platform/i18n/localized.ts'

/** What a certificate of a course says. Dates are days in Norway, `2026-11-22`. */
export type Attended = {
  /** Who came. */
  readonly holder: string
  readonly course: Localized
  readonly teacher: string | null
  /** On which dates they were there, the first one first. */
  readonly dates: readonly string[]
  /** How many dates the course had. */
  readonly datesTotal: number
  /** The legal name of the organisation. */
  readonly issuer: string
  readonly writtenOn: string
}
