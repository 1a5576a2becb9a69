import { Refusal } from '#platform/api/errors.server.ts'
import { type DaysRefusal, daysRefusals } from './refusals.ts'

export const refuseDays = (code: DaysRefusal, details: object = {}): Refusal<DaysRefusal> =>
  new Refusal(code, daysRefusals[code], { details })
