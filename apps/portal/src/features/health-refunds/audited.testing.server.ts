import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import {
  healthRefundAppeal,
  healthRefundCorrection,
  healthRefundLine,
  healthRefundRepayment,
} from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { testEncryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { appealDescribed } from './appeal/endpoints.server.ts'
import { correctDescribed } from './correct/endpoints.server.ts'
import { confirmCorrection, proposeCorrection } from './correct/propose-correction.server.ts'
import { registerRepayment } from './correct/repayments.server.ts'
import { decideDescribed } from './decide/endpoints.server.ts'
import { findLatestDecision } from './letters/record-decision.server.ts'
import { encryptText } from './model/refund-secrets.server.ts'
import { startRefunds } from './testing/health-refunds.testing.server.ts'

const payBackBy = '2999-01-01'

/** An application for 1000 kr by somebody new. */
async function sent(database: Database) {
  const site = await startRefunds(database)
  const [userId, scheme] = [await site.newStudent(), await site.addScheme(rulesOf())]
  const { id }: { id: string } = await (await site.apply(userId, scheme)).json()
  const [line] = await database
    .select()
    .from(healthRefundLine)
    .where(eq(healthRefundLine.caseId, id))
  return { ...site, userId, id, line: line?.id ?? '' }
}

/** The same, approved and paid. */
async function paid(database: Database) {
  const found = await sent(database)
  await found.decide(found.id, 'approve')
  await found.pass(found.id)
  await found.payOut(found.id)
  const decisionId = (await findLatestDecision(database, found.id))?.id ?? ''
  const lines = [{ id: found.line, acceptedOre: 600_00, because: 'Reise' }]
  const form = { decisionId, lines, words: 'Feil', grantedOre: 600_00, payBackBy }
  return { ...found, form, body: form, params: { id: found.id }, concernedId: found.userId }
}

async function proposed(database: Database) {
  const found = await paid(database)
  const { id, staff, parts, form } = found
  await proposeCorrection(parts, staff, { id, ...form }, new Date())
  const [row] = await database
    .select()
    .from(healthRefundCorrection)
    .where(eq(healthRefundCorrection.caseId, id))
  return { ...found, correction: row?.id ?? '' }
}

async function claimed(database: Database) {
  const found = await proposed(database)
  const { id, staff, payoutParts, correction } = found
  const second = { ...staff, userId: await found.newPerson('Siri') }
  await confirmCorrection(payoutParts, second, { id, correction }, new Date())
  const body = {
    kind: 'received' as const,
    amountOre: 400_00,
    day: '2026-11-20',
    reason: '',
    reversesId: null,
  }
  return { ...found, body }
}

async function registered(database: Database) {
  const found = await claimed(database)
  const { id, staff, parts, body } = found
  await registerRepayment(parts, staff, { id, ...body }, new Date())
  const [row] = await database
    .select()
    .from(healthRefundRepayment)
    .where(eq(healthRefundRepayment.caseId, id))
  const params = { id, repayment: row?.id ?? '' }
  return { params, concernedId: found.userId }
}

const correctionOf = async (database: Database) => {
  const { id, correction, userId } = await proposed(database)
  return { params: { id, correction }, concernedId: userId }
}

async function appealed(database: Database) {
  const { id: caseId, form, userId } = await paid(database)
  const id = randomUUID()
  await database.insert(healthRefundAppeal).values({
    id,
    caseId,
    decisionId: form.decisionId,
    text: encryptText(testEncryption, 'appeal', { id, text: 'Uenig' }),
    sentAt: new Date(),
  })
  return {
    params: { id: caseId, appeal: id },
    body: { outcome: 'stands' as const, words: 'Riktig', lines: [], grantedOre: null },
    concernedId: userId,
  }
}

export const auditedCalls: AuditedCalls = [
  [
    decideDescribed.acceptLine,
    async (database) => {
      const { id, line, userId } = await sent(database)
      return {
        params: { id, line },
        body: { acceptedOre: 0, because: 'Reise', version: 1 },
        concernedId: userId,
      }
    },
  ],
  [
    correctDescribed.propose,
    async (database) => {
      const { params, body, concernedId } = await paid(database)
      return { params, body, concernedId }
    },
  ],
  [correctDescribed.confirm, correctionOf],
  [correctDescribed.drop, correctionOf],
  [
    correctDescribed.register,
    async (database) => {
      const { params, body, concernedId } = await claimed(database)
      return { params, body, concernedId }
    },
  ],
  [correctDescribed.confirmRepayment, registered],
  [correctDescribed.dropRepayment, registered],
  [appealDescribed.decide, appealed],
]
