import { sql } from 'drizzle-orm'
import { check, integer, smallint, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** Periods that administrators have changed; the others are as the code has them. */
export const retentionPeriod = portal.table(
  'retention_period',
  {
    kind: text('kind').primaryKey(),
    months: smallint('months').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('retention_period_months', sql`${table.months} between 1 and 120`)],
)
