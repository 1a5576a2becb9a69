export const staffClassStates = ['coming', 'running', 'over', 'cancelled'] as const
export type StaffClassState = (typeof staffClassStates)[number]

type Times = { startsAt: Date; endsAt: Date; cancelledAt: Date | null }

/** A class is running from its start, inclusive, to its end, exclusive. */
export function staffClassState(
  { startsAt, endsAt, cancelledAt }: Times,
  now: Date,
): StaffClassState {
  if (cancelledAt) return 'cancelled'
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'over'
}
