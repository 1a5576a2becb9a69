import { z } from 'zod'

/** Specification, section 3 "Semester fee": a semester that an institution has reported as paid. */
export const SemesterFee = z.strictObject({
  uuid: z.uuid(),
  institutionShortName: z.string(),
  semesterCode: z.string(),
})
export type SemesterFee = z.infer<typeof SemesterFee>

/** `GET /api/frontend/user/semester-fees?userId=`: newest year first, autumn before spring. */
export const SemesterFees = z.strictObject({ semesterFees: z.array(SemesterFee) })
export type SemesterFees = z.infer<typeof SemesterFees>

/** What can be wrong with one line of a delivery. */
export const registrationProblems = [
  'PERSON_MISSING',
  'NATIONAL_ID_INVALID',
  'EMAIL_INVALID',
  'SEMESTER_INVALID',
  'PAID_INVALID',
  'REPEATED',
] as const
export type RegistrationProblem = (typeof registrationProblems)[number]

/** `line` counts from 1: of the file with its header, or in the list of a call. Never a value. */
export type LineProblem = { line: number; problem: RegistrationProblem }

export type Delivery = {
  deliveryId: string
  registrations: number
  /** Whether it had been delivered before; then only missing rows were restored. */
  isRepeated: boolean
}

/** The id belongs to a delivery with other content. */
export const deliveryIdUsed = { DELIVERY_ID_USED: 409 } as const
