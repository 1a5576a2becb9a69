import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { findConflicts } from '#core/grants/committee/find-conflicts.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantReason } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireMember } from '../model/committee-member.server.ts'
import type { ProposalsForm, SavedProposals } from '../model/contract.ts'
import { lockOpenRound } from '../model/find-round.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { reasonKind } from './reason-kind.ts'

type Change = ProposalsForm['proposals'][number]
type Saved = typeof grantProposal.$inferSelect
type Known = { readonly sentVersion: number; readonly requestedOre: number }

/**
 * Proposals to the meeting, all or none: one, or those of a scenario, or what undoes it. Each says which
 * version it changes. What is saved as it is here already, such as by the same call again, is no change.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `ROUND_NOT_FOUND`, `MEETING_AGREED`, `CONFLICT_OF_INTEREST`,
 *   `GRANT_NOT_FOUND`, `GRANT_CHANGED`, `PROPOSAL_TOO_MUCH`, `PROPOSAL_REASON_UNKNOWN`
 */
export async function saveProposals(
  database: Database,
  staff: StaffActor,
  { roundId, proposals }: ProposalsForm & { readonly roundId: string },
  now: Date,
): Promise<SavedProposals> {
  return database.transaction(async (transaction) => {
    const actor = await requireMember(transaction, staff, now)
    const ids = proposals.map(({ applicationId }) => applicationId)
    const conflicts = await findConflicts(transaction, actor, ids)
    if (conflicts.size > 0) throw refuseGrant('CONFLICT_OF_INTEREST')
    await lockOpenRound(transaction, roundId, now)
    const applications = await lockApplications(transaction, roundId, ids)
    await requireReasons(transaction, applications, proposals)
    const saved = await lockProposals(transaction, ids)
    const changes = proposals.filter((one) => !isSaved(saved.get(one.applicationId), one))
    for (const { applicationId, version, proposal } of changes) {
      if ((saved.get(applicationId)?.version ?? 0) !== version) throw refuseGrant('GRANT_CHANGED')
      requireFitting(applications.get(applicationId), proposal)
    }
    if (changes.length > 0) {
      await write(transaction, changes, { userId: actor.userId, now })
      for (const { applicationId } of changes)
        await recordAction(transaction, staff, {
          action: 'grant-proposed',
          subject: { kind: 'grant-reading', id: applicationId },
          after: { grantProposals: changes.length },
        })
    }
    return {
      items: proposals.map((one) => ({
        applicationId: one.applicationId,
        version: changes.includes(one)
          ? one.proposal === null
            ? 0
            : one.version + 1
          : (saved.get(one.applicationId)?.version ?? 0),
      })),
    }
  })
}

/** Those of the round that can be decided in its meeting, in one order for all who lock them. */
async function lockApplications(
  transaction: Database,
  roundId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const locked = await transaction
    .select({ id: grantApplication.id })
    .from(grantApplication)
    .where(and(inArray(grantApplication.id, [...ids]), eq(grantApplication.roundId, roundId)))
    .orderBy(asc(grantApplication.id))
    .for('share')
  const rows = await transaction
    .select({
      id: grantApplication.id,
      sentVersion: grantApplication.sentVersion,
      requestedOre: grantApplicationVersion.requestedOre,
    })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .leftJoin(
      grantDecision,
      and(eq(grantDecision.applicationId, grantApplication.id), isNull(grantDecision.replacedAt)),
    )
    .where(
      and(
        inArray(
          grantApplication.id,
          locked.map(({ id }) => id),
        ),
        isNull(grantApplication.withdrawnAt),
        isNull(grantDecision.id),
      ),
    )
  if (rows.length !== new Set(ids).size || rows.length !== ids.length)
    throw refuseGrant('GRANT_NOT_FOUND')
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

async function lockProposals(
  transaction: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Saved>> {
  const rows = await transaction
    .select()
    .from(grantProposal)
    .where(inArray(grantProposal.applicationId, [...ids]))
    .orderBy(asc(grantProposal.applicationId))
    .for('update')
  return new Map(rows.map((row) => [row.applicationId, row]))
}

const isSaved = (saved: Saved | undefined, { version, proposal }: Change): boolean =>
  proposal === null
    ? saved === undefined
    : saved?.version === version + 1 &&
      saved.outcome === proposal.outcome &&
      saved.amountOre === proposal.amountOre &&
      saved.reasonIds.join() === proposal.reasonIds.join() &&
      saved.words === proposal.words &&
      saved.conditions === proposal.conditions &&
      saved.applicationVersion === proposal.applicationVersion

function requireFitting(application: Known | undefined, proposal: Change['proposal']): void {
  if (!application || !proposal) return
  if (proposal.applicationVersion !== application.sentVersion) throw refuseGrant('GRANT_CHANGED')
  if (proposal.amountOre > application.requestedOre) throw refuse('PROPOSAL_TOO_MUCH')
}

/** @throws {Refusal} `PROPOSAL_REASON_UNKNOWN`: it is none of the list, or for something else */
async function requireReasons(
  transaction: Database,
  applications: ReadonlyMap<string, Known>,
  proposals: readonly Change[],
): Promise<void> {
  const reasons = await transaction
    .select({ id: grantReason.id, kind: grantReason.kind })
    .from(grantReason)
    .where(isNull(grantReason.removedAt))
  const kinds = new Map(reasons.map(({ id, kind }) => [id, kind]))
  for (const { applicationId, proposal } of proposals) {
    if (!proposal) continue
    const { reasonIds } = proposal
    const kind = reasonKind(proposal, applications.get(applicationId)?.requestedOre ?? 0)
    const isFitting = reasonIds.every((id) => kinds.get(id) === kind)
    if (!isFitting || new Set(reasonIds).size !== reasonIds.length)
      throw refuse('PROPOSAL_REASON_UNKNOWN')
  }
}

async function write(
  transaction: Database,
  changes: readonly Change[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const removed = changes.filter(({ proposal }) => proposal === null)
  if (removed.length > 0)
    await transaction.delete(grantProposal).where(
      inArray(
        grantProposal.applicationId,
        removed.map(({ applicationId }) => applicationId),
      ),
    )
  const values = changes
    .flatMap(({ applicationId, version, proposal }) =>
      proposal === null
        ? []
        : [
            {
              applicationId,
              ...proposal,
              version: version + 1,
              proposedBy: userId,
              proposedAt: now,
            },
          ],
    )
    .toSorted((one, other) => (one.applicationId < other.applicationId ? -1 : 1))
  if (values.length === 0) return
  const written = await transaction
    .insert(grantProposal)
    .values(values)
    .onConflictDoUpdate({
      target: grantProposal.applicationId,
      set: {
        outcome: sql`excluded.outcome`,
        amountOre: sql`excluded.amount_ore`,
        reasonIds: sql`excluded.reason_ids`,
        words: sql`excluded.words`,
        conditions: sql`excluded.conditions`,
        applicationVersion: sql`excluded.application_version`,
        version: sql`excluded.version`,
        proposedBy: sql`excluded.proposed_by`,
        proposedAt: sql`excluded.proposed_at`,
      },
      // Somebody else may have made the first one since it was looked for.
      setWhere: sql`${grantProposal.version} = excluded.version - 1`,
    })
    .returning({ id: grantProposal.applicationId })
  if (written.length !== values.length) throw refuseGrant('GRANT_CHANGED')
}
