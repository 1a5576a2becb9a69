import { locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { emptyText, instant, listOf } from '#platform/database/columns.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest } from './limits.ts'
import { audiences, eventStates } from './states.ts'

/** An event of an association. Its places are the offer with the same id (`core/places`), if it has any. */
export const associationEvent = portal.table(
  'association_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    /** Events that were made together have the same. */
    seriesId: uuid('series_id'),
    /** In at least one language. */
    title: localizedColumn('title').notNull().$default(emptyText),
    text: localizedColumn('text').notNull().$default(emptyText),
    place: text('place').notNull(),
    /** Of an event in a video meeting; only those who have a place see it. */
    link: text('link'),
    /** In which it is held. */
    languages: text('languages', { enum: locales }).array().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    state: text('state', { enum: eventStates }).notNull().default('draft'),
    /** Why staff sent it back, or why it was called off. */
    reason: text('reason'),
    /** Who may come; everybody may read about it. */
    audience: text('audience', { enum: audiences }).notNull().default('all'),
    /** People book a place; without it they come as they are. */
    hasPlaces: boolean('has_places').notNull().default(false),
    /** For members and for others, in øre. */
    memberPriceOre: integer('member_price_ore').notNull().default(0),
    priceOre: integer('price_ore').notNull().default(0),
    /** Until so many hours before the start a cancellation is refunded in full. */
    refundHours: smallint('refund_hours').notNull().default(24),
    /** The refunded share of the price when it is cancelled later, before the start. */
    lateRefundPercent: smallint('late_refund_percent').notNull().default(0),
    /** Sensitive answers are deleted so many days after the end. */
    answerDays: smallint('answer_days').notNull().default(14),
    publishedAt: instant('published_at'),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('association_event_of').on(table.associationId, table.startsAt),
    index('association_event_coming').on(table.startsAt).where(sql`state = 'published'`),
    index('association_event_waiting').on(table.createdAt).where(sql`state = 'waiting'`),
    index('association_event_created_by').on(table.createdBy),
    index('association_event_series').on(table.seriesId),
    check(
      'association_event_texts',
      sql`${localizedCheck(table.title, { longest: longest.title, least: 0 })}
        and ${localizedCheck(table.text, { longest: longest.text, least: 0 })}`,
    ),
    check(
      'association_event_place',
      sql`length(${table.place}) between 1 and ${sql.raw(String(longest.place))}`,
    ),
    check(
      'association_event_link',
      sql`${table.link} ~ '^https://' and length(${table.link}) <= 300`,
    ),
    check('association_event_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('association_event_state', sql`${table.state} in (${listOf(eventStates)})`),
    check('association_event_audience', sql`${table.audience} in (${listOf(audiences)})`),
    check(
      'association_event_reason',
      sql`length(${table.reason}) between 1 and ${sql.raw(String(longest.reason))}`,
    ),
    check(
      'association_event_languages',
      sql`${table.languages} <@ array[${listOf(locales)}] and cardinality(${table.languages}) > 0`,
    ),
    check(
      'association_event_prices',
      sql`${table.memberPriceOre} between 0 and 1000000 and ${table.priceOre} between 0 and 1000000
        and (${table.hasPlaces} or ${table.memberPriceOre} + ${table.priceOre} = 0)`,
    ),
    check(
      'association_event_refund',
      sql`${table.refundHours} between 0 and 720 and ${table.lateRefundPercent} between 0 and 100`,
    ),
    check('association_event_answer_days', sql`${table.answerDays} between 1 and 90`),
  ],
)

/**
 * That somebody was let in. The phone gives each scan its id and its time, so that an upload may be
 * repeated, and two phones that let in the same person are both kept; the earlier one counts.
 */
export const associationEventScan = portal.table(
  'association_event_scan',
  {
    id: uuid('id').primaryKey(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => place.id, { onDelete: 'cascade' }),
    scannedAt: instant('scanned_at').notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    /** Null once that account is deleted. */
    scannedBy: text('scanned_by').references(() => user.id, { onDelete: 'set null' }),
    /** Taken back on the same phone within a quarter of an hour. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('association_event_scan_place').on(table.placeId, table.scannedAt),
    index('association_event_scan_by').on(table.scannedBy),
  ],
)
