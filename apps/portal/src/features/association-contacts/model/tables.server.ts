import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { instant } from '#platform/database/columns.server.ts'
import { localizedCheck, localizedColumn } from '#platform/database/localized-column.server.ts'
import { portal } from '#platform/database/schema.server.ts'

/** A role as it was before the assembly, so that a withdrawal can bring it back. */
export type EndedRole = { readonly id: string; readonly endsOn: string | null }

/** A role for somebody who has been invited by mail: given when they accept. */
export type PendingRole = { readonly roleTypeId: string; readonly invitationId: string }

/** A general assembly that contact persons have registered. Its minutes are attached to it. */
export const associationAssembly = portal.table(
  'association_assembly',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    associationId: uuid('association_id')
      .notNull()
      .references(() => association.id, { onDelete: 'cascade' }),
    heldOn: date('held_on', { mode: 'string' }).notNull(),
    registeredAt: instant('registered_at').notNull().defaultNow(),
    /** Null once that account is deleted. */
    registeredBy: text('registered_by').references(() => user.id, { onDelete: 'set null' }),
    endedRoles: jsonb('ended_roles').$type<readonly EndedRole[]>().notNull(),
    /** Ids of roles that it gave, also later to those who were invited. */
    givenRoles: uuid('given_roles').array().notNull(),
    pendingRoles: jsonb('pending_roles').$type<readonly PendingRole[]>().notNull(),
    /** Ids of the invitations of contact persons that it sent. */
    invitations: uuid('invitations').array().notNull(),
    /** Ids of `association_contact`: they stay until a new one has accepted. */
    steppingDown: uuid('stepping_down').array().notNull(),
    releasedAt: instant('released_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** When the board was last reminded to accept the hand-over. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    uniqueIndex('association_assembly_day')
      .on(table.associationId, table.heldOn)
      .where(sql`withdrawn_at is null`),
    index('association_assembly_of').on(table.associationId, table.registeredAt),
    index('association_assembly_by').on(table.registeredBy),
  ],
)

/** What a new board takes over, as it was when the assembly was registered. */
export const associationHandoverItem = portal.table(
  'association_handover_item',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    assemblyId: uuid('assembly_id')
      .notNull()
      .references(() => associationAssembly.id, { onDelete: 'cascade' }),
    /** Of its source. */
    key: text('key').notNull(),
    name: localizedColumn('name').notNull(),
    text: localizedColumn('text').notNull(),
    /** The id of the page where it is. */
    page: text('page'),
    acceptedAt: instant('accepted_at'),
    /** Null once that account is deleted. */
    acceptedBy: text('accepted_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('association_handover_item_once').on(table.assemblyId, table.key),
    index('association_handover_item_waits').on(table.assemblyId).where(sql`accepted_at is null`),
    index('association_handover_item_by').on(table.acceptedBy),
    check('association_handover_item_name', localizedCheck(table.name, { longest: 100 })),
    check('association_handover_item_text', localizedCheck(table.text, { longest: 500 })),
    check(
      'association_handover_item_accepted',
      sql`${table.acceptedAt} is not null or ${table.acceptedBy} is null`,
    ),
  ],
)
