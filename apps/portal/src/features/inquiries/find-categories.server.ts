import type { Locale } from '@trivsel/content-contract/content'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { ContactCategories } from './contract.ts'
import { inquiryCategory, inquirySubcategory } from './tables.server.ts'

const inOrder = [
  asc(inquiryCategory.position),
  asc(inquiryCategory.id),
  asc(inquirySubcategory.position),
  asc(inquirySubcategory.id),
]

const isOffered = and(eq(inquiryCategory.isOffered, true), eq(inquirySubcategory.isOffered, true))

const namesIn = (language: Locale) =>
  language === 'no'
    ? { category: inquiryCategory.nameNo, subcategory: inquirySubcategory.nameNo }
    : { category: inquiryCategory.nameEn, subcategory: inquirySubcategory.nameEn }

const ofCategory = eq(inquirySubcategory.categoryId, inquiryCategory.id)

/** Names of what the form offers. A category without sub-categories is not offered: one has to be chosen. */
export async function listCategories(
  database: Database,
  language: Locale,
): Promise<ContactCategories> {
  const rows = await database
    .select({ id: inquiryCategory.id, ...namesIn(language) })
    .from(inquiryCategory)
    .innerJoin(inquirySubcategory, ofCategory)
    .where(isOffered)
    .orderBy(...inOrder)
  const byName = Map.groupBy(rows, ({ category }) => category)
  return {
    categories: Object.fromEntries(
      [...byName].map(([name, found]) => [name, found.map(({ subcategory }) => subcategory)]),
    ),
    ids: Object.fromEntries(rows.map(({ id, category }) => [id, category])),
  }
}

/** Of the names that somebody has chosen; null when they are not offered. */
export async function findCategory(
  database: Database,
  language: Locale,
  chosen: { category: string; subcategory: string },
) {
  const names = namesIn(language)
  const [found] = await database
    .select({
      id: inquiryCategory.id,
      subcategoryId: inquirySubcategory.id,
      ...names,
      mailbox: inquiryCategory.mailbox,
      role: inquiryCategory.role,
      responseDays: inquiryCategory.responseDays,
    })
    .from(inquiryCategory)
    .innerJoin(inquirySubcategory, ofCategory)
    .where(
      and(
        isOffered,
        eq(names.category, chosen.category),
        eq(names.subcategory, chosen.subcategory),
      ),
    )
  return found ?? null
}
export type ChosenCategory = NonNullable<Awaited<ReturnType<typeof findCategory>>>
