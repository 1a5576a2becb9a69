import { type SQL, sql } from 'drizzle-orm'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from './caller.ts'
import type { ReadingKind } from './reading-kinds.ts'
import { associationRegisterAccess } from './tables.server.ts'

/** Minutes in which reading the same again is one line of the log. */
export const oneLineMinutes = 10

type Reading = {
  readonly kind: ReadingKind
  /** Whose entry is opened. */
  readonly subjectId?: string | null
}

/**
 * Writes down that somebody reads the register, before they get it. Reading the same within ten
 * minutes is one line, also twice at once.
 * @param how.isContact a contact person reads as such, whatever roles they have
 */
export async function logReading(
  database: Database,
  caller: Caller,
  reading: Reading,
  how: { readonly isStaff?: boolean; readonly isContact?: boolean } = {},
): Promise<void> {
  const { kind, subjectId = null } = reading
  const { associationId, userId, now } = caller
  const isLogged = sql`exists (select from ${associationRegisterAccess}
    where association_id = ${associationId} and reader_id = ${userId} and kind = ${kind}
      and subject_id is not distinct from ${subjectId}
      and at > ${new Date(now.getTime() - oneLineMinutes * 60_000).toISOString()}::timestamptz)`
  const { rows } = await database.execute<{ isLogged: boolean }>(
    sql`select ${isLogged} as "isLogged"`,
  )
  if (rows[0]?.isLogged) return
  const { isStaff = false, isContact = false } = how
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(
      ${`register ${associationId} ${userId} ${kind} ${subjectId}`}, 0))`)
    await transaction.execute(sql`
      insert into ${associationRegisterAccess}
        (association_id, at, reader_id, is_staff, role_type_id, kind, subject_id)
      select ${associationId}::uuid, ${now.toISOString()}::timestamptz, ${userId}, ${isStaff}::boolean,
        ${isStaff || isContact ? sql`null::uuid` : readingRole(caller)}, ${kind}, ${subjectId}
      where not ${isLogged}`)
  })
}

/** The first role of the reader that opens the register today. */
const readingRole = ({ associationId, userId, today }: Caller): SQL => sql`(
  select type.id from ${associationRole} role
  join ${associationRoleType} type on type.id = role.role_type_id
  where type.association_id = ${associationId} and role.user_id = ${userId}
    and role.starts_on <= ${today} and (role.ends_on is null or role.ends_on >= ${today})
    and type.rights && array['register', 'members']
  order by role.starts_on, role.id limit 1)`
