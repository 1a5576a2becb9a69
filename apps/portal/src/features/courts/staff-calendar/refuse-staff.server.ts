import { Refusal } from '#platform/api/errors.server.ts'
import { type CourtRefusal, courtRefusals } from '../model/refusals.ts'

/** Refusals of the staff calendar have their code in `error`, as refusals of payments have. */
export const refuseStaff = (code: CourtRefusal): Refusal<CourtRefusal> =>
  new Refusal(code, courtRefusals[code])
