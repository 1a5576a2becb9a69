import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { nationalIdProofs } from '#core/identity/national-id/national-id-proof.ts'
import { user } from '#core/identity/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a person has told of themselves (specification, section 3: user profile). Empty fields are null. */
export const profile = portal.table(
  'profile',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    addressLine1: text('address_line_1'),
    addressLine2: text('address_line_2'),
    addressLine3: text('address_line_3'),
    zipCode: text('zip_code'),
    city: text('city'),
    /** ISO 3166-1 alpha-2. */
    countryCode: text('country_code'),
    /** `+47`, and the number without it. */
    phoneCountryCode: text('phone_country_code'),
    phoneNumber: text('phone_number'),
    /** Short name, `BI`. */
    institution: text('institution'),
    /** Year and H (autumn) or V (spring): `2026H`. */
    tuitionFeeCode: text('tuition_fee_code'),
    language: text('language', { enum: ['no', 'en'] })
      .notNull()
      .default('no'),
    /** ISO 3166-1 alpha-2; sent as the Norwegian name. */
    nationality: text('nationality'),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Counts the times that it was saved: who saves names the one that they have seen. */
    revision: integer('revision').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('profile_tuition_fee_code', sql`${table.tuitionFeeCode} ~ '^20[0-9]{2}[HV]$'`)],
)

/**
 * A person's national id: a claim, of which many may have the same, until it is proven, and then of
 * one account alone. Encrypted for this row; `number_index` is a keyed hash by which equal numbers
 * are found.
 */
export const nationalId = portal.table(
  'national_id',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    numberIndex: text('number_index').notNull(),
    keptAt: instant('kept_at').notNull().defaultNow(),
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

/** What of a person was looked at that is not shown unasked. */
export const accessedData = ['national-id', 'all-data'] as const
export type AccessedData = (typeof accessedData)[number]

/** Why: people look at their own, and staff at what a case needs. */
export const accessReasons = ['own-profile', 'own-download', 'identity-check'] as const
export type AccessReason = (typeof accessReasons)[number]

/** Who looked at whose what, when and why. The person whose it is can read it. */
export const accessLog = portal.table(
  'access_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** Gone when that account is gone. */
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    subjectId: text('subject_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    data: text('data', { enum: accessedData }).notNull(),
    reason: text('reason', { enum: accessReasons }).notNull(),
  },
  (table) => [
    index('access_log_subject').on(table.subjectId, table.at),
    index('access_log_actor').on(table.actorId),
  ],
)
