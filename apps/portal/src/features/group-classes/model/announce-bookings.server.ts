import {
  type ChangeAnnouncer,
  createChangeAnnouncer,
} from '#core/batching/announce-changes.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'

/** The PostgreSQL channel that is notified when classes or bookings change and cached lists are stale. */
export const groupClassesChannel = 'group_classes_changed'

export const createBookingAnnouncer = (parts: { database: Database; log: Log }) =>
  createChangeAnnouncer({ ...parts, channel: groupClassesChannel })

export type BookingAnnouncer = ChangeAnnouncer
