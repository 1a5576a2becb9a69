import type { OpenStaffClass, Participant } from './contract.ts'

export type CapacityPreview = {
  /** Who keep their place. */
  readonly keep: readonly Participant[]
  /** Who lose it, in the order in which they came. */
  readonly lose: readonly Participant[]
  /** Who get one out of the queue. */
  readonly gain: readonly Participant[]
}

/**
 * What another number of places does to people: as the database does it, as long as nobody books or
 * unbooks meanwhile. Whoever came first keeps the place; more places go to the queue in its order.
 */
export function previewCapacity(
  {
    participants,
    queue,
    isQueueOpen,
  }: Pick<OpenStaffClass, 'participants' | 'queue' | 'isQueueOpen'>,
  capacity: number,
): CapacityPreview {
  const free = Math.max(capacity - participants.length, 0)
  return {
    keep: participants.slice(0, capacity),
    lose: participants.slice(capacity),
    gain: isQueueOpen ? queue.slice(0, free) : [],
  }
}
