import type { StaffRedirect } from './contract.ts'

/** What is edited, as it was read; null: a new redirect from an address, if there is one yet. */
export type Edited = { readonly from: string; readonly seen: StaffRedirect | null }

/** The values of a form in the shape of the request, not validated. */
export function toEdit({ seen }: Edited, form: Readonly<Record<string, unknown>>): unknown {
  return seen ? { action: 'change', seen: seenOf(seen), form } : { action: 'add', form }
}

export const seenOf = ({ id, version }: StaffRedirect) => ({ id, version })

/** An address may have characters that the key of a draft has not. */
export function draftKeyOf({ from, seen }: Edited): string {
  if (seen) return `redirect:${seen.id}`
  const name = encodeURIComponent(from)
    .replaceAll(/[^\w-]/g, '.')
    .slice(-90)
  return `redirect-from:${name || 'new'}`
}
