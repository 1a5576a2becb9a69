import { and, eq } from 'drizzle-orm'
import { lockPayout, returnPayouts } from '#core/bank/payouts/return-payouts.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { acceptGrant, declineGrant } from '#features/grant-funding/answer/accept-grant.server.ts'
import { cancelClaim } from '#features/grant-funding/claim/cancel-claim.server.ts'
import { confirmClaim } from '#features/grant-funding/claim/confirm-claim.server.ts'
import { proposeClaim } from '#features/grant-funding/claim/propose-claim.server.ts'
import {
  confirmReceived,
  registerReceived,
} from '#features/grant-funding/claim/receive-claim.server.ts'
import { loadAwards } from '#features/grant-funding/model/load-awards.server.ts'
import { reconcileAward } from '#features/grant-funding/model/reconcile-award.server.ts'
import { endAward, reopenAward } from '#features/grant-funding/staff/correct-award.server.ts'
import { approveReport } from '#features/grant-funding/staff/decide-report.server.ts'
import {
  accountsOf,
  configuration,
  now,
} from '#features/grant-funding/testing/grant-funding.testing.server.ts'
import type { Deed, Stage } from './stage.testing.server.ts'

const reason = 'So it is'
const day = '2026-12-20'

const pickGrant = async ({ database, applications, pick }: Stage) => {
  const { id, contact } = pick(applications)
  const [loaded] = await loadAwards(database, [id])
  return loaded && { ...loaded, id, who: { userId: contact, applicationId: id } }
}
type Grant = NonNullable<Awaited<ReturnType<typeof pickGrant>>>

const deed = (
  name: string,
  run: (stage: Stage, grant: Grant) => Promise<unknown> | false,
): Deed => ({
  name,
  async run(stage) {
    const grant = await pickGrant(stage)
    return grant ? run(stage, grant) : false
  },
})

/** Answers, payouts, reports and claims. */
export const fundingDeeds: readonly Deed[] = [
  deed('accept', ({ database }, { who, award }) => acceptGrant(database, who, award, now)),
  deed('decline', ({ database }, { who, award }) => declineGrant(database, who, award, now)),
  deed('offer again', ({ funding, people }, { id }) =>
    reopenAward(funding.parts, people.caseworker, { applicationId: id, reason, day }, now),
  ),
  deed('pay', ({ funding }, { id, parts }) =>
    parts.some(({ row }) => row.state === 'waiting') ? funding.payPart(id) : false,
  ),
  deed('return by the bank', giveBack),
  deed('end', ({ funding, people }, { id }) =>
    endAward(funding.parts, people.caseworker, { applicationId: id, reason }, now),
  ),
  deed('report', report),
  deed('claim', ({ database, people, amount }, { id }) =>
    proposeClaim(
      database,
      people.caseworker,
      { applicationId: id, reason, day, amountOre: amount(1_500) + 1 },
      now,
    ),
  ),
  deed('confirm a claim', ({ funding, people }, { claims }) => {
    const claim = claims.find(({ state }) => state === 'proposed')
    return claim ? confirmClaim(funding.parts, people.other, { claimId: claim.id }, now) : false
  }),
  deed('cancel a claim', ({ funding, people }, { claims }) => {
    const claim = claims.find(({ state }) => state === 'proposed' || state === 'open')
    const wanted = { claimId: claim?.id ?? '', reason }
    return claim ? cancelClaim(funding.parts, people.caseworker, wanted, now) : false
  }),
  deed('receive a claim', ({ database, funding, people }, { claims }) => {
    const claim = claims.find(({ state }) => state === 'open')
    if (!claim) return false
    const wanted = { claimId: claim.id }
    return registerReceived(
      database,
      people.caseworker,
      { ...wanted, day: '2026-11-28' },
      now,
    ).then(() => confirmReceived({ ...funding.parts, configuration }, people.other, wanted, now))
  }),
]

async function report(
  { database, funding, people, amount }: Stage,
  { id, award, reports }: Grant,
): Promise<unknown> {
  const isDone = reports.some(({ state }) => state === 'approved')
  if (award.state !== 'accepted' || award.reportDue === null || isDone) return false
  const [added] = await database
    .insert(grantReport)
    .values({
      applicationId: id,
      number: reports.length + 1,
      state: 'sent',
      content: accountsOf(amount(4_000) + 7, amount(1_000)),
      sentAt: now,
    })
    .returning({ id: grantReport.id })
  return approveReport(funding.parts, people.caseworker, { reportId: added?.id ?? '' }, now)
}

/** All of one payout comes back. */
async function giveBack({ database, funding, people }: Stage, { id }: Grant): Promise<unknown> {
  const [paid] = await database
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.ownerKind, 'grant'), eq(payout.ownerKey, id), eq(payout.state, 'paid')))
    .orderBy(payout.preparedAt, payout.id)
    .limit(1)
  if (!paid) return false
  await database.transaction(async (transaction) => {
    const row = await lockPayout(transaction, paid.id)
    if (!row) throw new Error('the payout is gone')
    const returned = { row, amountOre: row.amountOre, on: '2026-11-28', reference: null }
    await returnPayouts(transaction, [{ ...returned, reason: null }], {
      ...funding.parts,
      actorId: people.caseworker.userId,
    })
  })
  return reconcile({ database }, id)
}

/** As each night does it. */
export const reconcile = ({ database }: Pick<Stage, 'database'>, applicationId: string) =>
  database.transaction((transaction) =>
    reconcileAward(transaction, applicationId, { actorId: null, now }),
  )
