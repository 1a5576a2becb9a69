import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'

const announceWithin = 100

/**
 * Notifies every instance that bookings changed, with one notification for many changes. It is not
 * part of the booking's transaction, because transactions that notify commit one after the other in
 * the whole server. When a notification is lost, a list is at most one second old.
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
