import { describe, expect, it } from 'vitest'
import {
  nextStage,
  pageOfStage,
  validateWizardSearch,
  type WizardStage,
  type WizardStep,
  wizardStages,
} from './wizard-stage.ts'

const steps = ['continue', 'back', 'submitted'] as const satisfies readonly WizardStep[]

describe('the stages of a form in three pages', () => {
  it('follow each other so, and no other way', () => {
    const table = wizardStages.map((stage) => steps.map((step) => nextStage(stage, step)))
    expect(table).toEqual([
      ['verified', 'initial', 'initial'],
      ['verified', 'unverified', 'unverified'],
      ['verified', 'unverified', 'submitted'],
      ['submitted', 'submitted', 'submitted'],
    ])
  })

  it('have these pages', () => {
    expect(wizardStages.map(pageOfStage)).toEqual([1, 1, 2, 3])
  })

  it('are no others', () => {
    expect(() => nextStage('lost' as WizardStage, 'continue')).toThrow('Unknown application stage')
    expect(() => pageOfStage('lost' as WizardStage)).toThrow('Unknown application stage')
  })
})

describe('the page in the address', () => {
  it.each([
    ['2', { page: 2 }],
    [3, { page: 3 }],
    ['1', { page: 1 }],
    ['0', {}],
    ['4', {}],
    ['abc', {}],
    [undefined, {}],
  ])('%s', (page, search) => {
    expect(validateWizardSearch({ page })).toEqual(search)
  })
})
