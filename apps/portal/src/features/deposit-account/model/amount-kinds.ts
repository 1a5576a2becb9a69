/** What the amount depends on: the degree, or how many semesters and which is the first. */
export const amountKinds = ['year', 'autumn', 'spring', 'degree-bachelor', 'degree-master'] as const
export type AmountKind = (typeof amountKinds)[number]
