import { expect, it } from 'vitest'
import { missingOre, undoObstacle } from './report-undo.ts'

const approvedAt = new Date('2027-03-01T10:00:00Z')
const before = new Date(approvedAt.getTime() - 1)
const rest = (progress: 'waiting' | 'over' | 'prepared' | 'sent' | 'paid') => [{ progress }]
const claim = (state: 'proposed' | 'open' | 'paid' | 'cancelled', proposedAt = approvedAt) => ({
  state,
  proposedAt,
  receivedOn: null,
})

it('is in the way once money has moved because of the report', () => {
  const obstacle = (about: Partial<Parameters<typeof undoObstacle>[0]>) =>
    undoObstacle({ approvedAt, rest: [], claims: [], ...about })
  expect(obstacle({})).toBeNull()
  expect(obstacle({ rest: rest('waiting') })).toBeNull()
  expect(obstacle({ rest: rest('over') })).toBeNull()
  expect(obstacle({ rest: rest('prepared') })).toBe('REPORT_REST_PREPARED')
  expect(obstacle({ rest: rest('sent') })).toBe('REPORT_REST_PAID')
  expect(obstacle({ rest: rest('paid') })).toBe('REPORT_REST_PAID')
  expect(obstacle({ claims: [claim('proposed'), claim('open'), claim('cancelled')] })).toBeNull()
  expect(obstacle({ claims: [claim('paid')] })).toBe('REPORT_CLAIM_PAID')
  const registered = { ...claim('open'), receivedOn: '2027-03-05' }
  expect(obstacle({ claims: [registered] })).toBe('REPORT_CLAIM_PAID')
  // What was claimed before the report has nothing to do with it.
  expect(obstacle({ claims: [claim('paid', before)] })).toBeNull()
})

it('takes from the budget what the report had given back, and no more', () => {
  const facts = {
    state: 'settled',
    amountOre: 100_000,
    payment: 'advance',
    firstPartPercent: 75,
    needsReport: true,
    accounts: null,
    parts: [{ id: 'first', amountOre: 75_000, progress: 'paid' }],
    balanceOre: 0,
    openClaims: 0,
  } as const
  expect(missingOre(facts)).toBe(25_000)
  expect(missingOre({ ...facts, balanceOre: 25_000 })).toBe(0)
  // What waits for release is on the grant still.
  const prepared = [{ id: 'first', amountOre: 75_000, progress: 'prepared' }] as const
  expect(missingOre({ ...facts, parts: prepared, balanceOre: 75_000 })).toBe(25_000)
  expect(missingOre({ ...facts, amountOre: 50_000 })).toBe(0)
})
