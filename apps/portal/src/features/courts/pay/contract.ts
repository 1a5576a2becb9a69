import { z } from 'zod'
import { maxUnits } from '../model/rules/limits.ts'

/** As it was shown; nothing is decided by it. */
const shown = z.union([z.string().max(200), z.int()])

/** Specification, section 7 "Payment and fees": what is paid is looked up by the reservations' ids. */
export const PayCourt = z.strictObject({
  /** A page of ours: where the payer is sent when the card form is through. */
  completeUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  courtReservationInputs: z
    .array(z.strictObject({ reservationId: z.uuid(), classId: shown, location: shown }))
    .min(1)
    .max(maxUnits),
  locale: z.enum(['no', 'en']),
})
export type PayCourt = z.infer<typeof PayCourt>
