import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { findRoundLeft, type RoundLeft } from '#core/grants/budget.server.ts'
import {
  type CommitteeMember,
  findCommittee,
} from '#core/grants/committee/find-committee.server.ts'
import { findConflicts } from '#core/grants/committee/find-conflicts.server.ts'
import type { ConflictCause } from '#core/grants/committee/kinds.ts'
import { grantPresence, grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import { grantReason, type grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { judgeReadiness, type Readiness } from './readiness.ts'

type Round = typeof grantRound.$inferSelect
export type SteppedOut = { readonly member: CommitteeMember; readonly cause: ConflictCause }

/** All that a meeting decides by, before it has decided. */
export type RoundMaterial = {
  readonly round: Round
  readonly committeeName: Localized
  readonly leastPresent: number
  readonly members: readonly (CommitteeMember & { readonly isPresent: boolean })[]
  readonly cases: readonly RoundCase[]
  readonly withdrawn: number
  /** Those that were decided without a meeting. */
  readonly formal: number
  readonly readiness: Readiness
  readonly types: ReadonlyMap<string, Localized>
  readonly left: RoundLeft['types']
  readonly ceilingLeftOre: number | null
  readonly fingerprint: string
}

export type RoundCase = Awaited<ReturnType<typeof selectCases>>[number] & {
  readonly reasons: readonly Localized[]
  readonly steppedOut: readonly SteppedOut[]
}

const person = alias(user, 'person')
const proposer = alias(user, 'proposer')
const nameOf = (who: typeof person | typeof proposer) =>
  sql<string | null>`${who.firstName} || ' ' || ${who.lastName}`

const selectCases = (database: Database, roundId: string) =>
  database
    .select({
      id: grantApplication.id,
      reference: sql<string>`coalesce(${grantApplication.reference}, '')`,
      associationId: grantApplication.associationId,
      association: association.name,
      person: nameOf(person),
      typeId: grantApplication.typeId,
      type: grantType.name,
      title: grantApplicationVersion.title,
      requestedOre: grantApplicationVersion.requestedOre,
      sentVersion: grantApplication.sentVersion,
      withdrawnAt: grantApplication.withdrawnAt,
      decisionId: grantDecision.id,
      proposal: grantProposal,
      proposedBy: nameOf(proposer),
    })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(person, eq(person.id, grantApplication.userId))
    .leftJoin(grantProposal, eq(grantProposal.applicationId, grantApplication.id))
    .leftJoin(proposer, eq(proposer.id, grantProposal.proposedBy))
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(and(eq(grantApplication.roundId, roundId), gt(grantApplication.sentVersion, 0)))
    .orderBy(asc(grantApplication.reference))

/** @param today in Norway: the committee is that of today */
export async function readRound(
  database: Database,
  round: Round,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<RoundMaterial> {
  // One after the other: all of it may be read in a transaction.
  const all = await selectCases(database, round.id)
  const settings = await readGrantSettings(database)
  const committee = await findCommittee(database, today)
  const presence = await database
    .select({ userId: grantPresence.userId })
    .from(grantPresence)
    .where(eq(grantPresence.roundId, round.id))
  const left = await findRoundLeft(database, round.id)
  const open = all.filter(({ withdrawnAt, decisionId }) => !withdrawnAt && decisionId === null)
  const present = new Set(presence.map(({ userId }) => userId))
  const members = committee.map((one) => ({ ...one, isPresent: present.has(one.userId) }))
  const steppedOut = await findSteppedOut(
    database,
    committee,
    today,
    open.map(({ id }) => id),
  )
  const reasons = await findReasonNames(
    database,
    open.flatMap(({ proposal }) => proposal?.reasonIds ?? []),
  )
  const withdrawn = all.filter(({ withdrawnAt }) => withdrawnAt).length
  const types = left?.types ?? []
  const ceilingLeftOre = left?.ceilingLeftOre ?? null
  return {
    round,
    committeeName: settings.committeeName,
    leastPresent: settings.leastPresent,
    members,
    cases: open.map((one) => ({
      ...one,
      reasons: (one.proposal?.reasonIds ?? []).flatMap((id) => reasons.get(id) ?? []),
      steppedOut: steppedOut.get(one.id) ?? [],
    })),
    withdrawn,
    formal: all.length - open.length - withdrawn,
    types: new Map(all.map(({ typeId, type }) => [typeId, type])),
    left: types,
    ceilingLeftOre,
    readiness: judgeReadiness(
      {
        isCancelled: round.cancelledAt !== null,
        deadlineAt: round.deadlineAt,
        cases: open,
        present: members.filter(({ isPresent }) => isPresent).length,
        leastPresent: settings.leastPresent,
        left: types,
        ceilingLeftOre,
      },
      now,
    ),
    fingerprint: fingerprintOf(open, members),
  }
}

async function findSteppedOut(
  database: Database,
  committee: readonly CommitteeMember[],
  today: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SteppedOut[]>> {
  const found = new Map<string, SteppedOut[]>()
  for (const member of committee) {
    const conflicts = await findConflicts(database, { userId: member.userId, today }, ids)
    for (const [id, cause] of conflicts)
      found.set(id, [...(found.get(id) ?? []), { member, cause }])
  }
  return found
}

async function findReasonNames(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: grantReason.id, name: grantReason.name })
    .from(grantReason)
    .where(inArray(grantReason.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Changes with anything that the chair agrees to. */
function fingerprintOf(
  cases: readonly Awaited<ReturnType<typeof selectCases>>[number][],
  members: readonly { readonly userId: string; readonly isPresent: boolean }[],
): string {
  const facts = [
    cases.map(({ id, sentVersion, proposal }) => [id, sentVersion, proposal?.version ?? 0]),
    members.map(({ userId, isPresent }) => [userId, isPresent]),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
