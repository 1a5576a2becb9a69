import { Refusal } from '#platform/api/errors.server.ts'
import { type RegisterRefusal, registerRefusals } from './refusals.ts'

export const refuseRegister = (code: RegisterRefusal): Refusal<RegisterRefusal> =>
  new Refusal(code, registerRefusals[code])
