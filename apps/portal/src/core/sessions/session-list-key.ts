/** Query key of a person's list of sessions, invalidated when one of them ends. */
export const sessionListKey = ['account-sessions'] as const
