import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { demoPeople } from '#core/memberships/demo/people.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { daysOfSemester, semesterOf } from '#platform/time/semester.ts'
import { type RoleKind, standardRoles, usualRights } from '../rights.ts'
import {
  association,
  associationContact,
  associationFounder,
  associationHistory,
  associationMember,
  associationRole,
  associationRoleType,
  associationTerm,
  associationTopic,
} from '../tables.server.ts'
import { termFrom } from '../terms.ts'
import { type DemoAssociation, demoAssociations, demoTopics } from './demo-associations.ts'

/** Adds the associations of the demo, with their boards and members, unless they are there. */
export async function seedAssociations(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (transaction) => {
    const slugs = demoAssociations.map(({ slug }) => slug)
    const known = await transaction.$count(association, inArray(association.slug, slugs))
    if (known > 0) return
    const topics = await addTopics(transaction)
    const people = await findPeople(transaction)
    const codes = await transaction.select({ code: institution.code }).from(institution)
    const institutions = new Set(codes.map(({ code }) => code))
    const ids = new Map(demoAssociations.map(({ slug }) => [slug, randomUUID()]))
    for (const [index, one] of demoAssociations.entries()) {
      const id = ids.get(one.slug) ?? ''
      await addAssociation(transaction, one, {
        id,
        topicId: topics.get(one.topic) ?? null,
        institutionCode: institutions.has(one.institution ?? '') ? one.institution : null,
        mergedIntoId: one.reason === 'merged' ? (ids.get('studentkoret-fjordklang') ?? null) : null,
        now,
      })
      await addPeople(transaction, one, { id, people: turned(people, index), now })
    }
  })
}

async function addTopics(transaction: Database): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>(demoTopics.map(({ key }) => [key, randomUUID()]))
  await transaction
    .insert(associationTopic)
    .values(demoTopics.map(({ key, name }, position) => ({ id: ids.get(key), name, position })))
  return ids
}

/** @returns the ids of the demo's people in their order */
async function findPeople(transaction: Database): Promise<string[]> {
  const emails = demoPeople.map(({ email }) => email)
  const found = await transaction
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.email, emails))
  const ids = new Map(found.map(({ id, email }) => [email, id]))
  return emails.flatMap((email) => ids.get(email) ?? [])
}

/** So that the boards differ; the first person has something to do in the first associations. */
const turned = <T>(list: readonly T[], by: number): T[] => {
  const from = by < 3 ? 0 : by % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}

const daysAgo = (now: Date, days: number) => addDaysByWallTime(now, -days)

const daysInState = { new: 4, active: 490, inactive: 60, closed: 60 } as const

type Around = {
  id: string
  topicId: string | null
  institutionCode: string | null
  mergedIntoId: string | null
  now: Date
}

async function addAssociation(
  transaction: Database,
  one: DemoAssociation,
  { now, ...around }: Around,
): Promise<void> {
  const { state = 'active', reason = 'approved' } = one
  await transaction.insert(association).values({
    ...around,
    slug: one.slug,
    name: one.name,
    purpose: one.purpose,
    ...(one.description && { description: one.description }),
    languages: [...one.languages],
    welcomesNew: one.welcomesNew ?? false,
    isOpenToAll: !one.isClosedToOthers,
    state,
    stateReason: reason,
    stateNote: one.note ?? null,
    stateChangedAt: daysAgo(now, daysInState[state]),
    confirmedAt: state === 'new' ? null : daysAgo(now, reason === 'not-confirmed' ? 220 : 75),
    termKind: one.term ?? 'semester',
    feeOre: one.feeOre ?? 0,
    needsApproval: one.needsApproval ?? false,
    createdAt: daysAgo(now, state === 'new' ? 4 : 500),
  })
  await transaction.insert(associationHistory).values(
    [
      { action: 'applied', by: 'board' as const, days: state === 'new' ? 4 : 500 },
      ...(state === 'new' || reason === 'withdrawn'
        ? []
        : [{ action: 'approved', by: 'staff' as const, days: daysInState.active }]),
      ...(state === 'inactive'
        ? [
            {
              action: 'deactivated',
              by: reason === 'by-staff' ? ('staff' as const) : ('system' as const),
              days: daysInState.inactive,
            },
          ]
        : []),
      ...(state === 'closed'
        ? [
            {
              action: 'closed',
              by: reason === 'by-board' ? ('board' as const) : ('staff' as const),
              days: daysInState.closed,
            },
          ]
        : []),
    ].map(({ action, by, days }) => ({
      associationId: around.id,
      action,
      actorKind: by,
      at: daysAgo(now, days),
    })),
  )
}

