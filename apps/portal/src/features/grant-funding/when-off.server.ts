import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { reviewTask } from './jobs.server.ts'
import { countUnsettled } from './model/count-unsettled.server.ts'

/** What goes on while the service is switched off: what was granted is paid, reported and settled. */
export const whenOff: WhenOff = {
  unfinished: [{ text: m.grant_funding_unfinished, count: countUnsettled }],
  promise: m.grant_funding_when_off,
  begins: [],
  tasks: [reviewTask.name],
}
