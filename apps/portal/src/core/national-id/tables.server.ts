import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { nationalIdProofs } from '#core/personal-data/national-id-proof.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/**
 * A person's national id. Many accounts may claim a number, but only one can have proven it. The number is
 * encrypted for this row; `number_index` is a keyed hash by which equal numbers are found.
 */
export const nationalId = portal.table(
  'national_id',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    numberIndex: text('number_index').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
    /** Null together with `proven_at`, for a claim. */
    provenBy: text('proven_by', { enum: nationalIdProofs }),
    provenAt: instant('proven_at'),
  },
  (table) => [
    index('national_id_number').on(table.numberIndex),
    uniqueIndex('national_id_proven').on(table.numberIndex).where(sql`proven_at is not null`),
    check('national_id_proof', sql`(${table.provenBy} is null) = (${table.provenAt} is null)`),
  ],
)
