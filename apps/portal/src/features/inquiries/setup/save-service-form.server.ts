import { eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { ProposalSettings } from '#core/proposals/proposal-kind.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { isConfidential } from '../model/rules.ts'
import { serviceForms } from '../model/service-forms/service-forms.ts'
import { setupFields } from '../model/setup-fields.ts'
import { inquiryCategory, serviceFormCategory } from '../model/tables.server.ts'
import { requireReplyMailbox } from './propose-category.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import type { EditOf } from './setup-forms.ts'

/**
 * Says where what comes by a service form is answered, or closes it.
 * @throws {Refusal} `SETUP_CHANGED`, `CATEGORY_NOT_FOUND`, `NOT_CONFIDENTIAL`, `REPLY_MAILBOX_MISSING`
 */
export async function saveServiceForm(
  transaction: Database,
  staff: StaffActor,
  { seen, form }: EditOf<'service-form'>,
  settings: ProposalSettings,
): Promise<void> {
  const { categoryId } = form
  if (categoryId !== null && serviceForms[seen.id].isConfidential) requireReplyMailbox(settings)
  const isThis = eq(serviceFormCategory.form, seen.id)
  const [before] = await transaction.select().from(serviceFormCategory).where(isThis).for('update')
  if ((before?.categoryId ?? null) !== seen.categoryId) throw refuseSetup('SETUP_CHANGED')
  if (before) await transaction.delete(serviceFormCategory).where(isThis)
  if (categoryId !== null) await open(transaction, { form: seen.id, categoryId })
  await recordAction(transaction, staff, {
    action: 'service-form-saved',
    subject: { kind: 'service-form', id: seen.id },
    before: auditedValues(setupFields['service-form'], seen),
    after: auditedValues(setupFields['service-form'], form),
  })
}

async function open(
  transaction: Database,
  values: typeof serviceFormCategory.$inferInsert,
): Promise<void> {
  const [category] = await transaction
    .select({ role: inquiryCategory.role })
    .from(inquiryCategory)
    .where(eq(inquiryCategory.id, values.categoryId))
    .for('key share')
  if (!category) throw refuseSetup('CATEGORY_NOT_FOUND')
  if (serviceForms[values.form].isConfidential && !isConfidential(category.role))
    throw refuseSetup('NOT_CONFIDENTIAL')
  const added = await transaction
    .insert(serviceFormCategory)
    .values(values)
    .onConflictDoNothing()
    .returning({ form: serviceFormCategory.form })
  // Somebody else has opened it at the same moment.
  if (added.length === 0) throw refuseSetup('SETUP_CHANGED')
}
