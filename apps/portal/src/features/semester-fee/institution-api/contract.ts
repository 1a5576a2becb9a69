import { z } from 'zod'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** Registrations in one call of `POST /api/semester-registrations`; larger deliveries are several calls. */
export const longestApiDelivery = 500

/** Only the limits of a call: an invalid registration is reported by its line. */
export const DeliveryBody = z.strictObject({
  /** Stored unencrypted: a delivery of one student must not be named after the student. */
  deliveryId: z
    .string()
    .regex(/^[\w.:-]{1,100}$/)
    .refine((id) => !hasNationalId(id)),
  registrations: z
    .array(
      z.strictObject({
        nationalId: z.string().max(100).optional(),
        email: z.string().max(300).optional(),
        semesterCode: z.string().max(100),
        paid: z.boolean(),
      }),
    )
    .min(1)
    .max(longestApiDelivery),
})
