import { sql } from 'drizzle-orm'
import { check, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { association } from '#core/associations/tables.server.ts'
import { bytesColumn } from '#platform/database/bytes-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/**
 * The picture of an association in the two sizes in which it is shown. Another picture is another row:
 * its id is in the public address, so browsers may keep it.
 */
export const associationPicture = portal.table(
  'association_picture',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' })
      .unique('association_picture_of'),
    /** WebP, both. */
    small: bytesColumn('small').notNull(),
    large: bytesColumn('large').notNull(),
    /** Pixels of the large one. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [check('association_picture_size', sql`${table.width} > 0 and ${table.height} > 0`)],
)
