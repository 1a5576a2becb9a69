import { bigint, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { portal } from '#platform/database/schema.server.ts'
import type { AuditValue } from './contract.ts'

/**
 * What staff have done. Rows are added and never change: a trigger refuses everything else, to
 * everybody. No foreign keys, so that nothing that is removed elsewhere takes a row with it.
 */
export const auditEntry = portal.table(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    actorKind: text('actor_kind', { enum: ['staff', 'command'] }).notNull(),
    /** The account of a member of staff; none for a command on the server. */
    actorId: text('actor_id'),
    /** Those that the actor had at that moment. */
    actorRoles: text('actor_roles').array().notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<AuditValue>(),
    after: jsonb('after').$type<AuditValue>(),
    /** Leads to the lines of the server's log. */
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entry_at').on(table.at),
    index('audit_entry_actor').on(table.actorId, table.id),
    index('audit_entry_action').on(table.action, table.id),
  ],
)
