import { findGuardian, listChildrenOf } from '#core/kindergartens/access/guardian-access.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { GuardianParts } from './answer-survey.server.ts'
import type { GuardianDays } from './contract.ts'
import { listOpeningsOf } from './list-openings.server.ts'
import { listSurveysOf } from './list-surveys.server.ts'

/** What comes for the children whom somebody reaches as a guardian. */
export async function listDays(
  { database, encryption, clock }: GuardianParts,
  userId: string,
): Promise<GuardianDays> {
  const guardian = await findGuardian({ database, encryption }, userId)
  const children = guardian ? await listChildrenOf(database, guardian.id) : []
  if (!guardian || children.length === 0) return { hasChildren: false, surveys: [], openings: [] }
  const now = clock()
  const wanted = {
    childIds: children.map(({ id }) => id),
    guardianId: guardian.id,
    today: osloDate(now),
    now,
  }
  return {
    hasChildren: true,
    surveys: await listSurveysOf(database, wanted),
    openings: await listOpeningsOf(database, wanted),
  }
}
