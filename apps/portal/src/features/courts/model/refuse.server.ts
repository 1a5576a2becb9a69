import { Refusal } from '#platform/api/errors.server.ts'
import { type CourtRefusal, courtRefusals } from './refusals.ts'

/** The sports source puts its codes in `errorMessage` (specification, section 8). */
export const refuse = (code: CourtRefusal): Refusal<CourtRefusal> =>
  new Refusal(code, courtRefusals[code], { field: 'errorMessage' })
