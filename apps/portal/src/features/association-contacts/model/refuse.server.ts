import { Refusal } from '#platform/api/errors.server.ts'
import { type ContactRefusal, contactRefusals } from './refusals.ts'

export const refuse = (code: ContactRefusal): Refusal<ContactRefusal> =>
  new Refusal(code, contactRefusals[code])
