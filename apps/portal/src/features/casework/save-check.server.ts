import { and, asc, eq, isNull, max, sql } from 'drizzle-orm'
import { checklistFields } from '#core/cases/checklist-fields.ts'
import { recordAction } from '#core/cases/record-action.server.ts'
import { caseCheck } from '#core/cases/tables.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MovedTable } from './move-entry.server.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import type { EditOf, SeenEntry } from './setup-forms.ts'

/** New lines come last; of equal positions the older one is first. */
export const checkOrder = [asc(caseCheck.position), asc(caseCheck.createdAt), asc(caseCheck.id)]

export const movedChecks: MovedTable = {
  table: caseCheck,
  order: checkOrder,
  where: isNull(caseCheck.removedAt),
  changed: 'CHECKLIST_CHANGED',
  action: 'case-check-moved',
  subject: 'case-check',
}

/** @throws {Refusal} `CHECKLIST_CHANGED`: since it was read */
export async function saveCheck(
  transaction: Database,
  staff: StaffActor,
  { kind, seen, form }: EditOf<'save-check'>,
): Promise<void> {
  const before = seen && (await lockCheck(transaction, seen))
  const [saved] = before
    ? await transaction
        .update(caseCheck)
        .set({ ...form, version: before.version + 1 })
        .where(eq(caseCheck.id, before.id))
        .returning({ id: caseCheck.id })
    : await transaction
        .insert(caseCheck)
        .values({ kind, ...form, position: await nextPosition(transaction, kind) })
        .returning({ id: caseCheck.id })
  await recordAction(transaction, staff, {
    action: 'case-check-saved',
    subject: { kind: 'case-check', id: saved?.id ?? '' },
    ...(before && { before: auditedValues(checklistFields, before) }),
    after: auditedValues(checklistFields, form),
  })
}

/**
 * Adds the suggestions for a kind. A lock refuses the second of two who do so at once.
 * @throws {Refusal} `CHECKLIST_CHANGED`: it has lines by now
 */
export async function addChecks(
  transaction: Database,
  staff: StaffActor,
  { kind, forms }: EditOf<'add-checks'>,
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`checklist of ${kind}`}, 0))`,
  )
  const lines = await transaction.$count(
    caseCheck,
    and(eq(caseCheck.kind, kind), isNull(caseCheck.removedAt)),
  )
  if (lines > 0) throw refuseCasework('CHECKLIST_CHANGED')
  for (const form of forms)
    await saveCheck(transaction, staff, { action: 'save-check', kind, seen: null, form })
}

/**
 * Removes a line. It stays in the history of cases where it was ticked.
 * @throws {Refusal} `CHECKLIST_CHANGED`: since it was read
 */
export async function removeCheck(
  transaction: Database,
  staff: StaffActor,
  { seen }: EditOf<'remove'>,
): Promise<void> {
  const before = await lockCheck(transaction, seen)
  await transaction
    .update(caseCheck)
    .set({ removedAt: sql`now()` })
    .where(eq(caseCheck.id, before.id))
  await recordAction(transaction, staff, {
    action: 'case-check-removed',
    subject: { kind: 'case-check', id: before.id },
    before: auditedValues(checklistFields, before),
  })
}

async function lockCheck(transaction: Database, seen: SeenEntry) {
  const [found] = await transaction
    .select()
    .from(caseCheck)
    .where(and(eq(caseCheck.id, seen.id), isNull(caseCheck.removedAt)))
    .for('update')
  if (found?.version !== seen.version) throw refuseCasework('CHECKLIST_CHANGED')
  return found
}

async function nextPosition(transaction: Database, kind: string): Promise<number> {
  const [last] = await transaction
    .select({ position: max(caseCheck.position) })
    .from(caseCheck)
    .where(and(eq(caseCheck.kind, kind), isNull(caseCheck.removedAt)))
  return (last?.position ?? -1) + 1
}
