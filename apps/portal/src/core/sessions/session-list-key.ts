/** Of the list of a person's logins: asked for anew when some of them have ended. */
export const sessionListKey = ['account-sessions'] as const
