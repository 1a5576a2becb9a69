/**
 * Where a consent of a child is. `given` counts, the others do not. `divided`: one has consented and
 * another has refused, which is shown and not resolved.
 */
export const consentStates = ['given', 'refused', 'divided', 'unanswered'] as const
export type ConsentState = (typeof consentStates)[number]
