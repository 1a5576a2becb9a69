import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import {
  association,
  associationInvitation,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { portal } from '#platform/database/schema.server.ts'
import { readingKinds } from './reading-kinds.ts'

/** Who has read the register of an association, when, and what of it. Its members can see that. */
export const associationRegisterAccess = portal.table(
  'association_register_access',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    at: instant('at').notNull().defaultNow(),
    /** Null once that account is deleted. */
    readerId: text('reader_id').references(() => user.id, { onDelete: 'set null' }),
    /** Staff of the organisation; otherwise somebody of the board. */
    isStaff: boolean('is_staff').notNull(),
    /** The role by which they could; null for a contact person, staff, and a role that is gone. */
    roleTypeId: uuid('role_type_id').references(() => associationRoleType.id, {
      onDelete: 'set null',
    }),
    kind: text('kind', { enum: readingKinds }).notNull(),
    /** Whose entry was opened; null for a list. */
    subjectId: text('subject_id').references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('association_register_access_of').on(table.associationId, table.at),
    index('association_register_access_reader').on(table.readerId, table.at),
    index('association_register_access_role').on(table.roleTypeId),
    index('association_register_access_subject').on(table.subjectId),
    check(
      'association_register_access_kind',
      sql`${table.kind} in (${sql.raw(readingKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    check(
      'association_register_access_entry',
      sql`${table.kind} = 'entry' or ${table.subjectId} is null`,
    ),
  ],
)

/** A file of people who were invited at once. It names nobody but who sent it. */
export const associationMemberImport = portal.table(
  'association_member_import',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** Null once that account is deleted. */
    importedBy: text('imported_by').references(() => user.id, { onDelete: 'set null' }),
    importedAt: instant('imported_at').notNull().defaultNow(),
    lines: integer('lines').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('association_member_import_of').on(table.associationId, table.importedAt),
    index('association_member_import_by').on(table.importedBy),
    check('association_member_import_file', sql`length(${table.fileName}) between 1 and 200`),
    check('association_member_import_lines', sql`${table.lines} > 0`),
  ],
)

/** The mails of an invitation: how many were sent, and of which file it is. */
export const associationInvitationMail = portal.table(
  'association_invitation_mail',
  {
    invitationId: uuid('invitation_id')
      .primaryKey()
      .references(() => associationInvitation.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').references(() => associationMemberImport.id, {
      onDelete: 'cascade',
    }),
    /** 0 as long as the job has not come to it. */
    mails: smallint('mails').notNull(),
    lastAt: instant('last_at'),
  },
  (table) => [
    index('association_invitation_mail_import').on(table.importId, table.mails),
    check('association_invitation_mail_count', sql`${table.mails} between 0 and 3`),
  ],
)
