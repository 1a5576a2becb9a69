/**
 * Refusals of `/api/frontend/accounts/feide`, and the status that carries each. The two addresses
 * that a browser is led through (`start` and `callback`) refuse nobody: they lead back to a page of
 * the site with `feide=<code>` in its address.
 */
export const feideRefusals = {
  /** The setting is off: there is no Feide here. */
  FEIDE_OFF: 404,
  /** The person said no at Feide. */
  FEIDE_DENIED: 403,
  /** Too old, used already, or begun in another browser. */
  FEIDE_EXPIRED: 410,
  FEIDE_UNREACHABLE: 503,
  /** What came back cannot be trusted, or says too little. */
  FEIDE_FAILED: 502,
  /** There is no proof of a Feide account in this browser, or another one than was shown. */
  FEIDE_PROOF_OVER: 410,
  /** The login is not from just now: the password is asked for. */
  FEIDE_PASSWORD_NEEDED: 403,
  /** Another account has this Feide account. */
  FEIDE_LINKED_ELSEWHERE: 409,
  /** This account has another Feide account. */
  FEIDE_HAS_ANOTHER: 409,
} as const
export type FeideRefusal = keyof typeof feideRefusals

/** `GET accounts/feide`. `isStandIn`: it is the stand-in of a developer's machine. */
export type FeideOffer = { isOffered: boolean; isStandIn: boolean }

/** A Feide account that somebody in this browser has just logged in to. */
export type FeideProof = {
  id: string
  name: string
  /** Domain of the institution, such as `ntnu.no`; guests of Feide have none. */
  institution: string | null
}

/** `GET accounts/feide/proof`. */
export type FeideProofAnswer = { proof: FeideProof | null }

/** `GET accounts/feide/link`, of somebody who is logged in. */
export type FeideLink = {
  /** ISO 8601; `null` when no Feide account is linked. */
  linkedAt: string | null
  proof: FeideProof | null
  /** Whether linking asks for the password. */
  needsPassword: boolean
}
