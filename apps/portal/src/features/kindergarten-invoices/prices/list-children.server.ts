import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenChild as child,
  kindergartenGuardian as guardian,
  kindergartenGuardianship as guardianship,
  kindergartenEnrolment,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { kindergartenFeeDecision, kindergartenPayer } from '../model/tables.server.ts'
import type { FeeChildren } from './contract.ts'

/** Months after its last day for which the money of a child can be put right. */
const shownMonths = 12

/**
 * Children with a place in a kindergarten, now, later or lately, and what is known of their fees: four
 * queries.
 * @throws {Refusal} `KINDERGARTEN_NOT_FOUND`
 */
export async function listFeeChildren(
  database: Database,
  staff: StaffActor,
  { kindergartenId, today }: { kindergartenId: string; today: string },
): Promise<FeeChildren> {
  await requireKindergarten(database, staff, kindergartenId)
  const children = await database
    .select({
      id: child.id,
      firstName: child.firstName,
      lastName: child.lastName,
      bornOn: child.bornOn,
    })
    .from(child)
    .where(
      sql`exists (select 1 from ${kindergartenEnrolment} placed
        join ${kindergartenDepartment} dept on dept.id = placed.department_id
        where placed.child_id = ${child.id} and dept.kindergarten_id = ${kindergartenId}
          and (placed.ends_on is null or placed.ends_on >= ${monthsBefore(today, shownMonths)}))`,
    )
    .orderBy(asc(child.firstName), asc(child.lastName), asc(child.id))
  const ids = children.map(({ id }) => id)
  if (ids.length === 0) return { items: [] }
  const guardians = await database
    .select({
      childId: guardianship.childId,
      id: guardian.id,
      firstName: guardian.firstName,
      lastName: guardian.lastName,
    })
    .from(guardianship)
    .innerJoin(guardian, eq(guardian.id, guardianship.guardianId))
    .where(
      and(
        inArray(guardianship.childId, ids),
        eq(guardianship.hasResponsibility, true),
        isNull(guardianship.blockedAt),
      ),
    )
    .orderBy(asc(guardian.firstName), asc(guardian.id))
  const decisions = await database
    .select({
      decision: kindergartenFeeDecision,
      firstName: user.firstName,
      lastName: user.lastName,
    })
    .from(kindergartenFeeDecision)
    .leftJoin(user, eq(user.id, kindergartenFeeDecision.enteredBy))
    .where(inArray(kindergartenFeeDecision.childId, ids))
    .orderBy(desc(kindergartenFeeDecision.startsOn), desc(kindergartenFeeDecision.enteredAt))
  const payers = await database
    .select()
    .from(kindergartenPayer)
    .where(inArray(kindergartenPayer.childId, ids))
    .orderBy(desc(kindergartenPayer.fromMonth))
  return {
    items: children.map(({ id, bornOn, ...named }) => ({
      id,
      name: nameOf(named),
      bornOn,
      guardians: guardians
        .filter(({ childId }) => childId === id)
        .map((one) => ({ id: one.id, name: nameOf(one) })),
      decisions: decisions
        .filter(({ decision: { childId } }) => childId === id)
        .map(({ decision, firstName, lastName }) => ({
          id: decision.id,
          startsOn: decision.startsOn,
          endsOn: decision.endsOn,
          fullPlaceOre: decision.fullPlaceOre,
          pricePercent: decision.pricePercent,
          reference: decision.reference,
          enteredBy: firstName && lastName ? nameOf({ firstName, lastName }) : null,
          enteredOn: osloDate(decision.enteredAt),
          endedBecause: decision.endedBecause,
          version: decision.version,
        })),
      payers: payers
        .filter(({ childId }) => childId === id)
        .map(({ fromMonth, firstId, secondId, secondPercent, version }) => ({
          fromMonth,
          firstId,
          secondId,
          secondPercent,
          version,
        })),
    })),
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
