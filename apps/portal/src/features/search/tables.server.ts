import { locales } from '@trivsel/content-contract/locales'

import { sql } from 'drizzle-orm'
import { customType, date, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'
import { searchKinds } from './kinds.ts'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A copy of what the content system has published, one row for each page in each language. */
export const searchDocument = portal.table(
  'search_document',
  {
    kind: text('kind', { enum: searchKinds }).notNull(),
    id: integer('id').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    href: text('href').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    body: text('body').notNull(),
    lastDay: date('last_day'),
    /** The title as `foldText` writes it. */
    foldedTitle: text('folded_title').notNull(),
    /** Stems of title (A), description (B) and the names of its kind (C); of the title the words too. */
    head: searchVector('head').notNull(),
    /** The same with the stems of the body (D). It is long, and mostly read by its index alone. */
    vector: searchVector('vector').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.locale] }),
    index('search_document_vector').using('gin', sql`${table.vector}`),
  ],
)

/** Words that occur in pages: what a misspelt word may have meant. */
export const searchWord = portal.table(
  'search_word',
  {
    locale: text('locale', { enum: locales }).notNull(),
    folded: text('folded').notNull(),
    /** As it is written, in small letters. */
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.folded] })],
)

/** When each kind was last read as a whole, and by which version of the rules for reading. */
export const searchReading = portal.table('search_reading', {
  kind: text('kind', { enum: searchKinds }).primaryKey(),
  version: integer('version').notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull().defaultNow(),
})
