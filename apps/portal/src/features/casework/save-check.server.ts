import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { checklistFields } from '#core/cases/checklist-fields.ts'
import { recordAction } from '#core/cases/record-action.server.ts'
import { caseCheck } from '#core/cases/tables.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ChecklistEdit, ChecklistSave } from './checklist-forms.ts'
import { type Checklists, caseworkRefusals } from './contract.ts'

/** The checklists of all kinds of cases, each in the order in which its lines were added. */
export async function listChecks(database: Database): Promise<Checklists> {
  const { id, kind, text, isRequired, version } = caseCheck
  const items = await database
    .select({ id, kind, text, isRequired, version })
    .from(caseCheck)
    .where(isNull(caseCheck.removedAt))
    .orderBy(asc(caseCheck.kind), asc(caseCheck.createdAt), asc(caseCheck.id))
  return { items }
}

/**
 * Adds, changes or removes a line. A removed one stays in the history of cases where it was ticked.
 * @throws {Refusal} `CHECKLIST_CHANGED`: since it was read; `CASE_KIND_NOT_FOUND`
 */
export async function saveChecklist(
  database: Database,
  staff: StaffActor,
  edit: ChecklistEdit,
  kinds: readonly string[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (edit.action === 'save') return saveCheck(transaction, staff, edit, kinds)
    const before = await lockCheck(transaction, edit.seen)
    await transaction
      .update(caseCheck)
      .set({ removedAt: sql`now()` })
      .where(eq(caseCheck.id, before.id))
    await recordAction(transaction, staff, {
      action: 'case-check-removed',
      subject: { kind: 'case-check', id: before.id },
      before: auditedValues(checklistFields, before),
    })
  })
}

async function saveCheck(
  transaction: Database,
  staff: StaffActor,
  { kind, seen, form }: ChecklistSave,
  kinds: readonly string[],
): Promise<void> {
  if (!kinds.includes(kind))
    throw new Refusal('CASE_KIND_NOT_FOUND', caseworkRefusals.CASE_KIND_NOT_FOUND)
  const before = seen && (await lockCheck(transaction, seen))
  const [saved] = before
    ? await transaction
        .update(caseCheck)
        .set({ ...form, version: before.version + 1 })
        .where(eq(caseCheck.id, before.id))
        .returning({ id: caseCheck.id })
    : await transaction
        .insert(caseCheck)
        .values({ kind, ...form })
        .returning({ id: caseCheck.id })
  await recordAction(transaction, staff, {
    action: 'case-check-saved',
    subject: { kind: 'case-check', id: saved?.id ?? '' },
    ...(before && { before: auditedValues(checklistFields, before) }),
    after: auditedValues(checklistFields, form),
  })
}

async function lockCheck(transaction: Database, seen: { id: string; version: number }) {
  const [found] = await transaction
    .select()
    .from(caseCheck)
    .where(and(eq(caseCheck.id, seen.id), isNull(caseCheck.removedAt)))
    .for('update')
  if (found?.version !== seen.version)
    throw new Refusal('CHECKLIST_CHANGED', caseworkRefusals.CHECKLIST_CHANGED)
  return found
}
