import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { day, instant, listOf, numeral } from '#platform/database/columns.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { kindergartenChild, kindergartenGuardian } from '../children/tables.server.ts'
import { longest } from '../limits.ts'
import { kindergarten } from '../setup/tables.server.ts'
import { longestReminder, mostExtraPlaces } from './limits.ts'
import { openingKinds } from './states.ts'

/** A leader's survey of who comes on which days: around Christmas, in summer. */
export const kindergartenSurvey = portal.table(
  'kindergarten_survey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'cascade' }),
    title: localizedColumn('title').notNull(),
    /** The last day on which guardians answer. Afterwards only staff change answers. */
    answerUntil: day('answer_until').notNull(),
    /** What a missing answer means. */
    countsAsComing: boolean('counts_as_coming').notNull(),
    /** Guardians without an answer are reminded so many days before the deadline; 0: never. */
    remindDays: smallint('remind_days').notNull(),
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('kindergarten_survey_of').on(table.kindergartenId, table.answerUntil),
    check('kindergarten_survey_title', localizedCheck(table.title, { longest: longest.title })),
    check(
      'kindergarten_survey_remind',
      sql`${table.remindDays} between 0 and ${numeral(longestReminder)}`,
    ),
  ],
)

/** A day that a survey asks about. */
export const kindergartenSurveyDay = portal.table(
  'kindergarten_survey_day',
  {
    surveyId: uuid('survey_id')
      .notNull()
      .references(() => kindergartenSurvey.id, { onDelete: 'cascade' }),
    onDate: day('on_date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.surveyId, table.onDate] })],
)

/** Whether a child comes on a day: the latest answer, of one guardian or of staff. */
export const kindergartenSurveyAnswer = portal.table(
  'kindergarten_survey_answer',
  {
    surveyId: uuid('survey_id').notNull(),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    onDate: day('on_date').notNull(),
    isComing: boolean('is_coming').notNull(),
    /** By when it comes, by the clock in Norway; null for as usual. */
    arrivesAt: time('arrives_at'),
    /** Null where staff entered it, and where the guardian is deleted. */
    guardianId: uuid('guardian_id').references(() => kindergartenGuardian.id, {
      onDelete: 'set null',
    }),
    isByStaff: boolean('is_by_staff').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.childId, table.onDate] }),
    foreignKey({
      name: 'kindergarten_survey_answer_day',
      columns: [table.surveyId, table.onDate],
      foreignColumns: [kindergartenSurveyDay.surveyId, kindergartenSurveyDay.onDate],
    }).onDelete('cascade'),
    index('kindergarten_survey_answer_child').on(table.childId),
    index('kindergarten_survey_answer_guardian').on(table.guardianId),
    check('kindergarten_survey_answer_time', sql`${table.isComing} or ${table.arrivesAt} is null`),
    check(
      'kindergarten_survey_answer_by',
      sql`not (${table.isByStaff} and ${table.guardianId} is not null)`,
    ),
  ],
)

/**
 * A day on which a kindergarten is open outside its ordinary hours, free of charge. Its places are the
 * offer of the same id in the engine of places.
 */
export const kindergartenExtraOpening = portal.table(
  'kindergarten_extra_opening',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => placeOffer.id, { onDelete: 'cascade' }),
    kindergartenId: uuid('kindergarten_id')
      .notNull()
      .references(() => kindergarten.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: openingKinds }).notNull(),
    onDate: day('on_date').notNull(),
    /** By the clock in Norway. */
    opensAt: time('opens_at').notNull(),
    closesAt: time('closes_at').notNull(),
    places: smallint('places').notNull(),
    /** The last day on which guardians book and cancel. */
    bookUntil: day('book_until').notNull(),
    /** The leader ended the booking before that. */
    closedAt: instant('closed_at'),
    calledOffAt: instant('called_off_at'),
    /** What guardians read of it. */
    calledOffBecause: text('called_off_because'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('kindergarten_extra_opening_of').on(table.kindergartenId, table.onDate),
    index('kindergarten_extra_opening_on').on(table.onDate),
    check('kindergarten_extra_opening_kind', sql`${table.kind} in (${listOf(openingKinds)})`),
    check('kindergarten_extra_opening_hours', sql`${table.opensAt} < ${table.closesAt}`),
    check('kindergarten_extra_opening_deadline', sql`${table.bookUntil} < ${table.onDate}`),
    check(
      'kindergarten_extra_opening_places',
      sql`${table.places} between 1 and ${numeral(mostExtraPlaces)}`,
    ),
    check(
      'kindergarten_extra_opening_called_off',
      sql`num_nonnulls(${table.calledOffAt}, ${table.calledOffBecause}) in (0, 2)
        and length(${table.calledOffBecause}) between 1 and ${numeral(longest.reason)}`,
    ),
  ],
)

/**
 * What a child has of an extra opening. It points to the place of the guardian who booked: the key is what
 * gives a child one place at most, also when two guardians book at once.
 */
export const kindergartenExtraPlace = portal.table(
  'kindergarten_extra_place',
  {
    openingId: uuid('opening_id')
      .notNull()
      .references(() => kindergartenExtraOpening.id, { onDelete: 'cascade' }),
    childId: uuid('child_id')
      .notNull()
      .references(() => kindergartenChild.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id')
      .notNull()
      .references(() => place.id, { onDelete: 'cascade' }),
    /** Who booked it. */
    guardianId: uuid('guardian_id').references(() => kindergartenGuardian.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.openingId, table.childId] }),
    uniqueIndex('kindergarten_extra_place_place').on(table.placeId),
    index('kindergarten_extra_place_child').on(table.childId),
    index('kindergarten_extra_place_guardian').on(table.guardianId),
  ],
)
