import { text, timestamp } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** The services that administrators have switched off; all others are offered. */
export const closedService = portal.table('closed_service', {
  service: text('service').primaryKey(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull().defaultNow(),
})
