import { textOrOther } from '#platform/i18n/text-or-other.ts'

export type Categories = readonly {
  readonly key: string
  readonly name: Readonly<Record<string, string>>
}[]

/** In the language of the reader; the key of one that the scheme does not have any more. */
export const categoryName = (categories: Categories, key: string): string => {
  const category = categories.find((one) => one.key === key)
  return category ? textOrOther(category.name) : key
}
