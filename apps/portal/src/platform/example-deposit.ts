/**
 * An account that there is not: the example of the IBAN registry, a number of those that the register
 * keeps for tests, and a code whose eighth sign is 0, which banks keep for tests.
 */
export const exampleDeposit = {
  ORGANISATION_NAME: 'Trivsel (eksempel)',
  ORGANISATION_NUMBER: '310000019',
  ORGANISATION_ADDRESS: 'Eksempelveien 1, 0001 Oslo',
  DEPOSIT_IBAN: 'NO9386011117947',
  DEPOSIT_BIC: 'DEMONOK0XXX',
  DEPOSIT_BANK: 'Eksempelbanken',
  FITNESS_IBAN: 'NO9386011117947',
} as const
