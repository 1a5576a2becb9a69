import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { check, date, integer, text } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** The user profile (specification, section 3). Empty fields are null. */
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
    /** Its code. */
    institution: text('institution').references(() => institution.code),
    /** Year and H (autumn) or V (spring): `2026H`. */
    tuitionFeeCode: text('tuition_fee_code'),
    language: text('language', { enum: locales }).notNull().default(defaultLocale),
    /** ISO 3166-1 alpha-2; sent as the Norwegian name. */
    nationality: text('nationality'),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Incremented by each save (optimistic locking). */
    revision: integer('revision').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('profile_tuition_fee_code', sql`${table.tuitionFeeCode} ~ '^20[0-9]{2}[HV]$'`)],
)
