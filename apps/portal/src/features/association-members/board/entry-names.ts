import { m } from '#messages'

const names: Readonly<Record<string, () => string>> = {
  'card-payment-captured': m.association_entry_paid,
  'card-payment-reversed': m.association_entry_refunded,
}

/** What an entry of the account is, in words. */
export const entryName = (kind: string): string => (names[kind] ?? m.association_entry_other)()
