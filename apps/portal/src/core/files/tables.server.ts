import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { mediaTypes } from './file-types.ts'

/**
 * A file that somebody sent. Its bytes lie in the file store under `id`, encrypted with the key in
 * `data_key`. A row that goes takes them with it: a trigger leaves a job that removes them after the
 * commit.
 */
export const attachment = portal.table(
  'attachment',
  {
    /** 128 random bits, written in hexadecimal. */
    id: text('id').primaryKey(),
    /** None where a visitor sent it. */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    /** What it belongs to: the kind (`refund`) and the id of it. Null until it is attached. */
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    /** As the sender called it, cleaned. */
    name: text('name').notNull(),
    mediaType: text('media_type', { enum: mediaTypes }).notNull(),
    /** In bytes, before encryption. */
    size: integer('size').notNull(),
    /** Of the bytes before encryption, in hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Encrypted with `FIELD_KEYS`. */
    dataKey: text('data_key').notNull(),
    /** Nothing seems to be on it: a page without text and pictures, or a photo of one colour. */
    looksEmpty: boolean('looks_empty').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    attachedAt: instant('attached_at'),
  },
  (table) => [
    index('attachment_owner').on(table.ownerId),
    index('attachment_subject').on(table.subjectKind, table.subjectId, table.createdAt),
    index('attachment_loose').on(table.createdAt).where(sql`attached_at is null`),
    check('attachment_id', sql`${table.id} ~ '^[0-9a-f]{32}$'`),
    check('attachment_size', sql`${table.size} > 0`),
    check(
      'attachment_subject_whole',
      sql`num_nulls(${table.subjectKind}, ${table.subjectId}, ${table.attachedAt}) in (0, 3)`,
    ),
  ],
)
