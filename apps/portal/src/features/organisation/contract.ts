import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { PictureName, type PictureProblem } from '#core/organisation/pictures/pictures.ts'
import { organisationFields } from './organisation-fields.ts'

const fields = shapeOf(organisationFields)

/** What an administrator saves, with the version that was read; 0 before it has a name. */
export const OrganisationForm = z.strictObject({
  ...fields,
  version: z.int().check(z.gte(0), z.lt(2 ** 31 - 1)),
})
export type OrganisationForm = z.infer<typeof OrganisationForm>

const ShownPicture = z.strictObject({ address: z.string(), width: z.int(), height: z.int() })
/** Null where there is none. */
const Pictures = z.strictObject({
  logo: z.nullable(ShownPicture),
  logoDark: z.nullable(ShownPicture),
  mark: z.nullable(ShownPicture),
})

/** As it is now; null before it has a name. */
export const OrganisationSettings = z.strictObject({
  organisation: z.nullable(OrganisationForm),
  pictures: Pictures,
})
export type OrganisationSettings = z.infer<typeof OrganisationSettings>

/** The address of the style sheet with the colours that were saved; null where there are none. */
export const OrganisationSaved = z.strictObject({ theme: z.nullable(z.string()) })
export type OrganisationSaved = z.infer<typeof OrganisationSaved>

/** Which picture a change is of, in its address. */
export const PictureParams = z.strictObject({ picture: PictureName })

/** The pictures after one was uploaded or removed. */
export const PicturesSaved = z.strictObject({ pictures: Pictures })
export type PicturesSaved = z.infer<typeof PicturesSaved>

/** Codes of refusals, with their HTTP statuses. */
export const organisationRefusals = {
  /** Somebody has saved it since it was read. */
  ORGANISATION_CHANGED: 409,
} as const

/** The same, of a picture. */
export const pictureRefusals = {
  PICTURE_NOT_FOUND: 404,
  /** It has no name yet. */
  ORGANISATION_UNNAMED: 409,
  LOGO_TOO_SMALL: 422,
  MARK_TOO_SMALL: 422,
  /** Nothing of it can be seen. */
  PICTURE_EMPTY: 422,
} as const satisfies Record<PictureProblem, number> & Record<string, number>
