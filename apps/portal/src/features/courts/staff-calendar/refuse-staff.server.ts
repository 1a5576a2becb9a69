import { Refusal } from '#platform/api/errors.server.ts'
import { type CourtRefusal, courtRefusals } from '../model/refusals.ts'

/** To staff, of bookings: beside refusals of payments, which say their codes in `error` as well. */
export const refuseStaff = (code: CourtRefusal): Refusal<CourtRefusal> =>
  new Refusal(code, courtRefusals[code])
