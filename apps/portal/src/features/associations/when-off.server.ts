import { eq } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { describedFounding } from './found/endpoints.server.ts'
import { associationApplication } from './model/tables.server.ts'
import { describedStaff } from './staff/endpoints.server.ts'

/** What goes on while the service is switched off: applications that were sent are answered. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.associations_unfinished_applications,
      count: async (database) => {
        const waiting = await database
          .select({ id: association.id })
          .from(association)
          .innerJoin(
            associationApplication,
            eq(associationApplication.associationId, association.id),
          )
          .where(eq(association.state, 'new'))
        return waiting.length
      },
    },
  ],
  promise: m.associations_when_off,
  begins: [describedFounding.sendApplication, describedStaff.add],
}
