import { z } from 'zod'
import { registrationProblems } from '#core/semester-registrations/contract.ts'

/** The answer to a delivery that was saved. */
export const Delivery = z.strictObject({
  deliveryId: z.string(),
  registrations: z.int(),
  isRepeated: z.boolean(),
})

/** The invalid lines of a delivery that was refused. */
export const LineProblems = z.array(
  z.strictObject({ line: z.int(), problem: z.enum(registrationProblems) }),
)
