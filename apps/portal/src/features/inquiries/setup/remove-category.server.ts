import { and, eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { setupFields } from '../model/setup-fields.ts'
import { inquiry, inquiryCategory, inquirySubcategory } from '../model/tables.server.ts'
import { findSubcategory } from './find-subcategory.server.ts'
import { incrementVersion, lockCategory } from './lock-category.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import type { EditOf } from './setup-forms.ts'

/**
 * Removes a category with its sub-categories and templates.
 * @throws {Refusal} `CATEGORY_NOT_FOUND`, `SETUP_CHANGED`, `IS_USED`
 */
export async function removeCategory(
  transaction: Database,
  staff: StaffActor,
  { seen }: EditOf<'remove-category'>,
): Promise<void> {
  const before = await lockCategory(transaction, seen, 'update')
  const { id } = before
  if ((await transaction.$count(inquiry, eq(inquiry.categoryId, id))) > 0)
    throw refuseSetup('IS_USED')
  await transaction.delete(inquiryCategory).where(eq(inquiryCategory.id, id))
  await recordAction(transaction, staff, {
    action: 'inquiry-category-removed',
    subject: { kind: 'inquiry-category', id },
    before: auditedValues(setupFields.category, before),
  })
}

/** @throws {Refusal} `CATEGORY_NOT_FOUND`, `SUBCATEGORY_NOT_FOUND`, `SETUP_CHANGED`, `IS_USED` */
export async function removeSubcategory(
  transaction: Database,
  staff: StaffActor,
  { category, id }: EditOf<'remove-subcategory'>,
): Promise<void> {
  const { id: categoryId } = await lockCategory(transaction, category, 'update')
  const before = await findSubcategory(transaction, categoryId, id)
  const naming = and(eq(inquiry.categoryId, categoryId), eq(inquiry.subcategoryId, id))
  if ((await transaction.$count(inquiry, naming)) > 0) throw refuseSetup('IS_USED')
  await transaction
    .delete(inquirySubcategory)
    .where(and(eq(inquirySubcategory.categoryId, categoryId), eq(inquirySubcategory.id, id)))
  await incrementVersion(transaction, category)
  await recordAction(transaction, staff, {
    action: 'inquiry-category-removed',
    subject: { kind: 'inquiry-category', id: `${categoryId}/${id}` },
    before: auditedValues(setupFields.subcategory, before),
  })
}
