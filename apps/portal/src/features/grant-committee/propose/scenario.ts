import type { OpenItem, Proposed, ReadingItem, ReadingList } from '../model/contract.ts'

/*
 * What would be if: sums that a member tries out on their device, by application, beside those that are
 * saved. Nothing of it is sent before it is used.
 */

/** In øre by application; 0: nothing is granted. What is not in it is as saved. */
export type Scenario = ReadonlyMap<string, number>

export const openItems = (items: readonly ReadingItem[]): OpenItem[] =>
  items.filter((item): item is OpenItem => item.takesPart)

/** What is proposed now; 0 for a refusal, null for nothing as yet and what is postponed. */
export const savedOre = ({ proposal }: Pick<OpenItem, 'proposal'>): number | null =>
  proposal === null || proposal.outcome === 'postponed' ? null : proposal.amountOre

export const scenarioOre = (item: Pick<OpenItem, 'id' | 'proposal'>, scenario: Scenario) =>
  scenario.get(item.id) ?? savedOre(item)

/** Whole kroner: nobody is granted a part of one. */
const wholeKroner = (ore: number): number => Math.floor(ore / 100) * 100

/** Every sum less by so many percent. */
export function cutBy(items: readonly OpenItem[], scenario: Scenario, percent: number): Scenario {
  const changed = new Map(scenario)
  for (const item of items) {
    const ore = scenarioOre(item, scenario)
    if (ore) changed.set(item.id, wholeKroner((ore * (100 - percent)) / 100))
  }
  return changed
}

/** Nothing for what has a mean below it. What nobody has judged, or the caller has not, stays. */
export function floorBy(items: readonly OpenItem[], scenario: Scenario, least: number): Scenario {
  const changed = new Map(scenario)
  for (const item of items) {
    const mean = item.others?.mean ?? null
    if (mean !== null && mean < least && scenarioOre(item, scenario)) changed.set(item.id, 0)
  }
  return changed
}

export function setSum(scenario: Scenario, item: OpenItem, ore: number | null): Scenario {
  const changed = new Map(scenario)
  if (ore === null || ore === savedOre(item)) changed.delete(item.id)
  else changed.set(item.id, ore)
  return changed
}

export type Sum = {
  /** Null: of all types, against the ceiling of the round. */
  readonly typeId: string | null
  /** Before the meeting; null where there is no ceiling. */
  readonly leftOre: number | null
  /** By other meetings; it is not in what is left. */
  readonly reservedOre: number
  readonly savedOre: number
  readonly scenarioOre: number
}

/** What is proposed of each type, and in all, beside what is left. */
export function sumsOf(
  { types, ceilingLeftOre, items }: Pick<ReadingList, 'types' | 'ceilingLeftOre' | 'items'>,
  scenario: Scenario,
): Sum[] {
  const open = openItems(items)
  const sum = (own: readonly OpenItem[], ore: (item: OpenItem) => number | null) =>
    own.reduce((all, item) => all + (ore(item) ?? 0), 0)
  const line = (
    ofBudget: Pick<Sum, 'typeId' | 'leftOre' | 'reservedOre'>,
    own: readonly OpenItem[],
  ): Sum => ({
    ...ofBudget,
    savedOre: sum(own, savedOre),
    scenarioOre: sum(own, (item) => scenarioOre(item, scenario)),
  })
  return [
    ...types.map(({ id, leftOre, reservedOre }) =>
      line(
        { typeId: id, leftOre, reservedOre },
        open.filter(({ typeId }) => typeId === id),
      ),
    ),
    line({ typeId: null, leftOre: ceilingLeftOre, reservedOre: 0 }, open),
  ]
}

/** A proposal, as it is saved with another sum. */
export function withSum(
  item: OpenItem,
  ore: number,
  reasonOf: (kind: 'refused' | 'reduced') => string | null,
): Proposed {
  const before = item.proposal
  const outcome = ore > 0 ? 'granted' : 'refused'
  const isLess = ore < item.requestedOre
  const isSameKind =
    before?.outcome === outcome && (outcome === 'refused' || before.amountOre < item.requestedOre)
  const reason = outcome === 'refused' ? reasonOf('refused') : isLess ? reasonOf('reduced') : null
  const kept = isSameKind && isLess ? before.reasonIds : []
  return {
    outcome,
    amountOre: ore,
    reasonIds: reason === null || kept.includes(reason) ? kept : [...kept, reason],
    words: before?.words ?? '',
    conditions: ore > 0 ? (before?.conditions ?? '') : '',
    applicationVersion: item.version,
  }
}

export type Change = {
  readonly applicationId: string
  /** Of the proposal that is changed; 0 for none. */
  readonly version: number
  readonly proposal: Proposed | null
}

/** The proposals that a scenario makes, of what it changes. */
export function changesOf(
  items: readonly OpenItem[],
  scenario: Scenario,
  reasonOf: (kind: 'refused' | 'reduced') => string | null,
): Change[] {
  return items.flatMap((item) => {
    const ore = scenario.get(item.id)
    if (ore === undefined || ore === savedOre(item)) return []
    return [
      {
        applicationId: item.id,
        version: item.proposal?.version ?? 0,
        proposal: withSum(item, Math.min(ore, item.requestedOre), reasonOf),
      },
    ]
  })
}

/**
 * What takes changes back again: the proposals before them, where nobody has changed them since.
 * @param saved the versions that the portal has given them
 */
export function undoOf(
  items: readonly OpenItem[],
  saved: readonly { readonly applicationId: string; readonly version: number }[],
): Change[] {
  return saved.flatMap(({ applicationId, version }) => {
    const item = items.find(({ id }) => id === applicationId)
    if (!item) return []
    const { proposal } = item
    return [{ applicationId, version, proposal: proposal && proposedOf(proposal) }]
  })
}

/** Without who proposed it and when. */
export const proposedOf = (proposal: Proposed): Proposed => ({
  outcome: proposal.outcome,
  amountOre: proposal.amountOre,
  reasonIds: proposal.reasonIds,
  words: proposal.words,
  conditions: proposal.conditions,
  applicationVersion: proposal.applicationVersion,
})

/** Whether they propose the same, whoever did and in whichever version. */
export const isSameProposal = (one: Proposed | null, other: Proposed | null): boolean =>
  one !== null &&
  other !== null &&
  JSON.stringify(proposedOf(one)) === JSON.stringify(proposedOf(other))
