import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { inquiry } from '../model/tables.server.ts'
import type { FoundInquiries } from './contract.ts'
import { isPermitted } from './permitted.server.ts'
import { selectLines, toLine } from './select-lines.server.ts'

const mostFound = 50

/** Searches by a number, or part of a name, an address or a subject; the newest first. */
export async function searchInquiries(
  database: Database,
  staff: StaffActor,
  text: string,
): Promise<FoundInquiries> {
  const rows = await selectLines(database)
    .where(and(isPermitted(staff), isAbout(text)))
    .orderBy(desc(inquiry.changedAt), desc(inquiry.id))
    .limit(mostFound + 1)
  return { items: rows.slice(0, mostFound).map(toLine), isMore: rows.length > mostFound }
}

function isAbout(text: string): SQL | undefined {
  const digits = /^#?(\d{1,12})$/.exec(text)?.[1]
  if (digits !== undefined) return eq(inquiry.number, Number(digits))
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`${inquiry.email} like ${pattern}`,
    sql`lower(${inquiry.firstName} || ' ' || ${inquiry.lastName}) like ${pattern}`,
    sql`lower(${inquiry.subject}) like ${pattern}`,
  )
}
