export const outcomes = ['granted', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * What a decision comes from. `formal`: staff refuse what the rules leave no choice about, such as a
 * document that is missing. `correction`: a letter that said something wrong.
 */
export const decisionBases = ['meeting', 'formal', 'appeal', 'correction'] as const
export type DecisionBasis = (typeof decisionBases)[number]

/** What the other body says: the decision stands, it is changed, or the appeal is not heard. */
export const appealOutcomes = ['stands', 'changed', 'not-heard'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]
