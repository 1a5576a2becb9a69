import { readGrantSettings } from '#core/grants/settings.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findTerms } from './find-terms.server.ts'
import { endingSoon, findWarnings } from './term-rules.ts'

/** Terms that end soon, and one more while the committee cannot decide. Nothing where there is none. */
export const committeeWork: WorkCounter = {
  page: '/staff/grants/setup/committee',
  roles: ['admin'],
  count: async (database) => {
    const [terms, { leastPresent }] = await Promise.all([
      findTerms(database),
      readGrantSettings(database),
    ])
    if (terms.length === 0) return { waiting: 0 }
    const today = osloDate(new Date())
    const isTooSmall = findWarnings(terms, { today, leastPresent }).includes('too-few')
    return { waiting: endingSoon(terms, today).length + (isTooSmall ? 1 : 0) }
  },
}
