import { and, asc, count, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import type { AuditFilters } from './audit-filters.ts'
import type { AuditPage } from './contract.ts'

/** Who something was done to, where that is somebody of the staff. */
const concerned = alias(user, 'concerned')

/** The log for admins, the newest first unless they want it the other way round. */
export async function listEntries(
  database: Database,
  { actor, action, day, sort, size, page }: AuditFilters,
): Promise<AuditPage> {
  const wanted = and(
    actor === undefined ? undefined : isActor(actor),
    action === undefined ? undefined : eq(auditEntry.action, action),
    day === undefined ? undefined : isOnDay(day),
  )
  const rows = await database
    .select({
      entry: auditEntry,
      name: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
      concernedName: sql<string | null>`${concerned.firstName} || ' ' || ${concerned.lastName}`,
    })
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.actorId))
    .leftJoin(
      concerned,
      and(eq(auditEntry.subjectKind, 'staff-member'), eq(concerned.id, auditEntry.subjectId)),
    )
    .where(wanted)
    .orderBy(sort === 'at' ? asc(auditEntry.id) : desc(auditEntry.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await database
    .select({ total: count() })
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.actorId))
    .where(wanted)
  const items = rows.map(({ entry, name, concernedName }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    actor: { kind: entry.actorKind, name, roles: entry.actorRoles },
    action: entry.action,
    subject: { kind: entry.subjectKind, id: entry.subjectId, name: concernedName },
    before: entry.before,
    after: entry.after,
    requestId: entry.requestId,
  }))
  return { items, page, total: counted?.total ?? 0 }
}

/** Part of the name as it is spoken, or the whole e-mail address. */
function isActor(text: string) {
  const wanted = text.toLowerCase()
  return or(
    eq(user.email, wanted),
    sql`position(${wanted} in lower(${user.firstName} || ' ' || ${user.lastName})) > 0`,
  )
}

/** A day in Norway has 23, 24 or 25 hours. */
function isOnDay(day: string) {
  const midnight = (days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`
  return and(gte(auditEntry.at, midnight(0)), lt(auditEntry.at, midnight(1)))
}
