import type { FieldHook } from 'payload'

/** Stores the instant of the item's first publication. */
export const notePublication: FieldHook = ({ value, data, originalDoc }) => {
  const known = value ?? originalDoc?.publishedAt
  if (known || data?._status !== 'published') return known ?? null
  return new Date().toISOString()
}
