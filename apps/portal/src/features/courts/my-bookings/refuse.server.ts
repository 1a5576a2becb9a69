import { Refusal } from '#platform/api/errors.server.ts'
import { type OwnBookingRefusal, ownBookingRefusals } from '../model/own-booking-refusals.ts'

export const refuse = (code: OwnBookingRefusal): Refusal<OwnBookingRefusal> =>
  new Refusal(code, ownBookingRefusals[code])
