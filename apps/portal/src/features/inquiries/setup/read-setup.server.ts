import { and, asc, eq, exists } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'
import {
  inquiry,
  inquiryCategory,
  inquirySubcategory,
  inquiryTemplate,
  serviceFormCategory,
} from '../model/tables.server.ts'
import type { InquirySetup } from './contract.ts'

export async function readSetup(database: Database): Promise<InquirySetup> {
  const one = () => database.select({ id: inquiry.id }).from(inquiry)
  const [categories, subcategories, templates, open] = await Promise.all([
    database
      .select({
        category: inquiryCategory,
        isUsed: exists(one().where(eq(inquiry.categoryId, inquiryCategory.id))),
      })
      .from(inquiryCategory)
      .orderBy(asc(inquiryCategory.position), asc(inquiryCategory.id)),
    database
      .select({
        subcategory: inquirySubcategory,
        isUsed: exists(
          one().where(
            and(
              eq(inquiry.categoryId, inquirySubcategory.categoryId),
              eq(inquiry.subcategoryId, inquirySubcategory.id),
            ),
          ),
        ),
      })
      .from(inquirySubcategory)
      .orderBy(asc(inquirySubcategory.position), asc(inquirySubcategory.id)),
    database
      .select()
      .from(inquiryTemplate)
      .orderBy(asc(inquiryTemplate.name), asc(inquiryTemplate.id)),
    database.select().from(serviceFormCategory),
  ])
  return {
    categories: categories.map(({ category: { position: _, ...category }, isUsed }) => ({
      ...category,
      isUsed: Boolean(isUsed),
      subcategories: subcategories
        .filter(({ subcategory }) => subcategory.categoryId === category.id)
        .map(({ subcategory: { position: _, categoryId: __, ...rest }, isUsed }) => ({
          ...rest,
          isUsed: Boolean(isUsed),
        })),
    })),
    templates,
    serviceForms: serviceFormIds.map((id) => ({
      id,
      categoryId: open.find(({ form }) => form === id)?.categoryId ?? null,
    })),
  }
}
