import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Deleting a page would move the pages below it to other addresses. */
export const refuseDeletingParent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const below = await req.payload.count({
    collection: 'pages',
    where: { parent: { equals: id } },
    req,
  })
  if (below.totalDocs === 0) return
  const message =
    req.i18n.language === 'nb'
      ? 'Flytt eller slett undersidene først'
      : 'Move or delete the pages below it first'
  throw new APIError(message, 400, undefined, true)
}
