import { imageWidths } from '@trivsel/content-contract/content'
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'

/** Every picture has at least the smallest size, so a page never meets one without any. */
export const refuseSmallPicture: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  if (typeof data?.width !== 'number' || data.width >= imageWidths.xxs) return data
  const message =
    req.i18n.language === 'nb'
      ? `Bildet må være minst ${imageWidths.xxs} piksler bredt`
      : `The picture must be at least ${imageWidths.xxs} pixels wide`
  throw new ValidationError(
    { collection: collection.slug, errors: [{ path: 'file', message }], req },
    req.t,
  )
}
