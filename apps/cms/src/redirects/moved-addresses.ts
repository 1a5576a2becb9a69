import type { PublicAddress } from './public-addresses.ts'

/**
 * Addresses that an item no longer has because it has another one in that language now. One that
 * left the site, or a language, has nowhere to lead to; one that something else took is not free.
 */
export function movedAddresses(before: PublicAddress[], after: PublicAddress[]): PublicAddress[] {
  const taken = new Set(after.map(({ address }) => address))
  return before.filter(
    (old) =>
      !taken.has(old.address) &&
      after.some(({ id, locale }) => id === old.id && locale === old.locale),
  )
}
