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
import { type LoadedAward, loadAwards } from '#features/grant-funding/model/load-awards.server.ts'
import { reconcileAward } from '#features/grant-funding/model/reconcile-award.server.ts'
import { endAward, reopenAward } from '#features/grant-funding/staff/correct-award.server.ts'
import { approveReport } from '#features/grant-funding/staff/decide-report.server.ts'
import { undoReport } from '#features/grant-funding/staff/undo-report.server.ts'
import {
  accountsOf,
  configuration,
  now,
} from '#features/grant-funding/testing/grant-funding.testing.server.ts'
import type { Action, Stage } from './stage.testing.server.ts'

const reason = 'So it is'
const day = '2026-12-20'

type Grant = LoadedAward & { readonly id: string; readonly who: Parameters<typeof acceptGrant>[1] }

/** Of the grants with which it can be done, one. */
const action = (
  name: string,
  isFor: (grant: LoadedAward) => boolean,
  run: (stage: Stage, grant: Grant) => Promise<unknown>,
): Action => ({
  name,
  async run(stage) {
    const { database, applications, pick } = stage
    const ids = applications.map(({ id }) => id)
    const grants = (await loadAwards(database, ids)).filter(isFor)
    if (grants.length === 0) return false
    const grant = pick(grants)
    const id = grant.award.applicationId
    const userId = applications.find((one) => one.id === id)?.contact ?? ''
    return run(stage, { ...grant, id, who: { userId, applicationId: id } })
  },
})

const isAny = () => true
const isIn =
  (...states: readonly string[]) =>
  ({ award }: LoadedAward) =>
    states.includes(award.state)
const claimIn = ({ claims }: LoadedAward, ...states: readonly string[]) =>
  claims.find(({ state }) => states.includes(state))
const hasClaim =
  (...states: readonly string[]) =>
  (grant: LoadedAward) =>
    claimIn(grant, ...states) !== undefined
const isPaid = ({ parts }: LoadedAward) => parts.some(({ payout: of }) => of?.state === 'paid')
const awaitsReport = ({ award, reports }: LoadedAward) =>
  award.state === 'accepted' &&
  award.reportDue !== null &&
  !reports.some(({ state }) => state === 'approved')

const approvedOf = (reports: LoadedAward['reports']) =>
  reports.findLast(({ state }) => state === 'approved')
const hasApproved = ({ reports }: LoadedAward) => approvedOf(reports) !== undefined

/** Answers, payouts, reports and claims. */
export const fundingActions: readonly Action[] = [
  action('accept', isIn('offered'), ({ database }, { who, award }) =>
    acceptGrant(database, who, award, now),
  ),
  action('decline', isIn('offered'), ({ database }, { who, award }) =>
    declineGrant(database, who, award, now),
  ),
  action('offer again', isIn('declined'), ({ funding, people }, { id }) =>
    reopenAward(funding.parts, people.caseworker, { applicationId: id, reason, day }, now),
  ),
  action(
    'pay',
    ({ parts }) => parts.some(({ row }) => row.state === 'waiting'),
    ({ funding }, { id }) => funding.payPart(id),
  ),
  action('return by the bank', isPaid, returnPayout),
  action('end', isAny, ({ funding, people }, { id }) =>
    endAward(funding.parts, people.caseworker, { applicationId: id, reason }, now),
  ),
  action('report', awaitsReport, report),
  action('open a report again', hasApproved, ({ funding, people }, { reports }) =>
    undoReport(
      funding.parts,
      people.other,
      { reportId: approvedOf(reports)?.id ?? '', reason },
      now,
    ),
  ),
  action('claim', isPaid, ({ database, people, amount }, { id }) =>
    proposeClaim(
      database,
      people.caseworker,
      { applicationId: id, reason, day, amountOre: amount(1_500) + 1 },
      now,
    ),
  ),
  action('confirm a claim', hasClaim('proposed'), ({ funding, people }, grant) =>
    confirmClaim(
      funding.parts,
      people.other,
      { claimId: claimIn(grant, 'proposed')?.id ?? '' },
      now,
    ),
  ),
  action('cancel a claim', hasClaim('proposed', 'open'), ({ funding, people }, grant) =>
    cancelClaim(
      funding.parts,
      people.caseworker,
      { claimId: claimIn(grant, 'proposed', 'open')?.id ?? '', reason },
      now,
    ),
  ),
  action('receive a claim', hasClaim('open'), async ({ database, funding, people }, grant) => {
    const wanted = { claimId: claimIn(grant, 'open')?.id ?? '' }
    await registerReceived(database, people.caseworker, { ...wanted, day: '2026-11-28' }, now)
    await confirmReceived({ ...funding.parts, configuration }, people.other, wanted, now)
  }),
]

async function report(
  { database, funding, people, amount }: Stage,
  { id, reports }: Grant,
): Promise<void> {
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
  await approveReport(funding.parts, people.caseworker, { reportId: added?.id ?? '' }, now)
}

/** All of one payout comes back. */
async function returnPayout({ database, funding, people }: Stage, { id }: Grant): Promise<void> {
  const [paid] = await database
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.ownerKind, 'grant'), eq(payout.ownerKey, id), eq(payout.state, 'paid')))
    .orderBy(payout.preparedAt, payout.id)
    .limit(1)
  if (!paid) return
  await database.transaction(async (transaction) => {
    const row = await lockPayout(transaction, paid.id)
    if (!row) throw new Error('the payout is gone')
    const returned = { row, amountOre: row.amountOre, on: '2026-11-28', reference: null }
    await returnPayouts(transaction, [{ ...returned, reason: null }], {
      ...funding.parts,
      actorId: people.caseworker.userId,
    })
  })
  await reconcile({ database }, id)
}

/** As each night does it. */
export const reconcile = ({ database }: Pick<Stage, 'database'>, applicationId: string) =>
  database.transaction((transaction) =>
    reconcileAward(transaction, applicationId, { actorId: null, now }),
  )
