import { Refusal } from '#platform/api/errors.server.ts'
import { type BookingRefusal, bookingRefusals } from '../model/own-booking-refusals.ts'

export const refuse = (code: BookingRefusal): Refusal<BookingRefusal> =>
  new Refusal(code, bookingRefusals[code])
