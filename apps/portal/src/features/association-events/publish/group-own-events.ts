import type { OwnEvent } from '../manage/contract.ts'

export const eventGroups = ['waiting', 'coming', 'drafts', 'past'] as const
export type EventGroup = (typeof eventGroups)[number]

/** The events of a board by the task that they give it; coming ones first to last, past ones last to first. */
export function groupOwnEvents(
  events: readonly OwnEvent[],
  now: Date,
): Readonly<Record<EventGroup, OwnEvent[]>> {
  const groups: Record<EventGroup, OwnEvent[]> = { waiting: [], coming: [], drafts: [], past: [] }
  for (const event of events.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)))
    groups[groupOf(event, now)].push(event)
  groups.past.reverse()
  return groups
}

function groupOf({ state, endsAt }: OwnEvent, now: Date): EventGroup {
  if (state === 'draft' || state === 'sent-back') return 'drafts'
  if (new Date(endsAt) <= now) return 'past'
  return state === 'waiting' ? 'waiting' : 'coming'
}
