import { boolean, integer, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** Demo data and tests give ids of their own, all below; what staff add begins here. */
export const firstOwnId = 1000

/** Centres where members train; classes and courts share them. */
export const sportsCenter = portal.table('sports_center', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: firstOwnId }),
  /** Of a centre with a gym, the name that the gym had when it was last read. */
  name: text('name').notNull(),
  /** The gym in the content system whose name it has. */
  gymId: integer('gym_id'),
  /** When false, nothing new is planned there; what is planned stays. */
  isActive: boolean('is_active').notNull().default(true),
})

/** What visitors see of a centre. */
export const centerColumns = { id: sportsCenter.id, name: sportsCenter.name }
