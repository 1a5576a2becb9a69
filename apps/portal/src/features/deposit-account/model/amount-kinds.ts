/** What the amount depends on: of BI the degree, of the others how many semesters and which is first. */
export const amountKinds = ['year', 'autumn', 'spring', 'bi-bachelor', 'bi-master'] as const
export type AmountKind = (typeof amountKinds)[number]
