import type { OpenItem, Proposal, ReadingList } from '../model/contract.ts'

const both = (text: string) => ({ no: text, en: text })

export const proposal = (changes: Partial<Proposal> = {}): Proposal => ({
  outcome: 'granted',
  amountOre: 50_000,
  reasonIds: [],
  words: '',
  conditions: '',
  applicationVersion: 1,
  version: 1,
  by: 'Kari',
  at: '2026-11-28T10:00:00.000Z',
  isByOutsider: false,
  ...changes,
})

export const openItem = (id: string, changes: Partial<OpenItem> = {}): OpenItem => ({
  takesPart: true,
  id,
  reference: id,
  applicantKind: 'association',
  applicant: `Club ${id}`,
  typeId: 'project',
  title: `Concert ${id}`,
  requestedOre: 100_000,
  version: 1,
  isIncomplete: false,
  given: [],
  others: null,
  comments: 0,
  proposal: null,
  out: [],
  ...changes,
})

export const closedItem = (id: string) =>
  ({
    takesPart: false,
    id,
    applicant: `Club ${id}`,
    title: `Secret ${id}`,
    cause: 'declared',
  }) as const

export const readingList = (changes: Partial<ReadingList> = {}): ReadingList => ({
  id: 'round',
  name: both('November'),
  deadlineAt: '2026-11-18T10:00:00.000Z',
  meetsAt: '2026-11-29T10:00:00.000Z',
  place: '',
  budgetYear: 2026,
  agreedAt: null,
  leastPresent: 2,
  members: [],
  types: [
    { id: 'project', name: both('Project'), budgetOre: 500_000, leftOre: 120_000, reservedOre: 0 },
    { id: 'start', name: both('Start'), budgetOre: 500_000, leftOre: 80_000, reservedOre: 10_000 },
  ],
  ceilingLeftOre: 150_000,
  criteria: [
    { id: 'use', typeId: null, name: both('Use'), hint: both(''), weight: 3, mostPoints: 5 },
    {
      id: 'plan',
      typeId: 'project',
      name: both('Plan'),
      hint: both(''),
      weight: 1,
      mostPoints: 10,
    },
  ],
  reasons: [],
  items: [],
  ...changes,
})
