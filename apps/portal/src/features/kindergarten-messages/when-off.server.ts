import { isNull, and, eq } from 'drizzle-orm'
import { kindergartenMessage } from '#core/kindergartens/threads/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { guardianDescribed } from './guardian/endpoints.server.ts'
import { noticesDescribed } from './notices/endpoints.server.ts'
import { staffDescribed } from './staff/endpoints.server.ts'

/** What goes on while the service is switched off: threads are read, answered and retracted. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.kindergarten_messages_unfinished,
      count: (database) =>
        database.$count(
          kindergartenMessage,
          and(eq(kindergartenMessage.side, 'guardian'), isNull(kindergartenMessage.staffReadAt)),
        ),
    },
  ],
  promise: m.kindergarten_messages_when_off,
  begins: [guardianDescribed.start, staffDescribed.start, noticesDescribed.send],
}
