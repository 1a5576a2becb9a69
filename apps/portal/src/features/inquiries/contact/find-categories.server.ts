import type { Locale } from '@trivsel/content-contract/locales'

import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { inquiryCategory, inquirySubcategory } from '../model/tables.server.ts'
import { listOpenForms } from '../services/find-form-category.server.ts'
import type { ContactCategories, OfferedCategories } from './contract.ts'

const inOrder = [
  asc(inquiryCategory.position),
  asc(inquiryCategory.id),
  asc(inquirySubcategory.position),
  asc(inquirySubcategory.id),
]

const isOffered = and(eq(inquiryCategory.isOffered, true), eq(inquirySubcategory.isOffered, true))

const namesIn = (language: Locale) => ({
  category: localizedText(inquiryCategory.name, language),
  subcategory: localizedText(inquirySubcategory.name, language),
})

const ofCategory = eq(inquirySubcategory.categoryId, inquiryCategory.id)

/**
 * The categories of the form. A category without sub-categories is left out, because a sub-category is
 * required; so is a sub-category that leads to a closed form.
 */
export async function listCategories(
  database: Database,
  language: Locale,
): Promise<ContactCategories> {
  const { category, subcategory } = namesIn(language)
  const [rows, openForms] = await Promise.all([
    database
      .select({
        categoryId: inquiryCategory.id,
        category,
        id: inquirySubcategory.id,
        name: subcategory,
        form: inquirySubcategory.form,
      })
      .from(inquiryCategory)
      .innerJoin(inquirySubcategory, ofCategory)
      .where(isOffered)
      .orderBy(...inOrder),
    listOpenForms(database),
  ])
  const shown = rows.filter(({ form }) => form === null || openForms.includes(form))
  const offered = [...Map.groupBy(shown, ({ categoryId }) => categoryId)].map(([id, found]) => ({
    id,
    name: found[0]?.category ?? '',
    subcategories: found.map(({ id, name, form }) => ({ id, name, form })),
  }))
  return { categories: sendable(offered), offered }
}

function sendable(offered: OfferedCategories): ContactCategories['categories'] {
  const names = offered.map(({ name, subcategories }) => {
    const own = subcategories.filter(({ form }) => form === null)
    return [name, own.map((one) => one.name)] as const
  })
  return Object.fromEntries(names.filter(([, subcategories]) => subcategories.length > 0))
}

/** Finds the category with the chosen names; null when it is not offered. */
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
      form: inquirySubcategory.form,
      ...names,
      mailbox: inquiryCategory.mailbox,
      mailboxLanguage: inquiryCategory.mailboxLanguage,
      names: { category: inquiryCategory.name, subcategory: inquirySubcategory.name },
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
