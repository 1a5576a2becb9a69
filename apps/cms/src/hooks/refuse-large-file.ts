import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { largestDocument } from '../requests/body-limits.ts'

/** Pictures and documents are read into memory; only videos may be larger. */
export const refuseLargeFile: CollectionBeforeOperationHook = ({ collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  if (!req.file || req.file.size <= largestDocument) return
  const message =
    req.i18n.language === 'nb'
      ? 'Filen kan ikke være større enn 20 MB'
      : 'The file cannot be larger than 20 MB'
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'file', message }], req },
    req.t,
  )
}
