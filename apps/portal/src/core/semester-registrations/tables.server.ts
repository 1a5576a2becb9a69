import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One file, or one call of the API: what an institution delivered at once. */
export const semesterDelivery = portal.table(
  'semester_delivery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    institution: text('institution').notNull(),
    /** The institution's own name for it, or one made of the file: the same is taken in once. */
    deliveryKey: text('delivery_key').notNull(),
    /** A keyed hash of what was in it. */
    contentIndex: text('content_index').notNull(),
    registrations: integer('registrations').notNull(),
    /** The key that was used, or who brought in the file. */
    deliveredBy: text('delivered_by').notNull(),
    deliveredAt: instant('delivered_at').notNull().defaultNow(),
  },
  (table) => [unique('semester_delivery_once').on(table.institution, table.deliveryKey)],
)

/**
 * What an institution has last said of one student and one semester. The student is known by a
 * keyed hash alone, of the national id or of the e-mail address: most of them have no account here,
 * and nobody is found in this table who has not told us who they are.
 */
export const semesterRegistration = portal.table(
  'semester_registration',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    institution: text('institution').notNull(),
    personKey: text('person_key').notNull(),
    semesterCode: text('semester_code').notNull(),
    isPaid: boolean('is_paid').notNull(),
    /**
     * With a national id, when the line had an e-mail address too: a keyed hash of both. Whoever has
     * proven the address and claims the number is proven by it.
     */
    pairKey: text('pair_key'),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => semesterDelivery.id),
    deliveredAt: instant('delivered_at').notNull().defaultNow(),
  },
  (table) => [
    unique('semester_registration_once').on(table.personKey, table.semesterCode, table.institution),
    index('semester_registration_delivery').on(table.deliveryId),
    index('semester_registration_pair').on(table.pairKey).where(sql`pair_key is not null`),
    check('semester_registration_code', sql`${table.semesterCode} ~ '^20[0-9]{2}[HV]$'`),
  ],
)

/** The keys with which institutions deliver; only a hash of each is kept. */
export const institutionKey = portal.table('institution_key', {
  id: text('id').primaryKey(),
  institution: text('institution').notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  revokedAt: instant('revoked_at'),
})
