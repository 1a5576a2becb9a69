import { expect, test } from 'vitest'
import { emptyContent, type GrantContent } from '#core/grants/content.ts'
import { type Checked, findProblems } from './find-problems.ts'

const whole: GrantContent = {
  title: 'Vårturnering',
  summary: 'En turnering for alle',
  description: 'Vi spiller sjakk.',
  startsOn: '2027-02-01',
  endsOn: '2027-02-01',
  place: 'Kantina',
  participants: 0,
  requestedOre: 500_000,
  costs: [{ text: 'Leie', amountOre: 600_000 }],
  income: [{ text: 'Billetter', amountOre: 100_000 }],
}

const checked = (content: Partial<GrantContent> = {}, others: Partial<Checked> = {}): Checked => ({
  content: { ...whole, ...content },
  files: [{ documentId: 'statutes' }],
  type: { hasEvent: true, leastOre: 100_000, mostOre: 500_000 },
  documents: [{ id: 'statutes', applicants: 'all', isRequired: true }],
  earliestEventOn: '2027-02-01',
  applicantKind: 'association',
  ...others,
})

const codesOf = (...given: Parameters<typeof checked>) =>
  findProblems(checked(...given)).map(({ code }) => code)

test('an application that has everything can be sent', () => {
  expect(codesOf()).toEqual([])
})

test('all that is missing is said at once', () => {
  expect(codesOf(emptyContent, { files: [] })).toEqual([
    'TITLE_MISSING',
    'SUMMARY_MISSING',
    'DESCRIPTION_MISSING',
    'STARTS_MISSING',
    'ENDS_MISSING',
    'PLACE_MISSING',
    'PARTICIPANTS_MISSING',
    'AMOUNT_MISSING',
    'COSTS_MISSING',
    'DOCUMENT_MISSING',
  ])
})

test.each<[string, Partial<GrantContent>, string[]]>([
  ['the day before the earliest one', { startsOn: '2027-01-31' }, ['EVENT_TOO_EARLY']],
  ['an end before the start', { endsOn: '2027-01-31' }, ['ENDS_TOO_EARLY']],
  [
    'one øre less than the least',
    { requestedOre: 99_999, costs: [{ text: 'Leie', amountOre: 199_999 }] },
    ['AMOUNT_TOO_LOW'],
  ],
  [
    'one øre more than the most',
    { requestedOre: 500_001, costs: [{ text: 'Leie', amountOre: 600_001 }] },
    ['AMOUNT_TOO_HIGH'],
  ],
  ['one øre that does not add up', { requestedOre: 499_999 }, ['BUDGET_GAP']],
  [
    'a line without an amount',
    { income: [...whole.income, { text: 'Gave', amountOre: 0 }] },
    ['LINE_INCOMPLETE'],
  ],
  ['a line without a text', { income: [{ text: '', amountOre: 100_000 }] }, ['LINE_INCOMPLETE']],
])('%s is a problem', (_, content, codes) => {
  expect(codesOf(content)).toEqual(codes)
})

test('what is no event has no earliest day, place or participants', () => {
  const type = { hasEvent: false, leastOre: 0, mostOre: 500_000 }
  const content = { startsOn: '2026-01-01', place: '', participants: null }
  expect(codesOf(content, { type })).toEqual([])
})

test('nothing at all is never applied for, whatever the type says', () => {
  const type = { hasEvent: false, leastOre: 0, mostOre: 500_000 }
  expect(codesOf({ requestedOre: 0 }, { type })).toContain('AMOUNT_MISSING')
})

test('documents are asked of those for whom they are', () => {
  const documents = [
    { id: 'statutes', applicants: 'association', isRequired: true },
    { id: 'cv', applicants: 'person', isRequired: true },
    { id: 'poster', applicants: 'all', isRequired: false },
  ] as const
  expect(codesOf({}, { documents })).toEqual([])
  const problems = findProblems(checked({}, { documents, applicantKind: 'person' }))
  expect(problems).toEqual([{ code: 'DOCUMENT_MISSING', field: null, documentId: 'cv' }])
})
