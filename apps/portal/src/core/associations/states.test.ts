import { expect, it } from 'vitest'
import {
  associationStates,
  meaningOf,
  stateReasonKeys,
  stateReasons,
  statesWith,
} from './states.ts'

it('takes members, publishes events and applies for grants only while it is active', () => {
  for (const what of ['isListed', 'takesMembers', 'mayPublishEvents', 'mayApplyForGrants'] as const)
    expect(statesWith(what)).toEqual(['active'])
})

it('is changed by nobody after it was closed', () => {
  expect(associationStates.filter((state) => !meaningOf(state).canBeChanged)).toEqual(['closed'])
})

it('has no public page until it is approved', () => {
  expect(meaningOf('new').hasPublicPage).toBe(false)
})

it('has reasons of its own for every state', () => {
  const all = associationStates.flatMap((state) => [...stateReasons[state]])
  expect(all.toSorted()).toEqual(stateReasonKeys.toSorted())
})
