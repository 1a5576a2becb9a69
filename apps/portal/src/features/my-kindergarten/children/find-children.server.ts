import { and, asc, eq, gte, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import {
  findGuardian,
  type GuardianRow,
  listChildrenOf,
} from '#core/kindergartens/access/guardian-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import {
  kindergartenClosingDay,
  kindergartenEmployee,
} from '#core/kindergartens/setup/tables.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { listConsents } from '../consents/list-consents.server.ts'
import { listContacts } from '../contacts/list-contacts.server.ts'
import type { ChildPage, MyChildren } from '../model/contract.ts'
import type { GuardianParts } from '../model/guardian-parts.server.ts'
import { closingDaysAhead } from '../model/limits.ts'
import { listPlaceRequests } from '../place/place-requests.server.ts'
import { describeChildren } from './describe-children.server.ts'

type Parts = Pick<GuardianParts, 'database' | 'encryption'>

/** The children of an account. The first time, it is written down that the guardian has been here. */
export async function findMyChildren(parts: Parts, userId: string, now: Date): Promise<MyChildren> {
  const { database } = parts
  const guardian = await findGuardian(parts, userId)
  if (!guardian) return { access: await accessWithout(database, userId), children: [] }
  const guardianId = guardian.id
  const reached = await listChildrenOf(database, guardianId)
  if (reached.length === 0) return { access: 'none', children: [] }
  if (!guardian.firstSeenAt)
    await database
      .update(kindergartenGuardian)
      .set({ firstSeenAt: now })
      .where(and(eq(kindergartenGuardian.id, guardianId), isNull(kindergartenGuardian.firstSeenAt)))
  const childIds = reached.map(({ id }) => id)
  const described = await describeChildren(database, { guardianId, childIds }, now)
  return { access: 'open', children: described.map(({ card }) => card) }
}

/** For an account that is no guardian. */
async function accessWithout(database: Database, userId: string): Promise<'unproven' | 'none'> {
  const proven = await database.$count(
    nationalId,
    and(eq(nationalId.userId, userId), isNotNull(nationalId.provenAt)),
  )
  return proven > 0 ? 'none' : 'unproven'
}

/** One child as its guardian sees it, whose access the caller has checked. */
export async function findChildPage(
  database: Database,
  { guardian, childId }: { readonly guardian: GuardianRow; readonly childId: string },
  now: Date,
): Promise<ChildPage> {
  const today = osloDate(now)
  const { id: guardianId, hasRestrictedAddress: isRestricted } = guardian
  const [found] = await describeChildren(database, { guardianId, childIds: [childId] }, now)
  if (!found) throw refuseKindergarten('CHILD_NOT_FOUND')
  const { card, bornOn, departmentId, kindergartenId } = found
  return {
    child: card,
    bornOn,
    employees: await listEmployees(database, { departmentId, kindergartenId }, today),
    closingDays: await listClosingDays(database, kindergartenId, today),
    guardians: await listOtherGuardians(database, { childId, guardianId }),
    contacts: await listContacts(database, { childId, guardianId, isRestricted }, today),
    consents: await listConsents(database, { childId, guardianId }),
    requests: await listPlaceRequests(database, { childId, guardianId }),
  }
}

/** Of the department, then those of all departments. */
async function listEmployees(
  database: Database,
  of: { readonly departmentId: string | null; readonly kindergartenId: string | null },
  today: string,
): Promise<ChildPage['employees']> {
  const { departmentId, kindergartenId } = of
  if (!departmentId || !kindergartenId) return []
  return database
    .select({
      id: kindergartenEmployee.id,
      name: kindergartenEmployee.name,
      title: kindergartenEmployee.title,
    })
    .from(kindergartenEmployee)
    .where(
      and(
        eq(kindergartenEmployee.kindergartenId, kindergartenId),
        or(
          eq(kindergartenEmployee.departmentId, departmentId),
          isNull(kindergartenEmployee.departmentId),
        ),
        or(isNull(kindergartenEmployee.endedOn), gte(kindergartenEmployee.endedOn, today)),
      ),
    )
    .orderBy(asc(kindergartenEmployee.departmentId), asc(kindergartenEmployee.name))
}

async function listClosingDays(
  database: Database,
  kindergartenId: string | null,
  today: string,
): Promise<ChildPage['closingDays']> {
  if (!kindergartenId) return []
  return database
    .select({
      onDate: kindergartenClosingDay.onDate,
      reason: kindergartenClosingDay.reason,
    })
    .from(kindergartenClosingDay)
    .where(
      and(
        eq(kindergartenClosingDay.kindergartenId, kindergartenId),
        gte(kindergartenClosingDay.onDate, today),
        lte(kindergartenClosingDay.onDate, addDays(today, closingDaysAhead)),
      ),
    )
    .orderBy(asc(kindergartenClosingDay.onDate))
}

/** Names; a phone only of one whose address is not restricted. Nothing of one who is blocked. */
async function listOtherGuardians(
  database: Database,
  { childId, guardianId }: { readonly childId: string; readonly guardianId: string },
): Promise<ChildPage['guardians']> {
  const rows = await database
    .select({
      id: kindergartenGuardian.id,
      firstName: kindergartenGuardian.firstName,
      lastName: kindergartenGuardian.lastName,
      phone: kindergartenGuardian.phone,
      isRestricted: kindergartenGuardian.hasRestrictedAddress,
    })
    .from(guardianship)
    .innerJoin(kindergartenGuardian, eq(kindergartenGuardian.id, guardianship.guardianId))
    .where(
      and(
        eq(guardianship.childId, childId),
        ne(guardianship.guardianId, guardianId),
        isNull(guardianship.blockedAt),
      ),
    )
    .orderBy(asc(kindergartenGuardian.firstName), asc(kindergartenGuardian.id))
  return rows.map(({ id, firstName, lastName, phone, isRestricted }) => ({
    id,
    name: `${firstName} ${lastName}`,
    phone: isRestricted ? null : phone,
  }))
}
