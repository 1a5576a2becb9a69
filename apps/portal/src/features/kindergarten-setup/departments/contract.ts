import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { departmentFields } from '../model/fields.ts'

export const DepartmentEntry = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...shapeOf(departmentFields),
  /** Null while it is run; the first day on which it is not. */
  closedOn: z.nullable(z.string()),
  /** With a place today. */
  children: z.int(),
})
export type DepartmentEntry = z.infer<typeof DepartmentEntry>
