import { eq } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { toOldAddress, toTarget } from '#platform/routing/old-address.ts'
import { hasOwnPage } from '../model/page-at-address.ts'
import { type Lead, planChanges } from '../model/plan-changes.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import {
  announce,
  auditedLead,
  leadsOf,
  lockRedirects,
  type RedirectRow,
  saveLeads,
} from '../model/save-leads.server.ts'
import { redirect } from '../model/tables.server.ts'
import type { EditOf, RedirectEdit } from './redirect-forms.ts'

/**
 * Saves one change of the redirects.
 * @param origin of this site
 * @throws {Refusal} see `redirectRefusals`
 */
export function saveRedirect(
  database: Database,
  staff: StaffActor,
  edit: RedirectEdit,
  origin: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const before = await lockRedirects(transaction)
    if (edit.action === 'remove') return remove(transaction, staff, requireSeen(before, edit.seen))
    const from =
      edit.action === 'add' ? newAddress(before, edit) : requireSeen(before, edit.seen).oldAddress
    const lead = { from, to: toTarget(edit.form.to, origin) ?? '' }
    await saveLeads(transaction, staff, { before, changed: requirePlan(before, lead) })
  })
}

function newAddress(before: readonly RedirectRow[], { form }: EditOf<'add'>): string {
  const from = toOldAddress(form.from) ?? ''
  if (hasOwnPage(from)) throw refuse('ADDRESS_IN_USE')
  if (before.some(({ oldAddress }) => oldAddress === from)) throw refuse('REDIRECT_EXISTS')
  return from
}

function requireSeen(before: readonly RedirectRow[], seen: EditOf<'remove'>['seen']): RedirectRow {
  const found = before.find(({ id }) => id === seen.id)
  if (!found) throw refuse('REDIRECT_NOT_FOUND')
  if (found.version !== seen.version) throw refuse('REDIRECT_CHANGED')
  return found
}

function requirePlan(before: readonly RedirectRow[], lead: Lead): Lead[] {
  const planned = planChanges(leadsOf(before), [lead])
  if ('circles' in planned) throw refuse('REDIRECT_CIRCLE')
  return planned.changed
}

async function remove(transaction: Database, staff: StaffActor, row: RedirectRow): Promise<void> {
  const { id, oldAddress: from, target: to } = row
  await transaction.delete(redirect).where(eq(redirect.id, id))
  await recordAction(transaction, staff, {
    action: 'redirect-removed',
    subject: { kind: 'redirect', id: from },
    before: auditedLead({ from, to }),
  })
  await announce(transaction)
}
