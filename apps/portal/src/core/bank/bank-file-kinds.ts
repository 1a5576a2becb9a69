/** What a file of the bank is: `camt.054-paid` is about an account that only pays. */
export const bankFileKinds = ['camt.054', 'camt.054-paid', 'pain.002'] as const
export type BankFileKind = (typeof bankFileKinds)[number]
