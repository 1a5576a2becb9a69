import { findQuarantine } from '#core/quarantine/find-quarantine.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'

/** A restored site waits for an administrator. */
export const restoreWork: readonly WorkCounter[] = [
  {
    page: '/staff/restore',
    roles: ['admin'],
    count: async (database) => ({ waiting: (await findQuarantine(database)) ? 1 : 0 }),
  },
]
