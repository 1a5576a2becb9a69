/** Failures of the network between us and the database. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * Classes of SQLSTATE that pass: 08 connection, 53 out of connections or space, 57 shut down,
 * starting up or cancelled by the time limit; and single codes: lock not available in time,
 * serialization failure, deadlock, a transaction that waited too long, a server that is a standby now.
 */
const passingStates = /^(08|53|57)|^(55P03|40001|40P01|25P03|25006)$/

/** What `pg` says without a code: no connection within the limit, or one that broke in use. */
const brokenConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/

/** Whether the database did not answer for now, as against a statement that is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return someCause(
    error,
    ({ code, message }) =>
      (code !== undefined && (networkCodes.has(code) || passingStates.test(code))) ||
      brokenConnection.test(message),
  )
}

/** A text that PostgreSQL cannot hold (a NUL character, half a character): the sender's fault. */
export function isUnstorableText(error: unknown): boolean {
  return someCause(error, ({ code }) => code === '22021' || code === '22P05')
}

function someCause(
  error: unknown,
  matches: (failure: { code: string | undefined; message: string }) => boolean,
): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return matches({ code, message: error.message }) || someCause(error.cause, matches)
}
