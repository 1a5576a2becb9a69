import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { findAccountsOfGuardians } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { requireChild } from '#core/kindergartens/access/staff-access.server.ts'
import { judgeConsent } from '#core/kindergartens/children/consents.ts'
import {
  kindergartenChild,
  kindergartenConsent,
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
  kindergartenHealthView,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import { childNumberLocation, guardianNumberLocation } from '#core/kindergartens/field-locations.ts'
import {
  kindergarten,
  kindergartenConsentKind,
  kindergartenDepartment,
} from '#core/kindergartens/setup/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { maskNationalId } from '#core/personal-data/national-id.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffChild } from '../model/contract.ts'
import type { OnChild, Parts } from '../model/lock-child.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { accessOf, standingOf } from '../model/states.ts'
import { inTheirs } from '../places/find-place.server.ts'

/** Looks at health data that a page lists. */
const shownViews = 50

/**
 * One child with what staff decide of it. Its health data is not in the answer, and how a guardian with a
 * restricted address is reached is not either.
 * @param today `2026-11-23`
 * @throws {Refusal} CHILD_NOT_FOUND
 */
export async function readChild(
  parts: Parts,
  { staff, childId }: OnChild,
  today: string,
): Promise<StaffChild> {
  const { database } = parts
  await requireChild(database, staff, childId)
  const [child] = await database
    .select()
    .from(kindergartenChild)
    .where(eq(kindergartenChild.id, childId))
  if (!child) throw refuse('CHILD_NOT_FOUND')
  const places = await database
    .select({
      id: kindergartenEnrolment.id,
      departmentId: kindergartenDepartment.id,
      department: kindergartenDepartment.name,
      kindergarten: kindergarten.name,
      percent: kindergartenEnrolment.percent,
      startsOn: kindergartenEnrolment.startsOn,
      endsOn: kindergartenEnrolment.endsOn,
      version: kindergartenEnrolment.version,
    })
    .from(kindergartenEnrolment)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenEnrolment.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(and(eq(kindergartenEnrolment.childId, childId), inTheirs(database, staff)))
    .orderBy(asc(kindergartenEnrolment.startsOn))
  const { guardians, accounts } = await readGuardians(parts, childId)
  const own = await findOwnAccounts(database, staff.userId)
  return {
    id: child.id,
    name: nameOf(child),
    firstName: child.firstName,
    lastName: child.lastName,
    maskedNumber:
      child.nationalId &&
      maskNationalId(parts.encryption.decrypt(child.nationalId, childNumberLocation(childId))),
    version: child.version,
    bornOn: child.bornOn,
    state: standingOf(places, today).state,
    missingSince: child.missingSince,
    isOwn: accounts.some((userId) => own.has(userId)),
    places,
    guardians,
    contacts: await readContacts(database, childId),
    consents: await readConsents(database, childId, guardians),
    requests: await readRequests(database, childId),
    healthViews: await readHealthViews(database, childId),
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

async function readGuardians(
  parts: Parts,
  childId: string,
): Promise<{ guardians: StaffChild['guardians']; accounts: string[] }> {
  const rows = await parts.database
    .select({ bound: kindergartenGuardianship, guardian: kindergartenGuardian })
    .from(kindergartenGuardianship)
    .innerJoin(
      kindergartenGuardian,
      eq(kindergartenGuardian.id, kindergartenGuardianship.guardianId),
    )
    .where(eq(kindergartenGuardianship.childId, childId))
    .orderBy(asc(kindergartenGuardian.lastName), asc(kindergartenGuardian.firstName))
  const accounts = await findAccountsOfGuardians(
    parts,
    rows.map(({ guardian }) => guardian.id),
  )
  const blocked = await parts.database
    .select({ id: kindergartenGuardianship.guardianId })
    .from(kindergartenGuardianship)
    .where(
      and(
        inArray(
          kindergartenGuardianship.guardianId,
          rows.map(({ guardian }) => guardian.id),
        ),
        ne(kindergartenGuardianship.childId, childId),
        isNotNull(kindergartenGuardianship.blockedAt),
      ),
    )
  const isBlocked = new Set(blocked.map(({ id }) => id))
  const guardians = rows.map(({ bound, guardian }) => {
    const { email, phone } = guardian
    return {
      id: guardian.id,
      name: nameOf(guardian),
      firstName: guardian.firstName,
      lastName: guardian.lastName,
      maskedNumber: maskNationalId(
        parts.encryption.decrypt(guardian.nationalId, guardianNumberLocation(guardian.id)),
      ),
      hasResponsibility: bound.hasResponsibility,
      access: accessOf(bound),
      openedAt: bound.openedAt?.toISOString() ?? null,
      blockedAt: bound.blockedAt?.toISOString() ?? null,
      blockedBecause: bound.blockedBecause,
      isBlockedElsewhere: isBlocked.has(guardian.id),
      hasAccount: accounts.has(guardian.id),
      isRestricted: guardian.hasRestrictedAddress,
      contact: guardian.hasRestrictedAddress ? null : { email, phone },
      version: bound.version,
      guardianVersion: guardian.version,
    }
  })
  return { guardians, accounts: [...accounts.values()] }
}

async function readContacts(database: Database, childId: string): Promise<StaffChild['contacts']> {
  const rows = await database
    .select({
      contact: kindergartenContact,
      guardian: kindergartenGuardian,
      blockedAt: kindergartenGuardianship.blockedAt,
    })
    .from(kindergartenContact)
    .leftJoin(kindergartenGuardian, eq(kindergartenGuardian.id, kindergartenContact.addedBy))
    .leftJoin(
      kindergartenGuardianship,
      and(
        eq(kindergartenGuardianship.guardianId, kindergartenContact.addedBy),
        eq(kindergartenGuardianship.childId, kindergartenContact.childId),
      ),
    )
    .where(and(eq(kindergartenContact.childId, childId), isNull(kindergartenContact.removedAt)))
    .orderBy(asc(kindergartenContact.name), asc(kindergartenContact.id))
  return rows.map(({ contact: { id, name, relation, phone, mayFetch, onlyOn }, ...row }) => ({
    id,
    name,
    relation,
    phone,
    mayFetch,
    onlyOn,
    addedBy: row.guardian && nameOf(row.guardian),
    isOfBlocked: row.blockedAt !== null,
  }))
}

/** What is offered, and what is no longer offered but was answered. */
async function readConsents(
  database: Database,
  childId: string,
  guardians: StaffChild['guardians'],
): Promise<StaffChild['consents']> {
  const kinds = await database
    .select()
    .from(kindergartenConsentKind)
    .orderBy(asc(kindergartenConsentKind.sortOrder), asc(kindergartenConsentKind.id))
  const given = await database
    .select()
    .from(kindergartenConsent)
    .where(eq(kindergartenConsent.childId, childId))
  const withAccess = guardians.filter(({ access }) => access === 'open')
  return kinds.flatMap(({ id: kindId, name, isOffered }) => {
    const ofKind = given.filter((answer) => answer.kindId === kindId)
    if (!isOffered && ofKind.length === 0) return []
    const { state, answers } = judgeConsent(
      withAccess.map(({ id }) => id),
      ofKind,
    )
    return [
      {
        kindId,
        name,
        state,
        answers: withAccess.map(({ id, name: guardian }) => {
          const answer = answers.get(id)
          return {
            guardianId: id,
            guardian,
            given: answer ? { isGiven: answer.isGiven, at: answer.at.toISOString() } : null,
          }
        }),
      },
    ]
  })
}

async function readRequests(database: Database, childId: string): Promise<StaffChild['requests']> {
  const rows = await database
    .select({ request: kindergartenPlaceRequest, guardian: kindergartenGuardian })
    .from(kindergartenPlaceRequest)
    .leftJoin(
      kindergartenGuardian,
      eq(kindergartenGuardian.id, kindergartenPlaceRequest.guardianId),
    )
    .where(eq(kindergartenPlaceRequest.childId, childId))
    .orderBy(desc(kindergartenPlaceRequest.sentAt))
  return rows.map(({ request, guardian }) => ({
    id: request.id,
    kind: request.kind,
    state: request.state,
    wantedOn: request.wantedOn,
    endsOn: request.endsOn,
    percent: request.percent,
    note: request.note,
    guardian: guardian && nameOf(guardian),
    sentAt: request.sentAt.toISOString(),
    decidedBecause: request.decidedBecause,
  }))
}

async function readHealthViews(
  database: Database,
  childId: string,
): Promise<StaffChild['healthViews']> {
  const rows = await database
    .select()
    .from(kindergartenHealthView)
    .where(eq(kindergartenHealthView.childId, childId))
    .orderBy(desc(kindergartenHealthView.at))
    .limit(shownViews)
  return rows.map(({ at, place, viewerName }) => ({
    at: at.toISOString(),
    place,
    name: viewerName,
  }))
}
