import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { institution } from '#core/studies/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** One file or one call of the API. */
export const semesterDelivery = portal.table(
  'semester_delivery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    institution: text('institution').notNull(),
    /** The institution's id for it, or a hash of the file; each delivery is imported once. */
    deliveryKey: text('delivery_key').notNull(),
    /** A keyed hash of the content. */
    contentIndex: text('content_index').notNull(),
    registrations: integer('registrations').notNull(),
    /** The API key, or the uploader of the file. */
    deliveredBy: text('delivered_by').notNull(),
    deliveredAt: instant('delivered_at').notNull().defaultNow(),
  },
  (table) => [unique('semester_delivery_once').on(table.institution, table.deliveryKey)],
)

/**
 * An institution's latest report on a student and a semester. The student is identified only by a
 * keyed hash of the national id or email address, since most students have no account here.
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
     * A keyed hash of national id and email address, if the line had both. It proves the claim of an
     * account that has proven the address.
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

/** API keys of institutions; only a hash of each is stored. */
export const institutionKey = portal.table('institution_key', {
  id: text('id').primaryKey(),
  institution: text('institution')
    .notNull()
    .references(() => institution.code, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** To the minute. */
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
})
