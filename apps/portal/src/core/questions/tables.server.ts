import { perLocale } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { longest } from './limits.ts'
import { questionKinds } from './states.ts'

/** What those who book are asked. */
export const placeQuestion = portal.table(
  'place_question',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => placeOffer.id, { onDelete: 'cascade' }),
    /** In at least one language. */
    text: localizedColumn('text')
      .notNull()
      .$default(() => perLocale(() => '')),
    kind: text('kind', { enum: questionKinds }).notNull(),
    /** Of a choice, in every language. */
    options: jsonb('options').$type<readonly Readonly<Record<string, string>>[]>(),
    isRequired: boolean('is_required').notNull().default(false),
    /** Allergies: read by those who prepare what is booked, and deleted soon after it. */
    isSensitive: boolean('is_sensitive').notNull().default(false),
    position: integer('position').notNull(),
  },
  (table) => [
    index('place_question_of').on(table.offerId, table.position),
    check(
      'place_question_kind',
      sql`${table.kind} in (${sql.raw(questionKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check(
      'place_question_text',
      localizedCheck(table.text, { longest: longest.question, least: 0 }),
    ),
    check(
      'place_question_options',
      sql`(${table.kind} = 'choice') = (${table.options} is not null)`,
    ),
  ],
)

export const placeAnswer = portal.table(
  'place_answer',
  {
    placeId: uuid('place_id')
      .notNull()
      .references(() => place.id, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => placeQuestion.id, { onDelete: 'cascade' }),
    /** Encrypted: it may say something of a person's health. */
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.questionId] }),
    index('place_answer_question').on(table.questionId),
  ],
)
