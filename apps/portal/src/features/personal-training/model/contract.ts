import { z } from 'zod'
import { requestKinds } from './request-kinds.ts'

const instant = z.iso.datetime()

export const TrainingRequest = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  /** `null`: any available trainer. */
  trainer: z.string().nullable(),
  text: z.string(),
  createdAt: instant,
  /** `null` while the request is waiting. */
  handledAt: instant.nullable(),
})
export type TrainingRequest = z.infer<typeof TrainingRequest>

/** The member's own requests, the newest first. */
export const OwnRequests = z.strictObject({ items: z.array(TrainingRequest) })
export type OwnRequests = z.infer<typeof OwnRequests>

export const StaffRequest = z.strictObject({
  ...TrainingRequest.shape,
  name: z.string(),
  /** Where staff answer. */
  email: z.string(),
  phone: z.string().nullable(),
})
export type StaffRequest = z.infer<typeof StaffRequest>

/** The requests of all members, the newest first. */
export const StaffRequests = z.strictObject({ items: z.array(StaffRequest) })
export type StaffRequests = z.infer<typeof StaffRequests>
