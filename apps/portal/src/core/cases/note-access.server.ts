import { sql } from 'drizzle-orm'
import { accessLog } from '#core/access-log/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseKind } from './case-kind.server.ts'

/** A look that goes on is one: a page that is read again within so many minutes. */
const minutesOfOneLook = 30

/** Writes down that a member of staff looks at a case, where its kind wants that. */
export async function noteAccess(
  database: Database,
  kind: CaseKind | undefined,
  { staffId, userId }: { readonly staffId: string; readonly userId: string },
): Promise<void> {
  const data = kind?.accessedAs
  if (data === undefined) return
  await database.execute(sql`
    insert into ${accessLog} (actor_id, subject_id, data, reason)
    select ${staffId}, ${userId}, ${data}, 'case'
    where not exists (
      select from ${accessLog} known
      where known.subject_id = ${userId} and known.actor_id = ${staffId} and known.data = ${data}
        and known.at > now() - make_interval(mins => ${minutesOfOneLook}))`)
}
