import { Refusal } from '#platform/api/errors.server.ts'
import { type FormRefusal, formRefusals } from './refusals.ts'

export function refuseForm(code: FormRefusal, details: object = {}): Refusal<FormRefusal> {
  return new Refusal(code, formRefusals[code], { details })
}
