import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'

const announceWithin = 100

/**
 * Tells every instance that bookings changed, many changes with one notification. It is not part
 * of the booking's transaction: transactions that notify commit one after the other in the whole
 * server. A notification that is lost costs nothing but a list that is up to a second old.
 */
export function createChangeAnnouncer({
  database,
  log,
  channel,
}: {
  database: Database
  log: Log
  channel: string
}) {
  let timer: NodeJS.Timeout | undefined

  function send(): void {
    timer = undefined
    database
      .execute(sql`select pg_notify(${channel}, '')`)
      .catch((error: unknown) => log.warn({ error }, 'bookings could not be announced'))
  }

  return {
    announce(): void {
      timer ??= setTimeout(send, announceWithin)
    },
    stop(): void {
      clearTimeout(timer)
    },
  }
}

export type ChangeAnnouncer = ReturnType<typeof createChangeAnnouncer>
