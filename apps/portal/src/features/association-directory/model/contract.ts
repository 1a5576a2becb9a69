import { z } from 'zod/mini'
import { AssociationId } from '#core/associations/contract.ts'
import { shapeOf } from '#core/editable/form.ts'
import { locales } from '#locale'
import { localized } from '#platform/i18n/localized.ts'
import { ShownPicture } from './picture-contract.ts'
import { profileFields } from './profile-fields.ts'

const name = localized(z.string())
const Choice = {
  institution: z.strictObject({ code: z.string(), name }),
  campus: z.strictObject({ id: z.int(), name }),
  topic: z.strictObject({ id: z.string(), name }),
}

/** What associations can be filed under and found by. */
export const Choices = z.strictObject({
  institutions: z.array(Choice.institution),
  campuses: z.array(Choice.campus),
  topics: z.array(Choice.topic),
})
export type Choices = z.infer<typeof Choices>

/** What a board changes. At least one language has a purpose, and only an address there is is shown. */
const everyField = z.strictObject({
  ...shapeOf(profileFields),
  version: z.int().check(z.gte(1), z.lt(2 ** 31 - 1)),
})
export const ProfileForm = everyField.check(
  z.refine(({ purpose }) => locales.some((locale) => purpose[locale] !== ''), {
    error: 'PURPOSE_REQUIRED',
    path: ['purpose'],
  }),
  z.refine(({ contactEmail, showsEmail }) => !showsEmail || contactEmail !== '', {
    error: 'SHOWN_EMAIL_REQUIRED',
    path: ['contactEmail'],
  }),
)
export type ProfileForm = z.infer<typeof ProfileForm>

/** What the form starts with. */
export const ProfileToEdit = z.strictObject({
  slug: z.string(),
  name: z.string(),
  hasPublicPage: z.boolean(),
  picture: z.nullable(ShownPicture),
  profile: everyField,
  choices: Choices,
})
export type ProfileToEdit = z.infer<typeof ProfileToEdit>

export const SavedProfile = z.strictObject({ version: z.int() })
export type SavedProfile = z.infer<typeof SavedProfile>

export const SavedPicture = z.strictObject({ picture: z.nullable(ShownPicture) })
export type SavedPicture = z.infer<typeof SavedPicture>

export const ById = z.strictObject({ id: AssociationId })
