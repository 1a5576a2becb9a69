/** What keeps a meeting from being agreed. */
export const meetingProblems = [
  'too-early',
  'missing',
  'outdated',
  'quorum',
  'budget',
  'ceiling',
  'reserved',
] as const
export type MeetingProblem = (typeof meetingProblems)[number]

export type ReadinessFacts = {
  readonly isCancelled: boolean
  readonly deadlineAt: Date
  readonly cases: readonly {
    readonly typeId: string
    readonly sentVersion: number
    /** Null where nobody has proposed anything. */
    readonly proposal: {
      readonly amountOre: number
      readonly applicationVersion: number
    } | null
  }[]
  readonly present: number
  readonly leastPresent: number
  readonly left: readonly {
    readonly typeId: string
    readonly leftOre: number
    /** By other meetings; it is not in what is left. */
    readonly reservedOre: number
  }[]
  readonly ceilingLeftOre: number | null
}

export type Readiness = {
  readonly problems: readonly {
    readonly code: MeetingProblem
    /** Of applications, members or øre, by which it is too few or too much. */
    readonly count: number
  }[]
  /** What would be granted, by type. */
  readonly granted: ReadonlyMap<string, number>
}

/** Whether a meeting can be agreed: all is proposed, enough are present, and the money is there. */
export function judgeReadiness(facts: ReadinessFacts, now: Date): Readiness {
  const { cases, left, ceilingLeftOre } = facts
  const granted = new Map<string, number>()
  for (const { typeId, proposal } of cases)
    granted.set(typeId, (granted.get(typeId) ?? 0) + (proposal?.amountOre ?? 0))
  const above = (leftOf: (one: (typeof left)[number]) => number) => {
    const byType = new Map(left.map((one) => [one.typeId, leftOf(one)]))
    return [...granted].reduce(
      (sum, [typeId, ore]) => sum + Math.max(0, ore - (byType.get(typeId) ?? 0)),
      0,
    )
  }
  const aboveLeft = above(({ leftOre }) => leftOre)
  const aboveBudgets = above(({ leftOre, reservedOre }) => leftOre + reservedOre)
  const total = [...granted.values()].reduce((sum, ore) => sum + ore, 0)
  const counts: Record<MeetingProblem, number> = {
    'too-early': facts.isCancelled || now < facts.deadlineAt ? 1 : 0,
    missing: cases.filter(({ proposal }) => proposal === null).length,
    outdated: cases.filter(
      ({ proposal, sentVersion }) => proposal && proposal.applicationVersion < sentVersion,
    ).length,
    quorum: Math.max(0, facts.leastPresent - facts.present),
    budget: aboveBudgets,
    ceiling: ceilingLeftOre === null ? 0 : Math.max(0, total - ceilingLeftOre),
    reserved: aboveLeft - aboveBudgets,
  }
  return {
    problems: meetingProblems.flatMap((code) =>
      counts[code] > 0 ? [{ code, count: counts[code] }] : [],
    ),
    granted,
  }
}
