import { and, eq, gt } from 'drizzle-orm'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { manageDescribed } from './manage/endpoints.server.ts'
import { associationEvent } from './model/tables.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.association_event_unfinished,
      count: (database, now) =>
        database.$count(
          associationEvent,
          and(eq(associationEvent.state, 'published'), gt(associationEvent.endsAt, now)),
        ),
    },
  ],
  promise: m.association_event_when_off,
  begins: [manageDescribed.create, publishDescribed.publish, publishDescribed.decide],
}
