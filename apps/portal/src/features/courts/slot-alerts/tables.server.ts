import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { court, courtCategory } from '../model/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A taken time that a member wants to be notified about when it becomes free. */
export const slotAlert = portal.table(
  'court_wish',
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
    requestedAt: instant('asked_at').notNull().defaultNow(),
    /** Null until the member is notified. */
    notifiedAt: instant('told_at'),
  },
  (table) => [
    unique('court_wish_once')
      .on(
        table.userId,
        table.categoryId,
        table.centerId,
        table.courtId,
        table.startsAt,
        table.endsAt,
      )
      .nullsNotDistinct(),
    index('court_wish_waiting').on(table.startsAt).where(sql`${table.notifiedAt} is null`),
    check(
      'court_wish_length',
      sql`extract(epoch from ${table.endsAt} - ${table.startsAt})::integer in (1800, 3600, 5400, 7200)`,
    ),
  ],
)
