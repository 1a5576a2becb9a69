/** Why a kindergarten is open outside its ordinary hours. `exam`: the exam guarantee. */
export const openingKinds = ['saturday', 'exam'] as const
export type OpeningKind = (typeof openingKinds)[number]
