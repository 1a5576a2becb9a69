import { Refusal } from '#platform/api/errors.server.ts'
import { type EventRefusal, eventRefusals } from './event-refusals.ts'

export const refuseEvent = (code: EventRefusal, details: object = {}): Refusal<EventRefusal> =>
  new Refusal(code, eventRefusals[code], { details })
