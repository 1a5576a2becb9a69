import { z } from 'zod'
import { requestKinds } from './request-kinds.ts'

const instant = z.iso.datetime()

export const TrainingRequest = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  /** `null`: whoever has time. */
  trainer: z.string().nullable(),
  text: z.string(),
  createdAt: instant,
  /** `null` while it waits. */
  handledAt: instant.nullable(),
})
export type TrainingRequest = z.infer<typeof TrainingRequest>

/** Somebody's own, the newest first. */
export const OwnRequests = z.strictObject({ items: z.array(TrainingRequest) })
export type OwnRequests = z.infer<typeof OwnRequests>

export const StaffRequest = z.strictObject({
  ...TrainingRequest.shape,
  name: z.string(),
  /** To answer to. */
  email: z.string(),
  phone: z.string().nullable(),
})
export type StaffRequest = z.infer<typeof StaffRequest>

/** Of everybody, the newest first. */
export const StaffRequests = z.strictObject({ items: z.array(StaffRequest) })
export type StaffRequests = z.infer<typeof StaffRequests>
