import type { CollectionBeforeChangeHook } from 'payload'

/** Somebody has to be able to let the others in. */
export const firstEditorIsAdmin: CollectionBeforeChangeHook = async ({
  data,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'create') return data
  const existing = await req.payload.count({ collection: collection.slug, req })
  return existing.totalDocs === 0 ? { ...data, role: 'admin' } : data
}
