import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { findSetup, findSetupVersion } from './find-setup.server.ts'
import type { CourtSetup } from './rules/court-setup.ts'

/** Caches the setup in memory until its version changes. One cache per instance. */
export function createCachedSetup({ database, clock }: { database: Database; clock: Clock }) {
  let setup: CourtSetup | undefined

  return {
    /** The current setup. Costs one small query while nothing has changed. */
    async current(): Promise<CourtSetup> {
      if (setup?.version === (await findSetupVersion(database))) return setup
      setup = await findSetup(database, clock())
      return setup
    },

    /** The cached setup, which may be outdated: for callers whose query checks the version. */
    async cached(): Promise<CourtSetup> {
      return setup ?? this.current()
    },
  }
}

export type CachedSetup = ReturnType<typeof createCachedSetup>
