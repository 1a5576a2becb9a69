import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { findSetup, findSetupVersion } from './find-setup.server.ts'
import type { CourtSetup } from './rules/court-setup.ts'

/** What staff have set, kept in memory until it is another version. One for each instance. */
export function createCachedSetup({ database, clock }: { database: Database; clock: Clock }) {
  let known: CourtSetup | undefined

  return {
    /** As it is now: costs one small query while nothing has changed. */
    async current(): Promise<CourtSetup> {
      if (known?.version === (await findSetupVersion(database))) return known
      known = await findSetup(database, clock())
      return known
    },

    /** As it was last seen: for whoever is told by the database when it has changed meanwhile. */
    async lastSeen(): Promise<CourtSetup> {
      return known ?? this.current()
    },
  }
}

export type CachedSetup = ReturnType<typeof createCachedSetup>
