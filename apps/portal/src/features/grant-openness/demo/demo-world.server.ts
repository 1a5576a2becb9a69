import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import {
  association,
  associationContact,
  associationMember,
} from '#core/associations/tables.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import type { StoredFile } from '#core/files/store-files.server.ts'
import type { DemoSetup } from '#core/grants/demo/seed-setup.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { DemoPaper } from './write-grant-paper.server.ts'

export type DemoApplicant = {
  readonly associationId: string | null
  /** An association, or the person. */
  readonly name: string
  readonly institution: string | null
  readonly members: number
  /** Who writes for it, the person themselves where it is one. */
  readonly people: readonly string[]
}

/** Who and what there is already for the demo of grants. */
export type DemoPeople = {
  readonly associations: readonly DemoApplicant[]
  readonly persons: readonly DemoApplicant[]
  /** The chair and the deputy first. */
  readonly committee: readonly { readonly userId: string; readonly name: string }[]
  readonly caseworkers: readonly string[]
  readonly approver: string
}

export type DemoWorld = DemoPeople & {
  readonly transaction: Database
  readonly encryption: DemoContext['encryption']
  readonly setup: DemoSetup
  readonly now: Date
  readonly today: string
  /** The next paper of a kind that is stored and belongs to nothing as yet. */
  readonly takePaper: (kind: DemoPaper) => StoredFile
}

/** Of the demo's staff: the chair, the deputy and three members. */
const committee = ['', '-too', '-third', '-fourth', '-fifth'].map(
  (one) => `staff-committee${one}@trivsel.example`,
)

/** @returns null where the demo of others that it builds on is not there */
export async function findDemoPeople(database: Database): Promise<DemoPeople | null> {
  const [associations, persons, members, caseworkers, [approver]] = await Promise.all([
    findAssociations(database),
    findPersons(database),
    findNames(database, committee),
    findStaff(database, 'caseworker'),
    findStaff(database, 'payout-approver'),
  ])
  const isWhole =
    associations.length > 5 && persons.length > 3 && members.length === committee.length
  if (!isWhole || caseworkers.length < 2 || !approver) return null
  return { associations, persons, committee: members, caseworkers, approver }
}

async function findAssociations(database: Database): Promise<DemoApplicant[]> {
  const { rows } = await database.execute<DemoApplicant>(sql`
    select a.id as "associationId", a.name, a.institution_code as institution,
      (select count(*)::int from ${associationMember} member
        where member.association_id = a.id and member.state = 'member') as members,
      array(select contact.user_id from ${associationContact} contact
        where contact.association_id = a.id and contact.ended_at is null
        order by contact.started_at, contact.id) as people
    from ${association} a where a.state = 'active' order by a.slug`)
  return rows.filter(({ people }) => people.length > 1)
}

async function findPersons(database: Database): Promise<DemoApplicant[]> {
  const found = await findNames(
    database,
    ['member', 'student', 'visitor'].map((name) => `${name}@trivsel.example`),
  )
  const others = await database
    .select({ userId: user.id, name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(user)
    .leftJoin(staffMember, eq(staffMember.userId, user.id))
    .where(isNull(staffMember.userId))
    .orderBy(asc(user.email))
    .limit(8)
  const people = new Map([...found, ...others].map((one) => [one.userId, one]))
  return [...people.values()].map(({ userId, name }) => ({
    associationId: null,
    name,
    institution: null,
    members: 0,
    people: [userId],
  }))
}

/** In the order of the addresses. */
async function findNames(database: Database, emails: readonly string[]) {
  const rows = await database
    .select({
      userId: user.id,
      email: user.email,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
    })
    .from(user)
    .where(inArray(user.email, [...emails]))
  return emails.flatMap((email) => rows.find((row) => row.email === email) ?? [])
}

async function findStaff(database: Database, role: StaffRole): Promise<string[]> {
  const rows = await database
    .select({ userId: staffMember.userId })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(and(sql`${role} = any(${staffMember.roles})`, isNull(staffMember.endedAt)))
    .orderBy(asc(user.email))
  return rows.map(({ userId }) => userId)
}

/** A wall time in Norway, such as that of a meeting. */
export const at = (day: string, time: string): Date => toInstant(atWallTime(day, time))

export const dayOf = (instant: Date): string => osloDate(instant)
