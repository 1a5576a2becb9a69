import type { OpenEvent } from './contract.ts'
import type { EventForm } from './event-form.ts'

const where = ['place', 'startDay', 'startTime', 'endDay', 'endTime'] as const

/** Whether those who come have to know: it is at another time or in another place. */
export const isMovedTo = (stored: OpenEvent['event'], event: EventForm): boolean =>
  where.some((name) => stored[name] !== event[name])
