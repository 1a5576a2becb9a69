import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { maxUnits } from '../model/rules/limits.ts'

/** The value on the page; it decides nothing. */
const shown = z.union([z.string().max(200), z.int()])

/** Specification, section 7 "Payment and fees": the ids of the reservations decide what is paid. */
export const PayCourt = z.strictObject({
  /** A page of this site, where the payer continues after the card form. */
  completeUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  courtReservationInputs: z
    .array(z.strictObject({ reservationId: z.uuid(), classId: shown, location: shown }))
    .min(1)
    .max(maxUnits),
  locale: z.enum(locales),
})
export type PayCourt = z.infer<typeof PayCourt>
