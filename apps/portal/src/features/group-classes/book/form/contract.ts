import { z } from 'zod'
import { BookGroupClass } from '../../model/contract.ts'

const number = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)

/** What the form of a class sends where there is no JavaScript. */
export const ClassForm = z.object({
  classId: number.pipe(BookGroupClass.shape.classId),
  centerId: number.pipe(BookGroupClass.shape.centerId),
  action: z.enum(['book', 'unbook']),
  /** The page that it was sent from, which then shows the outcome. */
  back: z.string().max(2_000).catch(''),
})
export type ClassForm = z.infer<typeof ClassForm>
