import { type Localized, locales } from '#platform/i18n/localized.ts'

export type Named = { readonly id: number; readonly name: string | Localized }

/** Whether something is called so in any language; capitals do not matter. */
export function hasName(name: string | Localized, written: string): boolean {
  const names = typeof name === 'string' ? [name] : locales.map((locale) => name[locale])
  return names.some((one) => keyOf(one) === keyOf(written))
}

export function findNamed<Item extends { readonly name: string | Localized }>(
  items: readonly Item[],
  written: string,
): Item | 'NOT_FOUND' | 'AMBIGUOUS' {
  const [found, other] = items.filter(({ name }) => hasName(name, written))
  if (!found) return 'NOT_FOUND'
  return other ? 'AMBIGUOUS' : found
}

const keyOf = (name: string) => name.trim().toLowerCase()
