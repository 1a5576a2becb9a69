import { Refusal } from '#platform/api/errors.server.ts'
import { type PlaceRefusal, placeRefusals } from './place-refusals.ts'

export const refusePlace = (code: PlaceRefusal, details: object = {}): Refusal<PlaceRefusal> =>
  new Refusal(code, placeRefusals[code], { details })
