import { locales } from '@trivsel/content-contract/locales'
import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { standardRoles, usualRights } from '#core/associations/rights.ts'
import {
  association,
  associationContact,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** By slug: boards that are about to change, for what somebody who tries it out does with them. */
const boards = [
  ['brettspillforeningen', 'Brettspillforeningen', 1, 2],
  ['fotoforeningen', 'Fotoforeningen', 3, 4],
  ['hagelaget', 'Hagelaget', 5, 6],
  ['korforeningen', 'Korforeningen', 7, 8],
  ['sjakkforeningen', 'Sjakkforeningen', 9, 10],
  ['bokringen', 'Bokringen', 11, 12],
  ['teknologiforeningen', 'Teknologiforeningen', 13, 14],
  ['sykkelforeningen', 'Sykkelforeningen', 15, 16],
] as const

/** As the demo's people are called: `member07@…`. */
const addressOf = (number: number) => `member${String(number).padStart(2, '0')}@trivsel.example`

/** Adds the boards that are not there, each with two contact persons, one of whom leads it. */
export async function seedBoards(database: Database): Promise<void> {
  const people = await database
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(
      inArray(
        user.email,
        boards.flatMap(([, , ...numbers]) => numbers.map(addressOf)),
      ),
    )
  const idOf = new Map(people.map(({ id, email }) => [email, id]))
  for (const [slug, name, ...numbers] of boards) {
    const contacts = numbers.flatMap((number) => idOf.get(addressOf(number)) ?? [])
    if (contacts.length < numbers.length) continue
    await database.transaction((transaction) => seedBoard(transaction, { slug, name }, contacts))
  }
}

async function seedBoard(
  transaction: Database,
  { slug, name }: { slug: string; name: string },
  contacts: readonly string[],
): Promise<void> {
  const now = new Date()
  const [added] = await transaction
    .insert(association)
    .values({
      slug: `styret-i-${slug}`,
      name,
      purpose: {
        no: `${name} samler studenter på tvers av fag.`,
        en: `${name} brings together students of all subjects.`,
      },
      languages: [...locales],
      state: 'active',
      stateReason: 'confirmed',
      confirmedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: association.id })
  if (!added) return
  const associationId = added.id
  await transaction
    .insert(associationContact)
    .values(contacts.map((userId) => ({ associationId, userId })))
  const types = await transaction
    .insert(associationRoleType)
    .values(standardRoles.map((kind) => ({ associationId, kind, rights: [...usualRights[kind]] })))
    .returning({ id: associationRoleType.id, kind: associationRoleType.kind })
  const leader = types.find(({ kind }) => kind === 'leader')
  const [userId] = contacts
  if (leader && userId)
    await transaction
      .insert(associationRole)
      .values({ roleTypeId: leader.id, userId, startsOn: addDays(osloDate(now), -300) })
}
