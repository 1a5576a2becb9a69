import { asc, eq, inArray, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { mostRedirects } from './limits.ts'
import type { Lead } from './plan-changes.ts'
import { recordAction } from './record-action.server.ts'
import { newRedirectFields } from './redirect-fields.ts'
import { refuse } from './refuse.server.ts'
import { missedAddress, redirect } from './tables.server.ts'

/** A change is announced there, without a payload. */
export const redirectsChannel = 'redirects_changed'

export type RedirectRow = typeof redirect.$inferSelect

export const readRedirects = (database: Database): Promise<RedirectRow[]> =>
  database.select().from(redirect).orderBy(asc(redirect.oldAddress))

/** All of them; nobody changes one until the transaction ends, and everybody may read. */
export async function lockRedirects(transaction: Database): Promise<RedirectRow[]> {
  await transaction.execute(sql`lock table ${redirect} in share row exclusive mode`)
  return readRedirects(transaction)
}

export const leadsOf = (rows: readonly RedirectRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ oldAddress, target }) => [oldAddress, target]))

export const announce = (transaction: Database) =>
  transaction.execute(sql`select pg_notify(${redirectsChannel}, '')`)

export const auditedLead = (lead: Partial<Lead>) => auditedValues(newRedirectFields, lead)

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const atOnce = 1_000

/**
 * Writes redirects that are new or lead elsewhere. Each has an entry in the audit log.
 * @param before all of them, locked
 * @throws {Refusal} TOO_MANY_REDIRECTS
 */
export async function saveLeads(
  transaction: Database,
  staff: StaffActor,
  { before, changed }: { before: readonly RedirectRow[]; changed: readonly Lead[] },
): Promise<{ added: number; changed: number }> {
  const known = new Map(before.map((row) => [row.oldAddress, row]))
  const added = changed.filter(({ from }) => !known.has(from))
  if (before.length + added.length > mostRedirects) throw refuse('TOO_MANY_REDIRECTS')
  for (let at = 0; at < added.length; at += atOnce) {
    const rows = added.slice(at, at + atOnce)
    await transaction
      .insert(redirect)
      .values(rows.map(({ from, to }) => ({ oldAddress: from, target: to })))
    const addresses = rows.map(({ from }) => from)
    await transaction.delete(missedAddress).where(inArray(missedAddress.address, addresses))
  }
  for (const { from, to } of changed) {
    const row = known.get(from)
    if (row)
      await transaction
        .update(redirect)
        .set({ target: to, version: row.version + 1 })
        .where(eq(redirect.id, row.id))
    await recordAction(transaction, staff, {
      action: 'redirect-saved',
      subject: { kind: 'redirect', id: from },
      ...(row && { before: auditedLead({ from, to: row.target }) }),
      after: auditedLead({ from, to }),
    })
  }
  if (changed.length > 0) await announce(transaction)
  return { added: added.length, changed: changed.length - added.length }
}
