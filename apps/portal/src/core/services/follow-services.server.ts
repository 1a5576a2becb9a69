import type { Database } from '#platform/database/database.server.ts'
import { followValue } from '#platform/database/follow-value.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.server.ts'
import { closedServices, holdServices } from '#platform/services/current-services.ts'
import type { Clock } from '#platform/time/clock.ts'
import { readServiceStates } from './read-services.server.ts'
import type { WhenOffOf } from './when-off.ts'

/** A switch is announced there, without a payload. */
export const servicesChannel = 'services_changed'

/** Milliseconds: what is unfinished is finished by time alone, or by its owner. */
const checkEvery = 300_000

/**
 * Keeps what this process knows of the services as it is in the database, on every instance.
 * @param changed is called after each change: pages that were made before show what is gone
 * @returns reads them for the first time
 */
export function followServices(
  {
    database,
    clock,
    whenOffOf,
    onStop,
    ...parts
  }: {
    database: Database
    clock: Clock
    whenOffOf: WhenOffOf
    listener: Listener
    log: Log
    onStop: (end: () => void) => void
  },
  changed: () => void,
): () => Promise<void> {
  let known = ''
  const { load, reload } = followValue(
    { ...parts, onStop },
    {
      channel: servicesChannel,
      read: () => readServiceStates(database, whenOffOf, clock()),
      hold: holdServices,
      changed: () => {
        if (known !== closedServices()) changed()
        known = closedServices()
      },
    },
  )
  const timer = setInterval(reload, checkEvery)
  timer.unref()
  onStop(() => clearInterval(timer))
  return async () => {
    await load()
    known = closedServices()
  }
}
