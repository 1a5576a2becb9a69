import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { employeeFields } from '../model/fields.ts'

export const EmployeeEntry = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...shapeOf(employeeFields),
})
export type EmployeeEntry = z.infer<typeof EmployeeEntry>
