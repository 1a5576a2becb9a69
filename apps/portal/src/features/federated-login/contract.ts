/**
 * Refusals of `/api/frontend/accounts/<provider>`, and the status that carries each. The two addresses
 * that a browser is led through (`start` and `callback`) refuse nobody: they lead back to a page of
 * the site with `<provider>=<code>` in its address.
 */
export const federatedRefusals = {
  /** The setting is off: there is no such provider here. */
  PROVIDER_OFF: 404,
  /** The person said no at the provider. */
  PROVIDER_DENIED: 403,
  /** Too old, used already, or started in another browser. */
  PROVIDER_EXPIRED: 410,
  PROVIDER_UNREACHABLE: 503,
  /** What came back cannot be trusted, or says too little. */
  PROVIDER_FAILED: 502,
  /** There is no proof of an account there in this browser, or another one than was shown. */
  PROOF_OVER: 410,
  /** The login is not from just now: the password is asked for. */
  PASSWORD_NEEDED: 403,
  /** What was proven there opens another account here. */
  LINKED_ELSEWHERE: 409,
  /** This account is linked to another one there. */
  HAS_ANOTHER_LINK: 409,
  /** Another account is proven to own the national id that the provider asserts. */
  'login.aktiverbruker.aktivert.personnummer': 409,
} as const
export type FederatedRefusal = keyof typeof federatedRefusals

/** `GET accounts/<provider>`. `isStandIn`: it is the stand-in of a developer's machine. */
export type FederatedOffer = { isOffered: boolean; isStandIn: boolean }

/** An account at a provider that somebody in this browser has just logged in to. */
export type FederatedProof = {
  id: string
  /** At ID-porten, which says no names, the national id but for its last digits. */
  name: string
  /** Domain of the institution, such as `ntnu.no`; guests of Feide, and ID-porten, have none. */
  institution: string | null
}

/** `GET accounts/<provider>/proof`. */
export type FederatedProofAnswer = { proof: FederatedProof | null }

/** `GET accounts/<provider>/link`, of somebody who is logged in. */
export type FederatedLink = {
  /** ISO 8601; `null` when nothing is linked. */
  linkedAt: string | null
  proof: FederatedProof | null
  /** Whether linking asks for the password. */
  needsPassword: boolean
}
