import { and, eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { ProposalSettings } from '#core/proposals/proposal-kind.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { recordAction } from '../model/record-action.server.ts'
import { canMove, needsSecondPerson } from '../model/rules.ts'
import { setupFields } from '../model/setup-fields.ts'
import { inquiryCategory, inquirySubcategory } from '../model/tables.server.ts'
import type { SetupSaved } from './contract.ts'
import { findSubcategory } from './find-subcategory.server.ts'
import { incrementVersion, lockCategory } from './lock-category.server.ts'
import { newKey } from './new-key.ts'
import { proposeCategory } from './propose-category.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'
import type { CategoryForm, EditOf } from './setup-forms.ts'

/**
 * Saves a category, or proposes it where a second administrator confirms it: then the whole of it
 * waits. A new one is the last.
 * @throws {Refusal} `CATEGORY_NOT_FOUND`, `SETUP_CHANGED`, `NOT_CONFIDENTIAL`; of one that waits
 *   `OWN_CASE`, `NAME_TAKEN`, `REPLY_MAILBOX_MISSING`
 */
export async function saveCategory(
  transaction: Database,
  staff: StaffActor,
  { seen, form }: EditOf<'category'>,
  settings: ProposalSettings,
): Promise<SetupSaved> {
  const before = seen && (await lockCategory(transaction, seen))
  if (before && !canMove(before.role, form.role)) throw refuseSetup('NOT_CONFIDENTIAL')
  const isWaiting = needsSecondPerson(before, form)
  if (isWaiting) await proposeCategory(transaction, staff, { seen, form }, settings)
  else await writeCategory(transaction, staff, { before, form })
  return { isWaiting }
}

type Category = typeof inquiryCategory.$inferSelect

/** @param change.before as it is, locked */
export async function writeCategory(
  transaction: Database,
  staff: StaffActor,
  { before, form }: { before: Category | null; form: CategoryForm },
): Promise<void> {
  const id = before?.id ?? (await addCategory(transaction, form))
  if (before)
    await transaction
      .update(inquiryCategory)
      .set({ ...form, version: before.version + 1 })
      .where(eq(inquiryCategory.id, id))
  await recordAction(transaction, staff, {
    action: 'inquiry-category-saved',
    subject: { kind: 'inquiry-category', id },
    ...(before && { before: auditedValues(setupFields.category, before) }),
    after: auditedValues(setupFields.category, form),
  })
}

async function addCategory(transaction: Database, form: CategoryForm): Promise<string> {
  const taken = await transaction.select({ id: inquiryCategory.id }).from(inquiryCategory)
  const id = newKey(
    textIn(form.name, 'en'),
    taken.map((one) => one.id),
  )
  const last = sql<number>`(select coalesce(max(${inquiryCategory.position}) + 1, 0) from ${inquiryCategory})`
  await transaction.insert(inquiryCategory).values({ ...form, id, position: last })
  return id
}

/** @throws {Refusal} `CATEGORY_NOT_FOUND`, `SUBCATEGORY_NOT_FOUND`, `SETUP_CHANGED` */
export async function saveSubcategory(
  transaction: Database,
  staff: StaffActor,
  { category, id: known, form }: EditOf<'subcategory'>,
): Promise<void> {
  const { id: categoryId } = await lockCategory(transaction, category)
  const before = known === null ? null : await findSubcategory(transaction, categoryId, known)
  const id = known ?? (await addSubcategory(transaction, categoryId, form))
  if (before)
    await transaction
      .update(inquirySubcategory)
      .set(form)
      .where(and(eq(inquirySubcategory.categoryId, categoryId), eq(inquirySubcategory.id, id)))
  await incrementVersion(transaction, category)
  await recordAction(transaction, staff, {
    action: 'inquiry-category-saved',
    subject: { kind: 'inquiry-category', id: `${categoryId}/${id}` },
    ...(before && { before: auditedValues(setupFields.subcategory, before) }),
    after: auditedValues(setupFields.subcategory, form),
  })
}

async function addSubcategory(
  transaction: Database,
  categoryId: string,
  form: EditOf<'subcategory'>['form'],
): Promise<string> {
  const others = await transaction
    .select({ id: inquirySubcategory.id, position: inquirySubcategory.position })
    .from(inquirySubcategory)
    .where(eq(inquirySubcategory.categoryId, categoryId))
  const id = newKey(
    textIn(form.name, 'en'),
    others.map((one) => one.id),
  )
  const position = Math.max(-1, ...others.map((one) => one.position)) + 1
  await transaction.insert(inquirySubcategory).values({ ...form, id, categoryId, position })
  return id
}
