import { Refusal } from '#platform/api/errors.server.ts'
import { type MessageRefusal, messageRefusals } from './refusals.ts'

export const refuseMessage = (code: MessageRefusal): Refusal<MessageRefusal> =>
  new Refusal(code, messageRefusals[code])
