import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenClosingDay } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { closingDayFields } from '../model/fields.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { judgeClosing } from './closing-days.ts'
import type { ClosingDayEdit } from './forms.ts'

type Edit<Action extends ClosingDayEdit['action']> = Extract<ClosingDayEdit, { action: Action }>
type Editing = {
  readonly transaction: Database
  readonly staff: StaffActor
  readonly kindergartenId: string
  readonly today: string
}

/**
 * Adds or removes the closing days of a span.
 * @param today in Norway: days before it stay as they were
 * @returns how many days
 * @throws {Refusal} `KINDERGARTEN_NOT_FOUND`, `CLOSING_DAYS_…`
 */
export function saveClosingDays(
  database: Database,
  staff: StaffActor,
  kindergartenId: string,
  { edit, today }: { readonly edit: ClosingDayEdit; readonly today: string },
): Promise<number> {
  return database.transaction(async (transaction) => {
    await requireKindergarten(transaction, staff, kindergartenId)
    const editing = { transaction, staff, kindergartenId, today }
    return edit.action === 'add' ? add(editing, edit) : remove(editing, edit)
  })
}

async function add(editing: Editing, { form }: Edit<'add'>): Promise<number> {
  const { transaction, staff, kindergartenId, today } = editing
  const judged = judgeClosing(form, today)
  if ('refusal' in judged) throw refuse(judged.refusal)
  const { reason } = form
  await transaction
    .insert(kindergartenClosingDay)
    .values(judged.days.map((onDate) => ({ kindergartenId, onDate, reason })))
    .onConflictDoUpdate({
      target: [kindergartenClosingDay.kindergartenId, kindergartenClosingDay.onDate],
      set: { reason: sql`excluded.reason` },
    })
  await recordAction(transaction, staff, {
    action: 'kindergarten-closing-days-added',
    subject: { kind: 'kindergarten-setup', id: kindergartenId },
    after: {
      ...auditedValues(closingDayFields, form),
      kindergartenClosingCount: judged.days.length,
    },
  })
  return judged.days.length
}

async function remove(editing: Editing, { fromOn, toOn }: Edit<'remove'>): Promise<number> {
  const { transaction, staff, kindergartenId, today } = editing
  const removed = await transaction
    .delete(kindergartenClosingDay)
    .where(
      and(
        eq(kindergartenClosingDay.kindergartenId, kindergartenId),
        gte(kindergartenClosingDay.onDate, fromOn < today ? today : fromOn),
        lte(kindergartenClosingDay.onDate, toOn),
      ),
    )
    .returning({ reason: kindergartenClosingDay.reason })
  const [first] = removed
  if (!first) throw refuse('CLOSING_DAYS_NOT_FOUND')
  await recordAction(transaction, staff, {
    action: 'kindergarten-closing-days-removed',
    subject: { kind: 'kindergarten-setup', id: kindergartenId },
    before: {
      ...auditedValues(closingDayFields, { fromOn, toOn, reason: first.reason }),
      kindergartenClosingCount: removed.length,
    },
  })
  return removed.length
}
