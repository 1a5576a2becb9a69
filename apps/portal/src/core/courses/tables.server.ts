import { locales } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { emptyText, instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { foldedText } from '#platform/database/folded-text.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest, mostDates, mostPriceOre, mostSeats } from './limits.ts'
import { courseAudiences, courseStates, storedUnpaidReasons, ticketStates } from './states.ts'

const searched = ['title', 'text']
  .flatMap((column) => locales.map((locale) => `coalesce(${column} ->> '${locale}', '')`))
  .concat(["coalesce(teacher, '')", "coalesce(place, '')"])
const searchText = foldedText(`(${searched.join(" || ' ' || ")})`)

/** A course of one or several dates. Its seats are the offer with the same id (`core/places`). */
export const course = portal.table(
  'course',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In at least one language. */
    title: localizedColumn('title').notNull().$default(emptyText),
    text: localizedColumn('text').notNull().$default(emptyText),
    teacher: text('teacher'),
    /** Where it is held; null for a course that is held in a video meeting alone. */
    place: text('place'),
    /** Of the video meeting; only those who have a ticket see it. */
    link: text('link'),
    /** In which it is held. */
    languages: text('languages', { enum: locales }).array().notNull(),
    audience: text('audience', { enum: courseAudiences }).notNull().default('all'),
    state: text('state', { enum: courseStates }).notNull().default('draft'),
    /** Why it was called off. */
    reason: text('reason'),
    /** How many one person may book. */
    mostSeats: smallint('most_seats').notNull().default(1),
    /** Of one seat, in øre; VAT is in them. */
    studentPriceOre: integer('student_price_ore').notNull().default(0),
    memberPriceOre: integer('member_price_ore').notNull().default(0),
    otherPriceOre: integer('other_price_ore').notNull().default(0),
    vatPercent: smallint('vat_percent').notNull().default(0),
    /** What cancelling costs: see `cancelling.ts`. */
    refundHours: smallint('refund_hours').notNull().default(24),
    keepOre: integer('keep_ore').notNull().default(0),
    keepPercent: smallint('keep_percent').notNull().default(0),
    /** Until so many hours before the first date a ticket is passed on. */
    passHours: smallint('pass_hours').notNull().default(2),
    /** So many hours before each date those who come are reminded; 0: never. */
    remindHours: smallint('remind_hours').notNull().default(24),
    /** At how many of its dates somebody has to be for a certificate; null: it has none. */
    certificateDates: smallint('certificate_dates'),
    /** Sensitive answers are deleted so many days after the last date. */
    answerDays: smallint('answer_days').notNull().default(14),
    publishedAt: instant('published_at'),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    /** What the calendar searches for words. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(searchText)),
  },
  (table) => [
    index('course_published').on(table.publishedAt).where(sql`state = 'published'`),
    index('course_created_by').on(table.createdBy),
    check(
      'course_texts',
      sql`${localizedCheck(table.title, { longest: longest.title, least: 0 })}
        and ${localizedCheck(table.text, { longest: longest.text, least: 0 })}`,
    ),
    check(
      'course_where',
      sql`length(${table.place}) between 1 and ${numeral(longest.place)}
        and (${table.place} is not null or ${table.link} is not null)`,
    ),
    check(
      'course_link',
      sql`${table.link} ~ '^https://' and length(${table.link}) <= ${numeral(longest.link)}`,
    ),
    check(
      'course_teacher',
      sql`length(${table.teacher}) between 1 and ${numeral(longest.teacher)}`,
    ),
    check(
      'course_languages',
      sql`${table.languages} <@ array[${listOf(locales)}] and cardinality(${table.languages}) > 0`,
    ),
    check('course_audience', sql`${table.audience} in (${listOf(courseAudiences)})`),
    check('course_state', sql`${table.state} in (${listOf(courseStates)})`),
    check('course_reason', sql`length(${table.reason}) between 1 and ${numeral(longest.reason)}`),
    check('course_seats', sql`${table.mostSeats} between 1 and ${numeral(mostSeats)}`),
    check(
      'course_prices',
      sql`${table.studentPriceOre} between 0 and ${numeral(mostPriceOre)}
        and ${table.memberPriceOre} between 0 and ${numeral(mostPriceOre)}
        and ${table.otherPriceOre} between 0 and ${numeral(mostPriceOre)}
        and ${table.vatPercent} between 0 and 25`,
    ),
    check(
      'course_cancelling',
      sql`${table.refundHours} between 0 and 2160 and ${table.keepPercent} between 0 and 100
        and ${table.keepOre} between 0 and ${numeral(mostPriceOre)}`,
    ),
    check(
      'course_hours',
      sql`${table.passHours} between 0 and 720 and ${table.remindHours} between 0 and 336
        and ${table.answerDays} between 1 and 90`,
    ),
    check(
      'course_certificate_dates',
      sql`${table.certificateDates} between 1 and ${numeral(mostDates)}`,
    ),
  ],
)

/** One date of a course. */
export const courseDate = portal.table(
  'course_date',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Where it is another one than that of the course. */
    place: text('place'),
    /** Those who come were reminded. A date that is moved is reminded of again: null then. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('course_date_of').on(table.courseId, table.startsAt),
    index('course_date_starts').on(table.startsAt),
    check('course_date_times', sql`${table.endsAt} > ${table.startsAt}`),
    check('course_date_place', sql`length(${table.place}) between 1 and ${numeral(longest.place)}`),
  ],
)

/**
 * One seat of a booking, for one named person. It lets in while its place is booked and its state is
 * `valid`.
 */
export const courseTicket = portal.table(
  'course_ticket',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => place.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    /** Of its booking, from 1; that of a ticket that was passed on is the same. */
    seat: smallint('seat').notNull(),
    holder: text('holder').notNull(),
    /** Where it is sent; null: to the one who booked. */
    email: text('email'),
    /** 128 bits that nobody guesses; it lets in the one who shows it. */
    code: text('code').notNull(),
    state: text('state', { enum: ticketStates }).notNull().default('valid'),
    /** What this seat costs, in øre. */
    priceOre: integer('price_ore').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** When its holder was mailed that the certificate is there. */
    certificateMailedAt: instant('certificate_mailed_at'),
    /** It was sent to its own address, which is then told when it ends. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('course_ticket_code').on(table.code),
    uniqueIndex('course_ticket_seat').on(table.placeId, table.seat).where(sql`state = 'valid'`),
    index('course_ticket_of').on(table.courseId, table.state),
    index('course_ticket_place').on(table.placeId),
    check('course_ticket_state', sql`${table.state} in (${listOf(ticketStates)})`),
    check('course_ticket_ended', sql`(${table.state} = 'valid') = (${table.endedAt} is null)`),
    check('course_ticket_number', sql`${table.seat} between 1 and ${numeral(mostSeats)}`),
    check(
      'course_ticket_holder',
      sql`length(${table.holder}) between 1 and ${numeral(longest.holder)}`,
    ),
    check('course_ticket_email', sql`length(${table.email}) <= 254`),
    check('course_ticket_code', sql`${table.code} ~ '^[A-Z2-7]{26}$'`),
    check('course_ticket_price', sql`${table.priceOre} between 0 and ${numeral(mostPriceOre)}`),
  ],
)

/**
 * That somebody was let in at a date. The phone gives each scan its id and its time, so that an upload
 * may be repeated, and two phones that let in the same ticket are both kept; the earlier one counts.
 */
export const courseScan = portal.table(
  'course_scan',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => courseTicket.id, { onDelete: 'cascade' }),
    dateId: uuid('date_id')
      .notNull()
      .references(() => courseDate.id, { onDelete: 'cascade' }),
    scannedAt: instant('scanned_at').notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
    /** Null once that account is deleted. */
    scannedBy: text('scanned_by').references(() => user.id, { onDelete: 'set null' }),
    /** It had been cancelled or replaced when this was uploaded: let in without network. */
    wasInvalid: boolean('was_invalid').notNull().default(false),
    /** Why staff let them in although the place was not paid for; null: it was, or cost nothing. */
    unpaidReason: text('unpaid_reason', { enum: storedUnpaidReasons }),
    /** Taken back on the same phone within a quarter of an hour. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('course_scan_ticket').on(table.ticketId, table.dateId, table.scannedAt),
    index('course_scan_date').on(table.dateId),
    index('course_scan_by').on(table.scannedBy),
    check(
      'course_scan_unpaid_reason',
      sql`${table.unpaidReason} in (${listOf(storedUnpaidReasons)})`,
    ),
  ],
)

/** What staff say of somebody's attendance at a date, whatever was scanned. */
export const courseAttendance = portal.table(
  'course_attendance',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => courseTicket.id, { onDelete: 'cascade' }),
    dateId: uuid('date_id')
      .notNull()
      .references(() => courseDate.id, { onDelete: 'cascade' }),
    wasThere: boolean('was_there').notNull(),
    reason: text('reason').notNull(),
    correctedBy: text('corrected_by').references(() => user.id, { onDelete: 'set null' }),
    correctedAt: instant('corrected_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.dateId] }),
    index('course_attendance_date').on(table.dateId),
    index('course_attendance_by').on(table.correctedBy),
    check(
      'course_attendance_reason',
      sql`length(${table.reason}) between 1 and ${numeral(longest.reason)}`,
    ),
  ],
)
