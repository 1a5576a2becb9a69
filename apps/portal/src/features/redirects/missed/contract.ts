import { z } from 'zod'

const Missed = z.strictObject({
  address: z.string(),
  count: z.int(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  isFromOwnPage: z.boolean(),
})

/** The most frequent first. */
export const MissedAddresses = z.strictObject({
  missed: z.array(Missed),
  /** How many there are. */
  total: z.int(),
  ignored: z.array(Missed),
})
export type MissedAddresses = z.infer<typeof MissedAddresses>
export type StaffMissed = MissedAddresses['missed'][number]

export const Ignoring = z.object({ address: z.string().max(500), isIgnored: z.boolean() })
export type Ignoring = z.infer<typeof Ignoring>
