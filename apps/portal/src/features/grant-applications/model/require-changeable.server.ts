import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { Who } from './applicant.server.ts'
import type { FoundApplication } from './find-own.server.ts'
import { refuse } from './refuse.server.ts'
import { isInTime } from './sending.ts'

export const isInTimeNow = ({ round, state }: FoundApplication, { now }: Who): boolean =>
  isInTime({ ...round, state }, now)

/**
 * What was written may still be changed: a draft always, what was sent as long as it may be sent again.
 * @throws {Refusal} `GRANT_DEADLINE_PASSED`, `GRANT_STATE`
 */
export function requireChangeable(found: FoundApplication, who: Who): void {
  const { state } = found
  if (state === 'draft' || isInTimeNow(found, who)) return
  throw state === 'in-review' || state === 'incomplete'
    ? refuse('GRANT_DEADLINE_PASSED')
    : refuseGrant('GRANT_STATE')
}
