import {
  type ChangeAnnouncer,
  createChangeAnnouncer,
} from '#core/places/announce-changes.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'

/** Notified when classes or bookings changed: lists of classes are out of date. */
export const groupClassesChannel = 'group_classes_changed'

export const createBookingAnnouncer = (parts: { database: Database; log: Log }) =>
  createChangeAnnouncer({ ...parts, channel: groupClassesChannel })

export type BookingAnnouncer = ChangeAnnouncer
