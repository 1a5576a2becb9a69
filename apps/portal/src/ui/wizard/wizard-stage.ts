/**
 * The stages of a form in three pages (specification, section 4): filled in, checked, sent.
 * `initial` is being filled in before the first check; `unverified` is after going back.
 */
export const wizardStages = ['initial', 'unverified', 'verified', 'submitted'] as const
export type WizardStage = (typeof wizardStages)[number]
export type WizardStep = 'continue' | 'back' | 'submitted'

/** @throws the stage is unknown; a step that a stage does not have leaves it as it is */
export function nextStage(stage: WizardStage, step: WizardStep): WizardStage {
  switch (stage) {
    case 'initial':
    case 'unverified':
      return step === 'continue' ? 'verified' : stage
    case 'verified':
      if (step === 'back') return 'unverified'
      return step === 'submitted' ? 'submitted' : stage
    case 'submitted':
      return stage
    default:
      throw unknownStage(stage)
  }
}

/** What `page` in the address says. @throws the stage is unknown */
export function pageOfStage(stage: WizardStage): 1 | 2 | 3 {
  switch (stage) {
    case 'initial':
    case 'unverified':
      return 1
    case 'verified':
      return 2
    case 'submitted':
      return 3
    default:
      throw unknownStage(stage)
  }
}

function unknownStage(stage: never): Error {
  return new Error(`Unknown application stage "${stage}"`)
}

export type WizardSearch = { page?: 1 | 2 | 3 }

/** For the route's `validateSearch`: what is no page, or none, is the first. */
export function validateWizardSearch({ page }: Record<string, unknown>): WizardSearch {
  const number = Number(page)
  return number === 1 || number === 2 || number === 3 ? { page: number } : {}
}
