import type { Database } from '#platform/database/database.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { staffMoneyDescribed as described } from './staff/endpoints.server.ts'
import { moneyTesting } from './testing/association-money.testing.server.ts'

const reason = 'The bank asks for it'

/** A board with money and an account that counts; who confirmed it is concerned. */
async function addBoard(database: Database) {
  const board = await moneyTesting(database).newBoard()
  await board.receive(100_000)
  const accountId = await board.withAccount()
  return { ...board, accountId, concernedId: board.second }
}

async function addRequest(database: Database) {
  const board = await addBoard(database)
  await board.ask(60_000, board.accountId)
  const [request] = await board.requests()
  return { ...board, requestId: request?.id ?? '' }
}

export const auditedCalls: AuditedCalls = [
  [
    described.approve,
    async (database) => {
      const { requestId, accountId, concernedId } = await addRequest(database)
      return { params: { requestId }, body: { accountId }, concernedId }
    },
  ],
  [
    described.decline,
    async (database) => {
      const { requestId, concernedId } = await addRequest(database)
      return { params: { requestId }, body: { reason }, concernedId }
    },
  ],
  [
    described.start,
    async (database) => {
      const { id, accountId, concernedId } = await addBoard(database)
      const body = { requestId: crypto.randomUUID(), accountId, amountOre: 60_000, reason }
      return { params: { id }, body, concernedId }
    },
  ],
  [
    described.showAccount,
    async (database) => {
      const { id, accountId, concernedId } = await addBoard(database)
      return { params: { id, accountId }, body: { reason }, concernedId }
    },
  ],
  [
    described.removeAccount,
    async (database) => {
      const { id, accountId, concernedId } = await addBoard(database)
      return { params: { id, accountId }, body: { reason }, concernedId }
    },
  ],
]
