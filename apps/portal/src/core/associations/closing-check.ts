import type { Locale } from '#locale'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Something that has to be finished before an association is closed or merged, such as money on its
 * account: `closingChecks` of a feature's manifest.
 */
export type ClosingCheck = {
  /** How many there are, in words: `2 events that people have paid for`. */
  readonly text: (inputs: { count: number }, options: { readonly locale: Locale }) => string
  readonly count: (database: Database, associationId: string) => Promise<number>
}
