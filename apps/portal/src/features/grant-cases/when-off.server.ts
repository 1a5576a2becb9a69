import { and, gt, isNull, notExists, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { closeRefusedTask } from './decide/close-refused-cases.server.ts'

/** What goes on while the service is switched off: applications that were sent are decided. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.grant_cases_unfinished,
      count: (database) =>
        database.$count(
          grantApplication,
          and(
            gt(grantApplication.sentVersion, 0),
            isNull(grantApplication.withdrawnAt),
            notExists(
              database
                .select({ one: sql`1` })
                .from(grantDecision)
                .where(
                  sql`${grantDecision.applicationId} = ${grantApplication.id}
                    and ${grantDecision.replacedAt} is null`,
                ),
            ),
          ),
        ),
    },
  ],
  promise: m.grant_cases_when_off,
  begins: [],
  tasks: [closeRefusedTask.name],
}
