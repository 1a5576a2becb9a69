import type { OfferedCategories } from '../contract.ts'

/** What is offered by the ids that somebody has chosen. */
export function findOffered(
  offered: OfferedCategories,
  chosen: { category: string; subcategory: string },
) {
  const category = offered.find(({ id }) => id === chosen.category)
  const subcategory = category?.subcategories.find(({ id }) => id === chosen.subcategory)
  return { category, subcategory }
}
