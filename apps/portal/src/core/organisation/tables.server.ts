import { sql } from 'drizzle-orm'
import { boolean, check, integer, text } from 'drizzle-orm/pg-core'
import { bytesColumn } from '#platform/database/bytes-column.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest } from './limits.ts'
import type { PictureFile, PictureName } from './pictures/pictures.ts'

/** The organisation, as administrators describe it. One row, or none before it has a name. */
export const organisationTable = portal.table(
  'organisation',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    name: localizedColumn('name').notNull(),
    legalName: text('legal_name').notNull(),
    /** Nine digits, or empty. */
    organisationNumber: text('organisation_number').notNull(),
    /** In one line. */
    postalAddress: text('postal_address').notNull(),
    visitingAddress: text('visiting_address').notNull(),
    /** Where people work who answer an advert, unless their service area says otherwise. */
    city: text('city').notNull(),
    phone: text('switchboard').notNull(),
    email: text('mailbox').notNull(),
    openingHours: localizedColumn('opening_hours').notNull(),
    links: text('links').array().notNull(),
    mailSignature: localizedColumn('mail_signature').notNull(),
    /** `#rrggbb`, or empty. */
    brandColour: text('brand_colour').notNull().default(''),
    attentionColour: text('attention_colour').notNull().default(''),
    sportsColour: text('sports_colour').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('organisation_one_row', sql`${table.onlyRow}`),
    check('organisation_name', localizedCheck(table.name, { longest: longest.name })),
    check(
      'organisation_colours',
      sql`${table.brandColour} || ${table.attentionColour} || ${table.sportsColour} ~ '^(#[0-9a-f]{6}){0,3}$'`,
    ),
    check('organisation_number', sql`${table.organisationNumber} ~ '^(\\d{9})?$'`),
  ],
)

/** What the organisation has in place of our logo and icons: a file for each address. All are public. */
export const organisationPicturesTable = portal.table('organisation_pictures', {
  file: text('file').primaryKey().$type<PictureFile>(),
  /** What was uploaded that it is made of. */
  picture: text('picture').notNull().$type<PictureName>(),
  bytes: bytesColumn('bytes').notNull(),
  /** Pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Of what was uploaded: with it the addresses in pages change when the picture does. */
  hash: text('hash').notNull(),
})
