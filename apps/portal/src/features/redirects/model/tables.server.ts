import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, text } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'

/** Addresses of the site before this one, and where they lead. */
export const redirect = portal.table(
  'redirect',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** As addresses are compared. */
    oldAddress: text('old_address').notNull().unique('redirect_old_address'),
    /** An address of this site, or one of another that begins with https. Never an old address. */
    target: text('target').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('redirect_from', sql`${table.oldAddress} ~ '^/' and length(${table.oldAddress}) <= 500`),
    check(
      'redirect_to',
      sql`${table.target} ~ '^(/($|[^/])|https://)' and length(${table.target}) <= 2000`,
    ),
  ],
)

/** Addresses where nothing is, without query, and how often people asked for them. Nothing of who. */
export const missedAddress = portal.table(
  'missed_address',
  {
    address: text('address').primaryKey(),
    count: integer('count').notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** A link of a page of ours has led there. */
    isFromOwnPage: boolean('is_from_own_page').notNull().default(false),
    /** Administrators do not want to see it. */
    isIgnored: boolean('is_ignored').notNull().default(false),
  },
  (table) => [
    check('missed_address_count', sql`${table.count} > 0`),
    check('missed_address_path', sql`${table.address} ~ '^/' and length(${table.address}) <= 500`),
  ],
)
