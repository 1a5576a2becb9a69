import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { m } from '#messages'

/**
 * Bookings, their history and blocks. A trigger refuses to delete history of the last 12 months, and
 * no-shows may count for a year.
 */
export const classHistory: RetentionPeriod = {
  kind: 'class-history',
  name: m.retention_class_history,
  why: m.retention_class_history_why,
  months: 12,
  least: 12,
  most: 36,
}
