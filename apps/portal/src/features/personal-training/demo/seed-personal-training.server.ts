import { asc } from 'drizzle-orm'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { trainingRequest } from '../model/tables.server.ts'

const requests = [
  {
    kind: 'pt',
    text: 'Jeg vil lære knebøy og markløft riktig. Tirsdag eller torsdag passer best.',
  },
  { kind: 'boost', text: 'Vi er tre venner som vil ha et opplegg fram mot sommeren.' },
  { kind: 'pt', text: 'I have had a knee injury and would like to start running again.' },
] as const

/** Requests from a few members of the demo, when there are none yet. */
export async function seedPersonalTraining(database: Database): Promise<void> {
  if ((await database.$count(trainingRequest)) > 0) return
  const members = await database
    .select({ userId: fitnessMembership.userId })
    .from(fitnessMembership)
    .orderBy(asc(fitnessMembership.userId))
    .limit(requests.length)
  const sent = members.flatMap(({ userId }, index) => {
    const request = requests[index]
    return request ? [{ userId, ...request }] : []
  })
  if (sent.length > 0) await database.insert(trainingRequest).values(sent)
}
