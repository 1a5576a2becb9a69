import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { withMerged } from '#core/grants/funding/with-merged.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { FundingOfApplication, FundingView, OwnFunding } from '../model/contract.ts'
import { loadAwards } from '../model/load-awards.server.ts'
import { requireApplicant } from '../model/require-applicant.server.ts'
import { showFunding } from '../model/show-funding.server.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/** More than an association gets in ten years; older ones are read in the letters. */
const mostShown = 50

/**
 * What was granted to an association, and to those that are part of it now.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`
 */
export async function listFundingOfAssociation(
  parts: Parts,
  who: { readonly userId: string; readonly associationId: string },
  now: Date,
): Promise<OwnFunding> {
  const board = { ...who, today: osloDate(now) }
  const { state } = await requireRight(parts.database, board, 'money', { isChange: false })
  const isTheirs = sql`${grantApplication.associationId} in ${withMerged(who.associationId)}`
  return { items: await list(parts, isTheirs, now), mayChange: meaningOf(state).canBeChanged }
}

/** What was granted to a person. */
export async function listOwnFunding(parts: Parts, userId: string, now: Date): Promise<OwnFunding> {
  return { items: await list(parts, eq(grantApplication.userId, userId), now), mayChange: true }
}

/**
 * What was granted to one application.
 * @throws {Refusal} those of `requireApplicant`
 */
export async function findFunding(
  parts: Parts,
  who: { readonly userId: string; readonly applicationId: string },
  now: Date,
): Promise<FundingOfApplication> {
  const how = { isChange: false }
  const { associationId } = await requireApplicant(parts.database, { ...who, now }, how)
  const [shown] = await showFunding(
    parts,
    await loadAwards(parts.database, [who.applicationId]),
    now,
  )
  return { funding: shown?.view ?? null, associationId }
}

async function list(parts: Parts, which: SQL, now: Date): Promise<FundingView[]> {
  const rows = await parts.database
    .select({ id: grantApplication.id })
    .from(grantAward)
    .innerJoin(grantApplication, eq(grantApplication.id, grantAward.applicationId))
    .where(which)
    .orderBy(desc(grantApplication.firstSentAt), desc(grantApplication.id))
    .limit(mostShown)
  const ids = rows.map(({ id }) => id)
  const loaded = await loadAwards(parts.database, ids)
  const inOrder = loaded.toSorted(
    (one, other) => ids.indexOf(one.application.id) - ids.indexOf(other.application.id),
  )
  return (await showFunding(parts, inOrder, now)).map(({ view }) => view)
}
