import type { Database } from '#platform/database/database.server.ts'
import { followValue } from '#platform/database/follow-value.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.server.ts'
import { holdOrganisation } from '#platform/organisation/current-organisation.ts'
import { holdPictures } from './pictures/held-pictures.server.ts'
import { readOrganisation } from './read-organisation.server.ts'
import { organisationPicturesTable } from './tables.server.ts'

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
    read: () => read(database),
    hold,
    changed,
  })
  return load
}

/** Reads it, so that this process knows what it has just changed without waiting for the notification. */
export const loadOrganisation = async (database: Database): Promise<void> =>
  hold(await read(database))

let begun = 0
let held = 0

async function read(database: Database) {
  begun += 1
  const order = begun
  const { file, bytes, hash } = organisationPicturesTable
  const [organisation, pictures] = await Promise.all([
    readOrganisation(database),
    database.select({ file, bytes, hash }).from(organisationPicturesTable),
  ])
  return { order, organisation, pictures }
}

/** Of two that were read at the same time, the one that began later knows more. */
function hold({ order, organisation, pictures }: Awaited<ReturnType<typeof read>>): void {
  if (order < held) return
  held = order
  holdOrganisation(organisation)
  holdPictures(new Map(pictures.map((picture) => [picture.file, picture])))
}
