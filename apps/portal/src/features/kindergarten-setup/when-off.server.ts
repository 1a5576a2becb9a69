import { gt, isNull, or } from 'drizzle-orm'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { listDescribed } from './list/endpoints.server.ts'

/** What goes on while the service is switched off: kindergartens are set up until each is closed. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.kindergarten_setup_unfinished,
      count: (database, now) =>
        database.$count(
          kindergarten,
          or(isNull(kindergarten.closedOn), gt(kindergarten.closedOn, osloDate(now))),
        ),
    },
  ],
  promise: m.kindergarten_setup_when_off,
  begins: [listDescribed.add],
}
