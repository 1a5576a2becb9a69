import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { closingFields, departmentFields } from '../model/fields.ts'
import { seen } from '../model/seen.ts'

const form = z.object(shapeOf(departmentFields))
export type DepartmentForm = z.infer<typeof form>

/** One change of the departments of a kindergarten. */
export const DepartmentEdit = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), form }),
  z.object({ action: z.literal('change'), seen, form }),
  z.object({ action: z.literal('close'), seen, form: z.object(shapeOf(closingFields)) }),
  z.object({ action: z.literal('reopen'), seen }),
])
export type DepartmentEdit = z.infer<typeof DepartmentEdit>
