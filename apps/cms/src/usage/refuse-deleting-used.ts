import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { inLanguage } from '../admin/in-language.ts'
import { findUsages } from './find-usages.ts'

const named = 5

/** Deleting an item in use would leave broken references: the refusal lists where it is used. */
export const refuseDeletingUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const { total, items } = await findUsages(req.payload, collection.slug, Number(id), named)
  if (total === 0) return
  const where = items.map(({ kind, title }) =>
    title ? `${inLanguage(req.i18n, kind)} «${title}»` : inLanguage(req.i18n, kind),
  )
  const more = total - items.length
  const message = inLanguage(req.i18n, {
    nb: `Kan ikke slettes fordi den brukes her: ${where.join(', ')}${more > 0 ? ` og ${more} steder til` : ''}`,
    en: `Cannot be deleted because it is used here: ${where.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  })
  throw new APIError(message, 400, undefined, true)
}
