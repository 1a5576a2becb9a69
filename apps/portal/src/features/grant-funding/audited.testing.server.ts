import { withdrawPayout } from '#core/bank/payouts/withdraw-payout.server.ts'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { acceptGrant, declineGrant } from './answer/accept-grant.server.ts'
import { confirmClaim } from './claim/confirm-claim.server.ts'
import { proposeClaim } from './claim/propose-claim.server.ts'
import { registerReceived } from './claim/receive-claim.server.ts'
import { approvePart } from './payout/approve-part.server.ts'
import { approveReport } from './staff/decide-report.server.ts'
import { staffFundingDescribed as described } from './staff/endpoints.server.ts'
import { accountsOf, fundingTesting } from './testing/grant-funding.testing.server.ts'

const reason = 'The board asks for it'
const later = () => addDays(osloDate(new Date()), 20)

/** A grant that was accepted; a contact person of the association is concerned. */
async function addGrant(database: Database) {
  const testing = fundingTesting(database)
  const grant = await testing.newGrant({}, new Date())
  const accountKey = await grant.withAccount()
  const concernedId = grant.first
  const accept = async () => acceptGrant(database, grant.who(), await grant.version(), new Date())
  const partId = async () => (await grant.parts())[0]?.row.id ?? ''
  return { ...testing, grant, accountKey, concernedId, accept, partId }
}

async function addAccepted(database: Database) {
  const added = await addGrant(database)
  await added.accept()
  return added
}

async function addSent(database: Database) {
  const added = await addAccepted(database)
  await added.payPart(added.grant.id)
  const [row] = await database
    .insert(grantReport)
    .values({
      applicationId: added.grant.id,
      number: 1,
      state: 'sent',
      content: accountsOf(50_000),
      sentAt: new Date(),
    })
    .returning({ id: grantReport.id })
  return { ...added, reportId: row?.id ?? '' }
}

/** @param to how far it has come */
async function addClaim(database: Database, to: 'proposed' | 'open' | 'registered') {
  const added = await addAccepted(database)
  const { grant, parts, concernedId } = added
  await added.payPart(grant.id)
  const [first, second] = [await added.newStaff(), await added.newStaff()]
  const claim = { applicationId: grant.id, amountOre: 10_000, reason, day: later() }
  await proposeClaim(database, first, claim, new Date())
  const claimId = (await grant.load()).claims[0]?.id ?? ''
  if (to !== 'proposed') await confirmClaim(parts, second, { claimId }, new Date())
  if (to === 'registered') {
    const received = { claimId, day: osloDate(new Date()) }
    await registerReceived(database, first, received, new Date())
  }
  return { params: { claimId }, concernedId }
}

export const auditedCalls: AuditedCalls = [
  [
    described.approvePart,
    async (database) => {
      const { accountKey, concernedId, partId } = await addAccepted(database)
      return { params: { partId: await partId() }, body: { accountKey }, concernedId }
    },
  ],
  [
    described.payAgain,
    async (database) => {
      const { accountKey, concernedId, grant, newStaff, parts, partId } =
        await addAccepted(database)
      const staff = await newStaff()
      const wanted = { partId: await partId(), accountKey }
      await approvePart(parts, staff, wanted, new Date())
      await withdrawPayout(parts, (await grant.parts())[0]?.payout?.id ?? '', staff)
      return { params: { partId: wanted.partId }, body: { accountKey, reason }, concernedId }
    },
  ],
  [
    described.approveReport,
    async (database) => {
      const { reportId, concernedId } = await addSent(database)
      return { params: { reportId }, concernedId }
    },
  ],
  [
    described.undoReport,
    async (database) => {
      const { reportId, concernedId, parts, newStaff } = await addSent(database)
      // It leads to a claim, which is cancelled with it.
      await approveReport(parts, await newStaff(), { reportId }, new Date())
      return { params: { reportId }, body: { reason }, concernedId }
    },
  ],
  [
    described.returnReport,
    async (database) => {
      const { reportId, concernedId } = await addSent(database)
      return { params: { reportId }, body: { reason, day: later() }, concernedId }
    },
  ],
  [
    described.postpone,
    async (database) => {
      const { grant, concernedId } = await addAccepted(database)
      const body = { reason, day: later() }
      return { params: { applicationId: grant.id }, body, concernedId }
    },
  ],
  [
    described.reopen,
    async (database) => {
      const { grant, concernedId } = await addGrant(database)
      await declineGrant(database, grant.who(), await grant.version(), new Date())
      const body = { reason, day: later() }
      return { params: { applicationId: grant.id }, body, concernedId }
    },
  ],
  [
    described.end,
    async (database) => {
      const { grant, concernedId } = await addAccepted(database)
      return { params: { applicationId: grant.id }, body: { reason }, concernedId }
    },
  ],
  [
    described.propose,
    async (database) => {
      const { grant, payPart, concernedId } = await addAccepted(database)
      await payPart(grant.id)
      const body = { amountOre: 10_000, reason, day: later() }
      return { params: { applicationId: grant.id }, body, concernedId }
    },
  ],
  [described.confirm, (database) => addClaim(database, 'proposed')],
  [
    described.register,
    async (database) => ({
      ...(await addClaim(database, 'open')),
      body: { day: osloDate(new Date()) },
    }),
  ],
  [described.confirmReceived, (database) => addClaim(database, 'registered')],
  [
    described.cancel,
    async (database) => ({ ...(await addClaim(database, 'open')), body: { reason } }),
  ],
]
