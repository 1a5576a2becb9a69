import { and, eq, gt } from 'drizzle-orm'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { boardDescribed } from './board/endpoints.server.ts'
import { renewalTask } from './jobs.server.ts'
import { joiningDescribed } from './joining/endpoints.server.ts'
import { associationFeeHold } from './model/tables.server.ts'
import { ownMembershipsDescribed } from './my-memberships/endpoints.server.ts'
import { feeDescribed } from './pay/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.association_fees_unfinished,
      count: (database, now) =>
        database.$count(
          associationFeeHold,
          and(eq(associationFeeHold.state, 'held'), gt(associationFeeHold.expiresAt, now)),
        ),
    },
  ],
  promise: m.association_fees_when_off,
  begins: [
    joiningDescribed.checkCode,
    joiningDescribed.join,
    feeDescribed.hold,
    feeDescribed.startPayment,
    ownMembershipsDescribed.renew,
    boardDescribed.makeCode,
    boardDescribed.accept,
  ],
  tasks: [renewalTask.name],
}
