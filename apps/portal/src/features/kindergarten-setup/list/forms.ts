import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { hoursChecks, kindergartenFields } from '../model/fields.ts'
import { version } from '../model/seen.ts'

export const KindergartenForm = z.object(shapeOf(kindergartenFields)).check(...hoursChecks)
export type KindergartenForm = z.infer<typeof KindergartenForm>

export const AddKindergarten = z.object({ form: KindergartenForm })
export type AddKindergarten = z.infer<typeof AddKindergarten>

export const ChangeKindergarten = z.object({ version, form: KindergartenForm })
export type ChangeKindergarten = z.infer<typeof ChangeKindergarten>
