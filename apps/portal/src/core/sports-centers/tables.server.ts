import { integer, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** Where members train: classes and courts are of these. */
export const sportsCenter = portal.table('sports_center', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})
