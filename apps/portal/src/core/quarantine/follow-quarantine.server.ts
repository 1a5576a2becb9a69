import type { Database } from '#platform/database/database.server.ts'
import { followValue } from '#platform/database/follow-value.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.server.ts'
import { currentQuarantine, holdQuarantine } from './current-quarantine.server.ts'
import { findQuarantine } from './find-quarantine.server.ts'

/** Its begin and its end are announced there, without a payload. */
export const quarantineChannel = 'quarantine_changed'

/**
 * Keeps what this process knows of the quarantine as it is in the database, on every instance.
 * @param changed is called after each change
 * @returns reads it for the first time
 */
export function followQuarantine(
  {
    database,
    log,
    ...parts
  }: {
    database: Database
    listener: Listener
    log: Log
    onStop: (end: () => void) => void
  },
  changed: () => void,
): () => Promise<void> {
  const { load } = followValue(
    { ...parts, log },
    {
      channel: quarantineChannel,
      read: () => findQuarantine(database),
      hold: holdQuarantine,
      changed,
    },
  )
  return async () => {
    await load()
    if (currentQuarantine())
      log.warn({}, 'the site was restored from a backup: nothing is sent or written until released')
  }
}
