import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association, associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationJoinCode } from '../model/tables.server.ts'
import type { JoinCode, JoinRequest, MembershipSetup } from './contract.ts'

export type Board = {
  readonly userId: string
  readonly associationId: string
  /** A day in Norway. */
  readonly today: string
}

/** Of the newest; ended ones are removed by retention. */
const mostCodesShown = 100
const mostRequestsShown = 500

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function readSetup(database: Database, board: Board): Promise<MembershipSetup> {
  const { rights } = await requireRight(database, board, null, { isChange: false })
  const { associationId, today } = board
  const [found] = await database.select().from(association).where(eq(association.id, associationId))
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const { termKind, feeOre, needsApproval, takesMembers, state, version } = found
  const mayAdmit = rights.includes('members')
  return {
    termKind,
    feeOre,
    needsApproval,
    takesMembers,
    state,
    version,
    admission: mayAdmit
      ? {
          codes: await listCodes(database, associationId, today),
          requests: await listRequests(database, associationId),
        }
      : null,
  }
}

async function listCodes(
  database: Database,
  associationId: string,
  today: string,
): Promise<JoinCode[]> {
  const rows = await database
    .select()
    .from(associationJoinCode)
    .where(eq(associationJoinCode.associationId, associationId))
    .orderBy(desc(associationJoinCode.createdAt), asc(associationJoinCode.id))
    .limit(mostCodesShown)
  return rows.map(({ id, label, code, endsOn, endedAt, people }) => ({
    id,
    label,
    code,
    endsOn,
    isOver: endedAt !== null || endsOn < today,
    people,
  }))
}

async function listRequests(database: Database, associationId: string): Promise<JoinRequest[]> {
  const rows = await database
    .select({
      id: associationMember.id,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      requestedAt: associationMember.requestedAt,
      payBefore: associationMember.payBefore,
    })
    .from(associationMember)
    .innerJoin(user, eq(user.id, associationMember.userId))
    .where(
      and(
        eq(associationMember.associationId, associationId),
        eq(associationMember.state, 'requested'),
      ),
    )
    .orderBy(asc(associationMember.requestedAt), asc(associationMember.id))
    .limit(mostRequestsShown)
  return rows.map(({ requestedAt, payBefore, ...row }) => ({
    ...row,
    requestedAt: requestedAt.toISOString(),
    payBefore: payBefore?.toISOString() ?? null,
  }))
}
