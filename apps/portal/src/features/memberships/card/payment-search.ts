import { z } from 'zod/mini'

const PaymentSearch = z.object({ paymentId: z.catch(z.optional(z.uuid()), undefined) })

/** Which payment the address names; what is none is left out. */
export const paymentSearch = (search: unknown) => PaymentSearch.parse(search)
