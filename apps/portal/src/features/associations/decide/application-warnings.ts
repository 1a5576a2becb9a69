/** What a caseworker should look at before an association is approved. None of it refuses anything. */
export const associationWarnings = [
  /** Another association is called nearly the same. */
  'SIMILAR_NAME',
  /** Staff have rejected an association of one of the founders. */
  'REJECTED_BEFORE',
  /** The settings ask for more founders than have confirmed. */
  'FEW_FOUNDERS',
  'FOUNDER_DECLINED',
  /** Founders of this one found another one at the same time. */
  'FOUNDS_ANOTHER',
] as const
export type AssociationWarning = (typeof associationWarnings)[number]

export type ApplicationFacts = {
  readonly name: string
  readonly otherNames: readonly string[]
  readonly rejectedCases: readonly string[]
  /** Names of other associations that are new and have one of these founders. */
  readonly alsoFounded: readonly string[]
  readonly confirmed: number
  readonly declined: number
  readonly leastFounders: number
}

export type FoundWarning = {
  readonly code: AssociationWarning
  readonly details?: Readonly<Record<string, string>>
  readonly cases?: readonly string[]
}

/** Shorter names are in too many others. */
const shortestWithin = 6

/** Words that many associations have in their names. */
const usual = ['forening', 'foreningen', 'studentforening', 'studentforeningen', 'student', 'the']

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether people could take one for the other. */
export function isSimilarName(one: string, other: string): boolean {
  const both = [wordsOf(one), wordsOf(other)] as const
  if (both[0].join('') === both[1].join('')) return true
  const own = both.map((words) => words.filter((word) => !usual.includes(word)).join(''))
  const [short = '', long = ''] = own.toSorted((a, b) => a.length - b.length)
  if (short === '') return false
  return short === long || (short.length >= shortestWithin && long.includes(short))
}

export function warningsOf(facts: ApplicationFacts): FoundWarning[] {
  const similar = facts.otherNames.filter((other) => isSimilarName(other, facts.name))
  const found: (FoundWarning | false)[] = [
    similar.length > 0 && {
      code: 'SIMILAR_NAME',
      details: { names: similar.slice(0, 5).join(', ') },
    },
    facts.rejectedCases.length > 0 && { code: 'REJECTED_BEFORE', cases: facts.rejectedCases },
    facts.confirmed < facts.leastFounders && {
      code: 'FEW_FOUNDERS',
      details: { count: String(facts.confirmed), least: String(facts.leastFounders) },
    },
    facts.declined > 0 && { code: 'FOUNDER_DECLINED', details: { count: String(facts.declined) } },
    facts.alsoFounded.length > 0 && {
      code: 'FOUNDS_ANOTHER',
      details: { names: facts.alsoFounded.slice(0, 5).join(', ') },
    },
  ]
  return found.filter((one) => one !== false)
}
