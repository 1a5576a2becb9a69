import type { Participant, StaffClassDetails } from './contract.ts'

export type CapacityPreview = {
  /** Members who keep their place. */
  readonly keep: readonly Participant[]
  /** Members who lose it, in the order in which they booked. */
  readonly lose: readonly Participant[]
  /** Members who get one from the queue. */
  readonly gain: readonly Participant[]
}

/**
 * Whom another number of places affects, by the same rules as the database, unless somebody books or
 * unbooks before it is saved. Those who booked first keep their place; more places go to the queue in
 * its order.
 */
export function previewCapacity(
  {
    participants,
    queue,
    isQueueOpen,
  }: Pick<StaffClassDetails, 'participants' | 'queue' | 'isQueueOpen'>,
  capacity: number,
): CapacityPreview {
  const free = Math.max(capacity - participants.length, 0)
  return {
    keep: participants.slice(0, capacity),
    lose: participants.slice(capacity),
    gain: isQueueOpen ? queue.slice(0, free) : [],
  }
}