async function addPeople(
  transaction: Database,
  one: DemoAssociation,
  { id, people, now }: { id: string; people: readonly string[]; now: Date },
): Promise<void> {
  const { state = 'active', reason, members = 0 } = one
  if (state === 'new') return addFounders(transaction, { id, people, now })
  const roleTypes = standardRoles.map((kind) => ({
    id: randomUUID(),
    associationId: id,
    kind,
    rights: [...usualRights[kind]],
  }))
  await transaction.insert(associationRoleType).values(roleTypes)
  if (state === 'closed' || members === 0) return
  const contacts = people.slice(0, reason === 'few-contacts' ? 1 : 2)
  await transaction
    .insert(associationContact)
    .values(contacts.map((userId) => ({ associationId: id, userId, startedAt: daysAgo(now, 200) })))
  const today = osloDate(now)
  const board: readonly RoleKind[] = ['leader', 'deputy', 'treasurer', 'event']
  await transaction.insert(associationRole).values(
    board.slice(0, members).flatMap((kind, place) => {
      const type = roleTypes.find((role) => role.kind === kind)
      const userId = people[place]
      return type && userId
        ? [
            {
              roleTypeId: type.id,
              userId,
              startsOn: addDays(today, -200),
              endsOn: addDays(today, 165),
            },
          ]
        : []
    }),
  )
  await addMembers(transaction, one, { id, people: people.slice(0, members), now })
}

async function addMembers(
  transaction: Database,
  { feeOre = 0, term = 'semester', needsApproval, slug }: DemoAssociation,
  { id, people, now }: { id: string; people: readonly string[]; now: Date },
): Promise<void> {
  const today = osloDate(now)
  // The last ones asked to join where somebody has to accept them.
  const waiting = needsApproval ? 2 : 0
  const rows = people.map((userId, place) => ({
    id: randomUUID(),
    associationId: id,
    userId,
    ...(place >= people.length - waiting
      ? { state: 'requested' as const, requestedAt: daysAgo(now, 3) }
      : { state: 'member' as const, joinedAt: daysAgo(now, place % 3 === 0 ? 400 : 40) }),
    joinedBy: place % 3 === 0 ? ('invitation' as const) : ('page' as const),
  }))
  await transaction.insert(associationMember).values(rows)
  const terms = rows
    .filter(({ state }) => state === 'member')
    .flatMap(({ id: memberId }, place) => {
      const days = termFrom(term, addDays(today, -40))
      const paid = {
        memberId,
        feeOre,
        paidBy: feeOre === 0 ? ('free' as const) : ('cash' as const),
      }
      const { from: startsOn, to: endsOn } = daysOfSemester(
        semesterOf(addDays(days.startsOn, -300)),
      )
      // The visitor of the demo has a membership to renew, and a few others have.
      const isToRenew = slug === 'fjellgruppa-varden' ? place === 1 : place % 5 === 4
      return [
        ...(place % 3 === 0 ? [{ ...paid, startsOn, endsOn }] : []),
        isToRenew
          ? { ...paid, startsOn: addDays(today, -120), endsOn: addDays(today, -10) }
          : { ...paid, ...days },
      ]
    })
  if (terms.length > 0) await transaction.insert(associationTerm).values(terms)
}

/** Some have confirmed, one has declined. */
async function addFounders(
  transaction: Database,
  { id, people, now }: { id: string; people: readonly string[]; now: Date },
): Promise<void> {
  const names = new Map(demoPeople.map((one) => [one.email, `${one.firstName} ${one.lastName}`]))
  const found = await transaction
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.id, people.slice(0, 5)))
  await transaction.insert(associationFounder).values(
    found.map(({ id: userId, email }, place) => ({
      associationId: id,
      name: names.get(email) ?? email,
      email,
      userId: place === 0 ? userId : null,
      invitedAt: daysAgo(now, 4),
      confirmedAt: place < 2 ? daysAgo(now, 3) : null,
      declinedAt: place === 2 ? daysAgo(now, 2) : null,
    })),
  )
}
