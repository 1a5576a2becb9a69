import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { employeeFields } from '../model/fields.ts'
import { seen } from '../model/seen.ts'

const form = z.object(shapeOf(employeeFields))
export type EmployeeForm = z.infer<typeof form>

/** One change of the employees of a kindergarten. */
export const EmployeeEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), form }),
  z.object({ action: z.literal('change'), seen, form }),
])
export type EmployeeEdit = z.infer<typeof EmployeeEdit>
