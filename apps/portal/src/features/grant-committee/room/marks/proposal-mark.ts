import type { Proposed } from '../../model/contract.ts'
import type { Change } from '../../propose/scenario.ts'
import type { ProposalMark } from './waiting-marks.ts'

const nothing = { outcome: null, amountOre: 0, words: '', conditions: '', applicationVersion: 0 }

/** A proposal that is saved on this device first. */
export function proposalMark(
  roundId: string,
  { applicationId, version, proposal }: Change,
  at: Date,
): ProposalMark {
  const { reasonIds, ...proposed } = proposal ?? { ...nothing, reasonIds: [] }
  return {
    kind: 'proposal',
    roundId,
    applicationId,
    version,
    ...proposed,
    reasons: reasonIds.join(','),
    at: at.toISOString(),
  }
}

/** Null for one that is taken back. */
export function proposedBy(mark: ProposalMark): Proposed | null {
  const { outcome, amountOre, reasons, words, conditions, applicationVersion } = mark
  if (outcome === null) return null
  const reasonIds = reasons === '' ? [] : reasons.split(',')
  return { outcome, amountOre, reasonIds, words, conditions, applicationVersion }
}
