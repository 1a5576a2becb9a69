import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { organisationFields } from './organisation-fields.ts'

const fields = shapeOf(organisationFields)

/** What an administrator saves, with the version that was read; 0 before it has a name. */
export const OrganisationForm = z.strictObject({
  ...fields,
  version: z.int().check(z.gte(0), z.lt(2 ** 31 - 1)),
})
export type OrganisationForm = z.infer<typeof OrganisationForm>

/** As it is now; null before it has a name. */
export const OrganisationSettings = z.strictObject({ organisation: z.nullable(OrganisationForm) })
export type OrganisationSettings = z.infer<typeof OrganisationSettings>

/** The address of the style sheet with the colours that were saved; null where there are none. */
export const OrganisationSaved = z.strictObject({ theme: z.nullable(z.string()) })
export type OrganisationSaved = z.infer<typeof OrganisationSaved>

/** Codes of refusals, with their HTTP statuses. */
export const organisationRefusals = {
  /** Somebody has saved it since it was read. */
  ORGANISATION_CHANGED: 409,
} as const
