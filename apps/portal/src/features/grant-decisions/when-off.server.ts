import { isNull } from 'drizzle-orm'
import { grantAppeal, grantMeeting } from '#core/grants/decision/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { isWaiting } from './appeal/appeals-of-staff.server.ts'

/** What goes on while the service is switched off: what was applied for is decided, and appealed. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.grant_decisions_meetings_unfinished,
      count: (database) => database.$count(grantMeeting, isNull(grantMeeting.releasedAt)),
    },
    {
      text: m.grant_decisions_appeals_unfinished,
      count: (database) => database.$count(grantAppeal, isWaiting),
    },
  ],
  promise: m.grant_decisions_when_off,
  begins: [],
}
