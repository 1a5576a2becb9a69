import { date, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** How often something happened on one day in Oslo. Nothing of it says by whom. */
export const trackedEvent = portal.table(
  'tracked_event',
  {
    day: date('day').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
)
