import { sql } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { associationInvitation } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { associationInvitationMail, associationMemberImport } from '../model/tables.server.ts'
import type { FileImport, FileImports } from './contract.ts'

const shown = 20

/** @throws {Refusal} of `requireRight` */
export async function listImports(database: Database, caller: Caller): Promise<FileImports> {
  await requireRight(database, caller, 'members', { isChange: false })
  const utc = (column: string) =>
    sql`to_char(made.${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  const { rows } = await database.execute<FileImport>(sql`
    select made.id, made.file_name as "fileName", made.lines,
      ${utc('imported_at')} as "importedAt", ${utc('undone_at')} as "undoneAt",
      count(*) filter (where invitation.email is not null and mail.mails = 0)::int as waiting,
      count(*) filter (where invitation.email is not null
        and invitation.expires_at > ${caller.now.toISOString()}::timestamptz)::int as open
    from ${associationMemberImport} made
    left join ${associationInvitationMail} mail on mail.import_id = made.id
    left join ${associationInvitation} invitation on invitation.id = mail.invitation_id
    where made.association_id = ${caller.associationId}
    group by made.id
    order by made.imported_at desc, made.id limit ${shown}`)
  return { items: rows }
}
