import { deliveryIdUsed } from '#core/semester-registrations/contract.ts'

/** Refusals of a delivery, with the HTTP status of each. */
export const deliveryRefusals = {
  KEY_INVALID: 401,
  ...deliveryIdUsed,
  REGISTRATIONS_INVALID: 422,
  FILE_INVALID: 422,
} as const
