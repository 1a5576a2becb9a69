import type { Database } from '#platform/database/database.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import type { Log } from '#platform/log.server.ts'
import { holdOrganisation } from '#platform/organisation/current-organisation.ts'
import { holdPictures } from './pictures/held-pictures.server.ts'
import { readOrganisation } from './read-organisation.server.ts'
import { organisationPicturesTable } from './tables.server.ts'

/** Milliseconds. */
const retryAfter = 1_000

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
    listener,
    log,
    onStop,
  }: { database: Database; listener: Listener; log: Log; onStop: (end: () => void) => void },
  changed: () => void,
): () => Promise<void> {
  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  const reload = () => {
    if (isStopped) return
    loadOrganisation(database).then(changed, (error: unknown) => {
      if (isStopped) return
      log.warn({ error }, 'a change of the organisation could not be read')
      retry = setTimeout(reload, retryAfter)
    })
  }
  listener.on(organisationChannel, reload)
  listener.onReconnect(reload)
  onStop(() => {
    isStopped = true
    clearTimeout(retry)
  })
  return () => loadOrganisation(database)
}

let latest = 0

/** Reads it, so that this process knows what it has just changed without waiting for the notification. */
export async function loadOrganisation(database: Database): Promise<void> {
  latest += 1
  const reading = latest
  const { file, bytes, hash } = organisationPicturesTable
  const [organisation, pictures] = await Promise.all([
    readOrganisation(database),
    database.select({ file, bytes, hash }).from(organisationPicturesTable),
  ])
  // Of two changes in a row, the answer to the second may come first.
  if (reading !== latest) return
  holdOrganisation(organisation)
  holdPictures(new Map(pictures.map((picture) => [picture.file, picture])))
}
