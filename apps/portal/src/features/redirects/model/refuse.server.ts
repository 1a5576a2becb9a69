import { Refusal } from '#platform/api/errors.server.ts'
import { type RedirectRefusal, redirectRefusals } from './refusals.ts'

export const refuse = (code: RedirectRefusal): Refusal => new Refusal(code, redirectRefusals[code])
