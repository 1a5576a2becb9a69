import { asc, eq, max } from 'drizzle-orm'
import { recordAction } from '#core/cases/record-action.server.ts'
import { caseTemplate } from '#core/cases/tables.server.ts'
import { templateFields } from '#core/cases/template-fields.ts'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MovedTable } from './move-entry.server.ts'
import { refuseCasework } from './refuse-casework.server.ts'
import type { EditOf, SeenEntry } from './setup-forms.ts'

/** New templates come last. */
export const templateOrder = [asc(caseTemplate.position), asc(caseTemplate.id)]

export const movedTemplates: MovedTable = {
  table: caseTemplate,
  order: templateOrder,
  changed: 'TEMPLATE_CHANGED',
  action: 'case-template-moved',
  subject: 'case-template',
}

type Form = EditOf<'save-template'>['form']

/** @throws {Refusal} `TEMPLATE_CHANGED`: since it was read */
export async function saveTemplate(
  transaction: Database,
  staff: StaffActor,
  { kind, seen, form }: EditOf<'save-template'>,
): Promise<void> {
  if (!seen) return addTemplate(transaction, staff, { kind, form })
  const before = await lockTemplate(transaction, seen)
  await transaction
    .update(caseTemplate)
    .set({ ...form, version: before.version + 1 })
    .where(eq(caseTemplate.id, before.id))
  await recordAction(transaction, staff, {
    action: 'case-template-saved',
    subject: { kind: 'case-template', id: before.id },
    before: auditedValues(templateFields, before),
    after: auditedValues(templateFields, form),
  })
}

/**
 * Adds the suggestions for a kind. Of two who do so at once the unique names refuse the second.
 * @throws {Refusal} `TEMPLATES_EXIST`: it has templates by now
 */
export async function addTemplates(
  transaction: Database,
  staff: StaffActor,
  { kind, forms }: EditOf<'add-templates'>,
): Promise<void> {
  if ((await transaction.$count(caseTemplate, eq(caseTemplate.kind, kind))) > 0)
    throw refuseCasework('TEMPLATES_EXIST')
  for (const form of forms) await addTemplate(transaction, staff, { kind, form })
}

async function addTemplate(
  transaction: Database,
  staff: StaffActor,
  { kind, form }: { kind: string; form: Form },
): Promise<void> {
  const [last] = await transaction
    .select({ position: max(caseTemplate.position) })
    .from(caseTemplate)
    .where(eq(caseTemplate.kind, kind))
  const position = (last?.position ?? -1) + 1
  const [added] = await transaction
    .insert(caseTemplate)
    .values({ kind, ...form, position })
    .returning({ id: caseTemplate.id })
  await recordAction(transaction, staff, {
    action: 'case-template-saved',
    subject: { kind: 'case-template', id: added?.id ?? '' },
    after: auditedValues(templateFields, form),
  })
}

/** @throws {Refusal} `TEMPLATE_CHANGED`: since it was read */
export async function removeTemplate(
  transaction: Database,
  staff: StaffActor,
  { seen }: EditOf<'remove'>,
): Promise<void> {
  const before = await lockTemplate(transaction, seen)
  await transaction.delete(caseTemplate).where(eq(caseTemplate.id, before.id))
  await recordAction(transaction, staff, {
    action: 'case-template-removed',
    subject: { kind: 'case-template', id: before.id },
    before: auditedValues(templateFields, before),
  })
}

async function lockTemplate(transaction: Database, seen: SeenEntry) {
  const [found] = await transaction
    .select()
    .from(caseTemplate)
    .where(eq(caseTemplate.id, seen.id))
    .for('update')
  if (found?.version !== seen.version) throw refuseCasework('TEMPLATE_CHANGED')
  return found
}
