/** Why an account cannot be deleted for now. */
export const deletionRefusals = {
  ACTIVE_STAFF_ROLE: 409,
  DEPOSIT_ACCOUNT_OPEN: 409,
  GRANT_OPEN: 409,
  HEALTH_REFUND_OPEN: 409,
} as const
export type DeletionRefusal = keyof typeof deletionRefusals
