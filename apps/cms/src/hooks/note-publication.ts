import type { FieldHook } from 'payload'

/** Keeps the moment at which the item was published for the first time. */
export const notePublication: FieldHook = ({ value, data, originalDoc }) => {
  const known = value ?? originalDoc?.publishedAt
  if (known || data?._status !== 'published') return known ?? null
  return new Date().toISOString()
}
