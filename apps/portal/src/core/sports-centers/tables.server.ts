import { integer, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** Centres where members train; classes and courts share them. */
export const sportsCenter = portal.table('sports_center', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})
