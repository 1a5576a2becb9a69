/**
 * A grant from its letter on. `offered`: it waits to be accepted. `lapsed`: it was not accepted in time.
 * `withdrawn`: a later decision took it away. `settled`: paid, reported and nothing is left to do.
 */
export const awardStates = [
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'withdrawn',
  'settled',
] as const
export type AwardState = (typeof awardStates)[number]

/** Why a part is paid. `more`: a later decision granted more. */
export const partCauses = ['first', 'rest', 'more'] as const
export type PartCause = (typeof partCauses)[number]

/** `approved`: it is a payout now, by the request key `grant:<id>`. */
export const partStates = ['waiting', 'approved', 'withdrawn'] as const

export const reportStates = ['draft', 'sent', 'returned', 'approved'] as const
export type ReportState = (typeof reportStates)[number]

/** `proposed`: a second person confirms it first. */
export const claimStates = ['proposed', 'open', 'paid', 'cancelled'] as const
export type ClaimState = (typeof claimStates)[number]
