import { timestamp, uuid } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'
import { depositAccount } from '../model/tables.server.ts'

/** A page that a student has shared with the payer. */
export const depositShare = portal.table('deposit_share', {
  caseId: uuid('case_id')
    .primaryKey()
    .references(() => depositAccount.caseId, { onDelete: 'cascade' }),
  /** Shows its holder how to pay. */
  key: uuid('key').notNull().unique('deposit_share_key').defaultRandom(),
  sharedAt: timestamp('shared_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
