/** `POST accounts/links/check`: whose mailbox the link was sent to. */
export type CheckedLink = { email: string }

/**
 * `POST accounts/sign-up/complete`: the account exists; in rare cases the person must log in
 * themselves.
 */
export type CompletedSignUp = { isSignedIn: boolean }

/** `GET accounts/email` and `POST accounts/email/confirm`. */
export type AccountEmail = { email: string }

/** One login of a person, as its owner sees it. */
export type SessionSummary = {
  id: string
  /** ISO 8601. `lastUsedAt` is right to the hour. */
  startedAt: string
  lastUsedAt: string
  /** `Firefox`, `Windows`; null where the browser did not say. */
  browser: string | null
  system: string | null
  isThisOne: boolean
}

/** `GET accounts/sessions`, the last used first. */
export type SessionList = { items: SessionSummary[] }
