import { date, index, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from '#features/accounts/tables.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** What a person has told of themselves (specification, section 3: user profile). Empty fields are null. */
export const profile = portal.table('profile', {
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
  institution: text('institution'),
  /** Year and H (autumn) or V (spring): `2026H`. */
  tuitionFeeCode: text('tuition_fee_code'),
  language: text('language', { enum: ['no', 'en'] })
    .notNull()
    .default('no'),
  /** ISO 3166-1 alpha-2; sent as the Norwegian name. */
  nationality: text('nationality'),
  birthDate: date('birth_date', { mode: 'string' }),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

/**
 * A person's national id. Encrypted for this row; `number_index` is a keyed hash by which two
 * accounts with the same number are found.
 */
export const nationalId = portal.table(
  'national_id',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    numberIndex: text('number_index').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('national_id_index').on(table.numberIndex)],
)
