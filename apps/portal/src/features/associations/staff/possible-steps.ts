import type { AssociationState, StateReason } from '#core/associations/states.ts'
import type { StateStep } from './forms.ts'

/**
 * What staff can do with the state. What is new is decided in its case, and what was merged or withdrawn
 * stays closed: its members are elsewhere, or there never were any.
 */
export function possibleSteps(one: {
  readonly state: AssociationState
  readonly stateReason: StateReason
}): readonly StateStep[] {
  if (one.state === 'active') return ['deactivate', 'close']
  if (one.state === 'inactive') return ['activate', 'close']
  if (one.state === 'new') return []
  return one.stateReason === 'merged' || one.stateReason === 'withdrawn' ? [] : ['reopen']
}
