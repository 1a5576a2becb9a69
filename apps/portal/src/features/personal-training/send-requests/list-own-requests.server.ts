import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { TrainingRequest } from '../model/contract.ts'
import { longestList, newestFirst, toTrainingRequest } from '../model/request-row.server.ts'
import { trainingRequest } from '../model/tables.server.ts'

export async function listOwnRequests(
  database: Database,
  userId: string,
): Promise<TrainingRequest[]> {
  const found = await database
    .select()
    .from(trainingRequest)
    .where(eq(trainingRequest.userId, userId))
    .orderBy(...newestFirst)
    .limit(longestList)
  return found.map(toTrainingRequest)
}
