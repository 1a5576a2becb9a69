import { eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { findWelcomes } from '#core/associations/find-welcome.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { welcomeConditions } from '#core/associations/welcome-mark.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { WelcomeMark } from './contract.ts'

/**
 * The mark as it is now, for everybody who has a role there.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`
 */
export async function readMark(
  database: Database,
  who: { readonly userId: string; readonly associationId: string },
  now: Date,
): Promise<WelcomeMark> {
  const asked = { ...who, today: osloDate(now) }
  await requireRight(database, asked, null, { isChange: false })
  const [found] = await database
    .select({
      id: association.id,
      isOpenToAll: association.isOpenToAll,
      state: association.state,
    })
    .from(association)
    .where(eq(association.id, who.associationId))
  const { welcomeMembers, welcomeMonths } = await readAssociationSettings(database)
  const welcome = found && (await findWelcomes(database, [found], now)).get(found.id)
  if (!welcome) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const isActive = found.state === 'active'
  return {
    hasMark: isActive && welcome.hasMark,
    isActive,
    conditions: welcomeConditions.map((condition) => ({
      condition,
      holds: welcome.holds[condition],
    })),
    newMembers: welcome.facts.newMembers,
    welcomeMembers,
    welcomeMonths,
  }
}
