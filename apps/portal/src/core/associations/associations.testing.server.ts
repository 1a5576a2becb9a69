import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { type RoleKind, standardRoles, usualRights } from './rights.ts'
import {
  association,
  associationContact,
  associationMember,
  associationRole,
  associationRoleType,
  associationTerm,
} from './tables.server.ts'

type NewAssociation = Partial<typeof association.$inferInsert>

/** An active association with the standard roles and nobody in it. */
export async function addAssociation(
  database: Database,
  values: NewAssociation = {},
): Promise<typeof association.$inferSelect> {
  const id = values.id ?? randomUUID()
  const [added] = await database
    .insert(association)
    .values({
      slug: `forening-${id}`,
      name: `Forening ${id.slice(0, 8)}`,
      languages: ['no'],
      state: 'active',
      stateReason: 'approved',
      confirmedAt: new Date(),
      ...values,
      id,
    })
    .returning()
  if (!added) throw new Error('no association was added')
  await database
    .insert(associationRoleType)
    .values(
      standardRoles.map((kind) => ({ associationId: id, kind, rights: [...usualRights[kind]] })),
    )
  return added
}

export async function addContact(
  database: Database,
  associationId: string,
  userId: string,
): Promise<void> {
  await database.insert(associationContact).values({ associationId, userId })
}

/** @param days the first and the last day of it */
export async function addRole(
  database: Database,
  { associationId, userId, kind }: { associationId: string; userId: string; kind: RoleKind },
  days: { startsOn?: string; endsOn?: string | null } = {},
): Promise<string> {
  const types = await database
    .select()
    .from(associationRoleType)
    .where(eq(associationRoleType.associationId, associationId))
  const type = types.find((one) => one.kind === kind)
  if (!type) throw new Error(`There is no role ${kind}`)
  const [added] = await database
    .insert(associationRole)
    .values({ roleTypeId: type.id, userId, startsOn: '2026-01-01', endsOn: null, ...days })
    .returning({ id: associationRole.id })
  return added?.id ?? ''
}

/** A member with one term. */
export async function addMember(
  database: Database,
  { associationId, userId }: { associationId: string; userId: string },
  term: Partial<typeof associationTerm.$inferInsert> = {},
): Promise<string> {
  const [added] = await database
    .insert(associationMember)
    .values({ associationId, userId, state: 'member', joinedBy: 'page', joinedAt: new Date() })
    .returning({ id: associationMember.id })
  if (!added) throw new Error('no member was added')
  await database.insert(associationTerm).values({
    startsOn: '2026-08-01',
    endsOn: '2026-12-31',
    feeOre: 0,
    paidBy: 'free',
    ...term,
    memberId: added.id,
  })
  return added.id
}
