import type { OfferedCategories } from '../contract.ts'

/** Finds the category and the sub-category with the chosen ids. */
export function findOffered(
  offered: OfferedCategories,
  chosen: { category: string; subcategory: string },
) {
  const category = offered.find(({ id }) => id === chosen.category)
  const subcategory = category?.subcategories.find(({ id }) => id === chosen.subcategory)
  return { category, subcategory }
}
