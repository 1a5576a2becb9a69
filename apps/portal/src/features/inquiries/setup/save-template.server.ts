import { eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { setupFields } from '../model/setup-fields.ts'
import { inquiryCategory, inquiryTemplate } from '../model/tables.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import type { EditOf } from './setup-forms.ts'

/** @throws {Refusal} `TEMPLATE_NOT_FOUND`, `CATEGORY_NOT_FOUND`, `SETUP_CHANGED` */
export async function saveTemplate(
  transaction: Database,
  staff: StaffActor,
  { seen, form }: EditOf<'template'>,
): Promise<void> {
  await requireCategory(transaction, form.categoryId)
  const before = seen && (await lockTemplate(transaction, seen))
  const [saved] = seen
    ? await transaction
        .update(inquiryTemplate)
        .set({ ...form, version: seen.version + 1 })
        .where(eq(inquiryTemplate.id, seen.id))
        .returning({ id: inquiryTemplate.id })
    : await transaction.insert(inquiryTemplate).values(form).returning({ id: inquiryTemplate.id })
  await recordAction(transaction, staff, {
    action: 'inquiry-template-saved',
    subject: { kind: 'inquiry-template', id: saved?.id ?? '' },
    ...(before && { before: auditedValues(setupFields.template, before) }),
    after: auditedValues(setupFields.template, form),
  })
}

/** @throws {Refusal} `TEMPLATE_NOT_FOUND`, `SETUP_CHANGED` */
export async function removeTemplate(
  transaction: Database,
  staff: StaffActor,
  { seen }: EditOf<'remove-template'>,
): Promise<void> {
  const before = await lockTemplate(transaction, seen)
  await transaction.delete(inquiryTemplate).where(eq(inquiryTemplate.id, seen.id))
  await recordAction(transaction, staff, {
    action: 'inquiry-template-removed',
    subject: { kind: 'inquiry-template', id: seen.id },
    before: auditedValues(setupFields.template, before),
  })
}

async function lockTemplate(
  transaction: Database,
  { id, version }: { id: string; version: number },
) {
  const [found] = await transaction
    .select()
    .from(inquiryTemplate)
    .where(eq(inquiryTemplate.id, id))
    .for('update')
  if (!found) throw refuseSetup('TEMPLATE_NOT_FOUND')
  if (found.version !== version) throw refuseSetup('SETUP_CHANGED')
  return found
}

async function requireCategory(transaction: Database, categoryId: string | null): Promise<void> {
  if (categoryId === null) return
  const [found] = await transaction
    .select({ id: inquiryCategory.id })
    .from(inquiryCategory)
    .where(eq(inquiryCategory.id, categoryId))
    .for('key share')
  if (!found) throw refuseSetup('CATEGORY_NOT_FOUND')
}
