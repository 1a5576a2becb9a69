import { Refusal } from '#platform/api/errors.server.ts'
import { type AppealRefusal, appealRefusals } from './refusals.ts'

export const refuseAppeal = (code: AppealRefusal): Refusal<AppealRefusal> =>
  new Refusal(code, appealRefusals[code])
