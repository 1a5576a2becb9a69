/**
 * An account that there is not: the example of the IBAN registry, and a code whose eighth sign is 0,
 * which banks keep for tests.
 */
export const exampleDeposit = {
  DEPOSIT_IBAN: 'NO9386011117947',
  DEPOSIT_BIC: 'DEMONOK0XXX',
  DEPOSIT_BANK: 'Eksempelbanken',
  FITNESS_IBAN: 'NO9386011117947',
  FITNESS_BIC: 'DEMONOK0XXX',
} as const

/** The same for the account that associations are paid from: no bank has the number 0000. */
export const exampleAssociation = {
  ASSOCIATION_IBAN: 'NO8900009900004',
  ASSOCIATION_BIC: 'DEMONOK0XXX',
} as const
