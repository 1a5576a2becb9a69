import { z } from 'zod'
import { shapeOf } from '#core/editable/form.ts'
import { campusFields, newInstitutionFields } from '../model/setup-fields.ts'

/** A key that is not revoked. Nobody sees the key itself again. */
const Key = z.strictObject({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
})

/** Institutions and campuses as staff edit them, in their order. */
export const InstitutionSetup = z.strictObject({
  institutions: z.array(
    z.strictObject({ ...shapeOf(newInstitutionFields), version: z.int(), keys: z.array(Key) }),
  ),
  campuses: z.array(
    z.strictObject({
      id: z.int(),
      ...shapeOf(campusFields),
      version: z.int(),
      /** How many institutions are there. */
      institutions: z.int(),
    }),
  ),
})
export type InstitutionSetup = z.infer<typeof InstitutionSetup>
export type StaffInstitution = InstitutionSetup['institutions'][number]
export type StaffCampus = InstitutionSetup['campuses'][number]

/** Shown once. */
export const IssuedKey = z.strictObject({ key: z.string() })
export type IssuedKey = z.infer<typeof IssuedKey>
