import { expect, it } from 'vitest'
import { type WarningFacts, warningsOf } from './grant-warnings.ts'

const facts: WarningFacts = {
  association: { state: 'active', mergedInto: null },
  hasAnybody: true,
  isAssigneeInvolved: false,
  round: { isCancelled: false, isAgreed: false, earliestEventOn: '2026-12-16' },
  isDecided: false,
  hasEvent: true,
  startsOn: '2026-12-16',
  title: 'Høstkonsert 2026',
  missingDocuments: [],
  differingFiles: [],
  gapOre: 0,
  outsideOre: 0,
  missingReports: [],
  others: [{ caseId: 'other', title: 'Vårkonsert 2026' }],
  sameType: [],
}
const codes = (changed: Partial<WarningFacts>) =>
  warningsOf({ ...facts, ...changed }).map(({ code }) => code)

it('warns of nothing in an application that is as it should be', () => {
  expect(codes({})).toEqual([])
  expect(codes({ association: null })).toEqual([])
})

it.each([
  ['ASSOCIATION_NOT_ACTIVE', { association: { state: 'inactive', mergedInto: null } }],
  ['ASSOCIATION_MERGED', { association: { state: 'closed', mergedInto: 'Koret' } }],
  ['NOBODY_ANSWERS', { hasAnybody: false }],
  ['ASSIGNEE_INVOLVED', { isAssigneeInvolved: true }],
  ['ROUND_CANCELLED', { round: { ...facts.round, isCancelled: true } }],
  ['MEETING_AGREED', { round: { ...facts.round, isAgreed: true } }],
  ['EVENT_TOO_EARLY', { startsOn: '2026-12-15' }],
  ['DOCUMENT_MISSING', { missingDocuments: [{ no: 'Vedtekter', en: 'Statutes' }] }],
  ['FILE_DIFFERS', { differingFiles: ['regnskap.pdf'] }],
  ['BUDGET_DIFFERS', { gapOre: -1 }],
  ['AMOUNT_OUTSIDE', { outsideOre: 1 }],
  ['REPORT_MISSING', { missingReports: [{ caseId: 'other', title: 'Vårkonsert' }] }],
  ['TITLE_BEFORE', { others: [{ caseId: 'other', title: ' høstkonsert – 2026' }] }],
  ['SAME_TYPE', { sameType: [{ caseId: 'other', title: 'Vårkonsert' }] }],
] as const)('warns: %s', (code, changed) => {
  expect(codes(changed)).toEqual([code])
})

it('says nothing of the round or the day where they do not matter', () => {
  const round = { isCancelled: true, isAgreed: true, earliestEventOn: '2026-12-16' }
  expect(codes({ round, isDecided: true })).toEqual([])
  expect(codes({ startsOn: '2026-01-01', hasEvent: false })).toEqual([])
  expect(codes({ startsOn: null })).toEqual([])
})

it('leads to the other cases, as far as there are any', () => {
  const others = [
    { caseId: 'one', title: 'Vårkonsert' },
    { caseId: null, title: 'Vårkonsert' },
  ]
  expect(warningsOf({ ...facts, sameType: others })).toEqual([
    { code: 'SAME_TYPE', cases: ['one'] },
  ])
})
