import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { draftDescribed } from './draft/endpoints.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { countOpen } from './model/count-open.server.ts'

/** What goes on while the service is switched off: what was sent is answered, changed and withdrawn. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.grant_applications_unfinished,
      count: (database) => countOpen(database, null),
    },
  ],
  promise: m.grant_applications_when_off,
  begins: [listDescribed.start, draftDescribed.move],
}
