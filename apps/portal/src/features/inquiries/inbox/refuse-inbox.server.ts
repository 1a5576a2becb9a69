import { Refusal } from '#platform/api/errors.server.ts'
import { type InboxRefusal, inboxRefusals } from './refusals.ts'

export function refuseInbox(code: InboxRefusal): Refusal<InboxRefusal> {
  return new Refusal(code, inboxRefusals[code])
}
