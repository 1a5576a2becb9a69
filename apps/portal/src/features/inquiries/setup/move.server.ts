import { and, asc, eq } from 'drizzle-orm'
import type { Direction } from '#core/editable/order.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inquiryCategory, inquirySubcategory } from '../model/tables.server.ts'
import { findSubcategory } from './find-subcategory.server.ts'
import { incrementVersion, lockCategory } from './lock-category.server.ts'
import type { EditOf } from './setup-forms.ts'

/**
 * Moves a category or a sub-category by one position in the order of the form.
 * @throws {Refusal} `CATEGORY_NOT_FOUND`, `SUBCATEGORY_NOT_FOUND`, `SETUP_CHANGED`
 */
export async function move(
  transaction: Database,
  staff: StaffActor,
  { category, subcategoryId, to }: EditOf<'move'>,
): Promise<void> {
  // Locks all categories in the same order, so that concurrent moves are serialized.
  if (subcategoryId === null) await lockAll(transaction)
  await lockCategory(transaction, category)
  const positions =
    subcategoryId === null
      ? await moveCategory(transaction, category.id, to)
      : await moveSubcategory(transaction, { categoryId: category.id, id: subcategoryId, to })
  await incrementVersion(transaction, category)
  const id = subcategoryId === null ? category.id : `${category.id}/${subcategoryId}`
  await recordAction(transaction, staff, {
    action: 'inquiry-category-moved',
    subject: { kind: 'inquiry-category', id },
    before: { inquiryPlace: positions.before },
    after: { inquiryPlace: positions.after },
  })
}

async function lockAll(transaction: Database): Promise<void> {
  await transaction
    .select({ id: inquiryCategory.id })
    .from(inquiryCategory)
    .orderBy(asc(inquiryCategory.id))
    .for('no key update')
}

async function moveCategory(transaction: Database, id: string, to: Direction) {
  const rows = await transaction
    .select({ id: inquiryCategory.id })
    .from(inquiryCategory)
    .orderBy(asc(inquiryCategory.position), asc(inquiryCategory.id))
  return writeOrder(rows, { id, to }, (one, position) =>
    transaction.update(inquiryCategory).set({ position }).where(eq(inquiryCategory.id, one)),
  )
}

async function moveSubcategory(
  transaction: Database,
  { categoryId, id, to }: { categoryId: string; id: string; to: Direction },
) {
  await findSubcategory(transaction, categoryId, id)
  const within = eq(inquirySubcategory.categoryId, categoryId)
  const rows = await transaction
    .select({ id: inquirySubcategory.id })
    .from(inquirySubcategory)
    .where(within)
    .orderBy(asc(inquirySubcategory.position), asc(inquirySubcategory.id))
  return writeOrder(rows, { id, to }, (one, position) =>
    transaction
      .update(inquirySubcategory)
      .set({ position })
      .where(and(within, eq(inquirySubcategory.id, one))),
  )
}
