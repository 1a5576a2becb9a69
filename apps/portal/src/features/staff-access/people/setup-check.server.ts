import { and, arrayContains, isNull } from 'drizzle-orm'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'

/** Two administrators: most changes of roles need both. */
export const peopleCheck: SetupCheck = {
  page: '/staff/people',
  isDone: async (database) =>
    (await database.$count(
      staffMember,
      and(isNull(staffMember.endedAt), arrayContains(staffMember.roles, ['admin'])),
    )) > 1,
}
