import { type Locale, languageOf } from '../locales.ts'

type Placed = { sortOrder?: number | null; displayName?: string | null; name?: string | null }

/**
 * Compares names as readers of the language do. Sorted here because the database sorts by code
 * point, which puts Å before Æ.
 */
export function nameOrder(locale: Locale): (one: string, other: string) => number {
  return new Intl.Collator(languageOf(locale)).compare
}

/** The editor's places first, then by name. */
export function placeOrder(locale: Locale): (one: Placed, other: Placed) => number {
  const compare = nameOrder(locale)
  const place = ({ sortOrder }: Placed) => sortOrder ?? Number.MAX_SAFE_INTEGER
  const name = ({ displayName, name: given }: Placed) => displayName ?? given ?? ''
  return (one, other) => place(one) - place(other) || compare(name(one), name(other))
}
