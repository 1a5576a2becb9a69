import { z } from 'zod'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { deliveryIdUsed, type LineProblem } from '#core/semester-registrations/contract.ts'
import type { FileProblem } from './delivery-file.ts'

/** The user id must be there (specification, section 7), and be one's own. */
export const SemesterFeesQuery = z.object({ userId: z.string().min(1).max(100) })

/** One call of `POST /api/semester-registrations`; larger deliveries are several calls. */
export const longestApiDelivery = 500

/** Bounds alone: what is wrong with a single registration is said of that one. */
export const DeliveryBody = z.strictObject({
  /** Kept in the clear: a delivery of one student must not be named after the student. */
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

/** Wrong lines of a file that are named; the rest are counted. */
export const namedLines = 100

/** `GET /api/frontend/staff/semester-deliveries`: the newest first. */
export type SemesterDeliveries = {
  items: {
    id: string
    institution: string
    registrations: number
    by: 'key' | 'file'
    /** ISO 8601. */
    deliveredAt: string
  }[]
}

/** What `POST /api/frontend/staff/semester-deliveries` says of a file of which nothing was kept. */
export type DeliveryFileRefusal =
  | { error: 'FILE_INVALID'; problem: FileProblem }
  | { error: 'REGISTRATIONS_INVALID'; problems: LineProblem[]; wrongLines: number }

/** Refusals of `POST /api/semester-registrations`, and the status of each. */
export const deliveryRefusals = {
  KEY_INVALID: 401,
  ...deliveryIdUsed,
  REGISTRATIONS_INVALID: 422,
  FILE_INVALID: 422,
} as const
