import type { Database } from '#platform/database/database.server.ts'
import { followValue } from '#platform/database/follow-value.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.server.ts'
import { holdOrganisation } from '#platform/organisation/current-organisation.ts'
import { readOrganisation } from './read-organisation.server.ts'

/** Its changes are announced there, without a payload. */
export const organisationChannel = 'organisation_changed'

/**
 * Keeps what this process knows of the organisation as it is in the database, on every instance.
 * @param changed is called after each change: pages that were made before have the old name
 * @returns reads it for the first time
 */
export function followOrganisation(
  {
    database,
    ...parts
  }: { database: Database; listener: Listener; log: Log; onStop: (end: () => void) => void },
  changed: () => void,
): () => Promise<void> {
  const { load } = followValue(parts, {
    channel: organisationChannel,
    read: () => readOrganisation(database),
    hold: holdOrganisation,
    changed,
  })
  return load
}
