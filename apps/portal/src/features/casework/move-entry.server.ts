import { and, asc, eq, type SQL } from 'drizzle-orm'
import { recordAction } from '#core/cases/record-action.server.ts'
import type { caseCheck, caseTemplate } from '#core/cases/tables.server.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import type { EditOf } from './setup-forms.ts'

/** What differs between lines of checklists and templates. */
export type MovedTable = {
  readonly table: typeof caseCheck | typeof caseTemplate
  /** Of a kind, as they are shown. */
  readonly order: readonly SQL[]
  /** Which are shown at all. */
  readonly where?: SQL
  readonly changed: 'CHECKLIST_CHANGED' | 'TEMPLATE_CHANGED'
  readonly action: 'case-check-moved' | 'case-template-moved'
  readonly subject: 'case-check' | 'case-template'
}

/**
 * Moves an entry one place up or down among those of its kind.
 * @throws {Refusal} `CHECKLIST_CHANGED`, `TEMPLATE_CHANGED`: since it was read
 */
export async function moveEntry(
  transaction: Database,
  staff: StaffActor,
  { table, order, where, changed, action, subject }: MovedTable,
  { seen: { id, version }, to }: EditOf<'move'>,
): Promise<void> {
  const [found] = await transaction.select({ kind: table.kind }).from(table).where(eq(table.id, id))
  if (!found) throw refuseCasework(changed)
  const ofKind = and(eq(table.kind, found.kind), where)
  // In the same order, so that concurrent moves are serialized.
  const locked = await transaction
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(ofKind)
    .orderBy(asc(table.id))
    .for('update')
  if (!locked.some((one) => one.id === id && one.version === version)) throw refuseCasework(changed)
  const rows = await transaction
    .select({ id: table.id })
    .from(table)
    .where(ofKind)
    .orderBy(...order)
  const places = await writeOrder(rows, { id, to }, (one, position) =>
    transaction.update(table).set({ position }).where(eq(table.id, one)),
  )
  await transaction
    .update(table)
    .set({ version: version + 1 })
    .where(eq(table.id, id))
  await recordAction(transaction, staff, {
    action,
    subject: { kind: subject, id },
    before: { casePlace: places.before },
    after: { casePlace: places.after },
  })
}
