import { isNull } from 'drizzle-orm'
import { kindergartenPresence } from '#core/kindergartens/presence/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { endPresencesTask } from './jobs.server.ts'
import { marksDescribed } from './marks/endpoints.server.ts'
import { pairingDescribed } from './pairing/endpoints.server.ts'

/** What goes on while the service is switched off: children who are here go home, and marks are sent. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.tablet_unfinished,
      count: (database) =>
        database.$count(kindergartenPresence, isNull(kindergartenPresence.departedAt)),
    },
  ],
  promise: m.tablet_when_off,
  begins: [pairingDescribed.make, pairingDescribed.pair],
  always: [marksDescribed.send],
  tasks: [endPresencesTask.name],
}
