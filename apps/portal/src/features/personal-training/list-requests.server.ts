import { desc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffRequest, TrainingRequest } from './contract.ts'
import { trainingRequest } from './tables.server.ts'

/** More is no list that somebody reads. */
const longestList = 500

const newestFirst = [desc(trainingRequest.createdAt), desc(trainingRequest.id)]

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
  return found.map(toRequest)
}

export async function listAllRequests(database: Database): Promise<StaffRequest[]> {
  const found = await database
    .select({
      request: trainingRequest,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      countryCode: profile.phoneCountryCode,
      phone: profile.phoneNumber,
    })
    .from(trainingRequest)
    .innerJoin(user, eq(user.id, trainingRequest.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .orderBy(...newestFirst)
    .limit(longestList)
  return found.map(({ request, firstName, lastName, email, countryCode, phone }) => ({
    ...toRequest(request),
    name: `${firstName} ${lastName}`,
    email,
    phone: phone && `${countryCode ?? ''} ${phone}`.trim(),
  }))
}

function toRequest(row: typeof trainingRequest.$inferSelect): TrainingRequest {
  const { id, kind, trainer, text, createdAt, handledAt } = row
  return {
    id,
    kind,
    trainer,
    text,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  }
}
