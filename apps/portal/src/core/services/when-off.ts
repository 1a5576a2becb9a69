import type { Locale } from '#locale'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Service } from '#platform/services/services.ts'

type Text<Inputs> = (inputs: Inputs, options: { readonly locale: Locale }) => string

/** Something that people have in a service, and that must be finished before it is gone. */
export type Unfinished = {
  /** How many there are, in words: `3 coming bookings`. */
  readonly text: Text<{ count: number }>
  readonly count: (database: Database, now: Date) => Promise<number>
}

/** What goes on in a feature while its service is switched off: `whenOff` of its manifest. */
export type WhenOff = {
  readonly unfinished: readonly Unfinished[]
  /** What becomes of that, for the administrator who switches it off. */
  readonly promise?: Text<Record<string, never>>
  /** With what something new is begun: refused at once. The others stay until all is finished. */
  readonly begins: readonly Description[]
  /** What others send when they like: never refused. */
  readonly always?: readonly Description[]
  /** Names of jobs of the clock that finish it. The others rest. */
  readonly tasks?: readonly string[]
}

/** Of all features of a service. */
export type WhenOffOf = (service: Service) => readonly WhenOff[]
