import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { inquirySubcategory } from '../model/tables.server.ts'
import { refuseSetup } from './refuse-setup.server.ts'

/** @throws {Refusal} `SUBCATEGORY_NOT_FOUND` */
export async function findSubcategory(transaction: Database, categoryId: string, id: string) {
  const [found] = await transaction
    .select()
    .from(inquirySubcategory)
    .where(and(eq(inquirySubcategory.categoryId, categoryId), eq(inquirySubcategory.id, id)))
  if (!found) throw refuseSetup('SUBCATEGORY_NOT_FOUND')
  return found
}
