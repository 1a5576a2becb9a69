/** What came of trying a service outside of the portal. */
export const connectionOutcomes = [
  'works',
  /** It is not set up. */
  'off',
  /** Parts of it are not set up. */
  'incomplete',
  /** An example that is published, or a stand-in: nobody is reached by it. */
  'example',
  'name-unknown',
  'unreachable',
  'timeout',
  'certificate',
  /** It answers, and does not accept who we say that we are. */
  'refused',
  'failed',
] as const
export type ConnectionOutcome = (typeof connectionOutcomes)[number]

/** Codes of connections that were never made, and of names that nobody knows. */
const outcomes: Readonly<Record<string, ConnectionOutcome>> = {
  ENOTFOUND: 'name-unknown',
  EAI_AGAIN: 'name-unknown',
  EDNS: 'name-unknown',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  UND_ERR_SOCKET: 'unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  TIMEOUTERROR: 'timeout',
  OAUTH_TIMEOUT: 'timeout',
  ETLS: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  CERT_HAS_EXPIRED: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
  EAUTH: 'refused',
}

/** By the first code that is known, of an error or of what caused it. */
export function outcomeOf(error: unknown): ConnectionOutcome {
  if (!(error instanceof Error)) return 'failed'
  const code = 'code' in error ? String(error.code) : ''
  const outcome = outcomes[code.toUpperCase()] ?? outcomes[error.name.toUpperCase()]
  if (outcome) return outcome
  // Of several addresses that were tried.
  if (error instanceof AggregateError && error.errors.length > 0) return outcomeOf(error.errors[0])
  return error.cause === undefined ? 'failed' : outcomeOf(error.cause)
}
