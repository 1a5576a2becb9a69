import { eq, or, type SQL, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  whoActed,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { auditEntry } from './tables.server.ts'

const { internal, somebodyElse } = withheldBecause

/** What was done to the person, or with an invitation to their address. */
function isAbout({ userId, email }: PersonIdentifiers): SQL {
  return sql`(${auditEntry.subjectId} = ${userId}
    or coalesce(${auditEntry.after} ->> 'email', ${auditEntry.before} ->> 'email') = ${email})`
}

export const auditData: readonly PersonalTable[] = [
  {
    table: auditEntry,
    name: m.data_audit,
    rowsOf: (person) => or(eq(auditEntry.actorId, person.userId), isAbout(person)) ?? sql`false`,
    shown: {
      at: m.data_time,
      action: m.data_audit_action,
      actor_kind: m.data_account_provider,
      actor_roles: m.data_audit_roles,
      subject_kind: m.data_audit_subject,
    },
    computed: {
      actor: { name: m.data_access_who, value: (person) => whoActed(auditEntry.actorId, person) },
      // What a member of staff did to somebody else is in these, and is that person's.
      before: {
        name: m.data_audit_before,
        value: (person) => sql`case when ${isAbout(person)} then ${auditEntry.before} end`,
      },
      after: {
        name: m.data_audit_after,
        value: (person) => sql`case when ${isAbout(person)} then ${auditEntry.after} end`,
      },
    },
    withheld: {
      id: internal,
      actor_id: somebodyElse,
      subject_id: somebodyElse,
      before: 'of the person whom it is about alone: see the computed one',
      after: 'of the person whom it is about alone: see the computed one',
      request_id: internal,
    },
    retention: m.data_audit_kept,
    onDeletion: { retainedBecause: m.data_audit_why },
  },
]
