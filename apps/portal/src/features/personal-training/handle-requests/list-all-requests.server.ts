import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffRequest } from '../model/contract.ts'
import { longestList, newestFirst, toTrainingRequest } from '../model/request-row.server.ts'
import { trainingRequest } from '../model/tables.server.ts'

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
    ...toTrainingRequest(request),
    name: `${firstName} ${lastName}`,
    email,
    phone: phone && `${countryCode ?? ''} ${phone}`.trim(),
  }))
}
