import { z } from 'zod'
import { serviceFormIds } from '../model/service-forms/service-form-ids.ts'

/** The open forms. */
export const OpenForms = z.strictObject({ items: z.array(z.enum(serviceFormIds)) })
export type OpenForms = z.infer<typeof OpenForms>
