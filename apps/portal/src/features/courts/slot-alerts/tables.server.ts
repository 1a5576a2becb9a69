import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text, unique } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { court, courtCategory } from '../model/tables.server.ts'

/** A taken time that a member wants to be notified about when it becomes free. */
export const slotAlert = portal.table(
  'slot_alert',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => courtCategory.id),
    /** Null: at any centre. */
    centerId: integer('center_id').references(() => sportsCenter.id),
    /** Null: any court of the category there. */
    courtId: integer('court_id').references(() => court.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** Null until the member is notified. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    unique('slot_alert_once')
      .on(
        table.userId,
        table.categoryId,
        table.centerId,
        table.courtId,
        table.startsAt,
        table.endsAt,
      )
      .nullsNotDistinct(),
    index('slot_alert_waiting').on(table.startsAt).where(sql`${table.notifiedAt} is null`),
    check(
      'slot_alert_length',
      sql`extract(epoch from ${table.endsAt} - ${table.startsAt})::integer in (1800, 3600, 5400, 7200)`,
    ),
  ],
)
