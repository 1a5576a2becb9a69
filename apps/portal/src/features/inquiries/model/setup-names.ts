import { type Localized, textIn } from '#platform/i18n/localized.ts'

/** What the fields of the setup refer to by id. */
export type SetupNames = {
  readonly categories: readonly { readonly id: string; readonly name: Localized }[]
}

/** @param otherwise the text where there is no such category */
export function categoryName(
  { categories }: SetupNames,
  id: string | null,
  otherwise: () => string,
): string {
  const found = categories.find((category) => category.id === id)
  return found ? textIn(found.name) : otherwise()
}
