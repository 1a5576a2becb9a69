import pino, { type DestinationStream } from 'pino'

/**
 * Structured log, one JSON object a line. It never carries personal data: no bodies, no query
 * strings, no addresses of people; a person is at most an opaque account id.
 */
export function createLog(level: string, destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

export type Log = ReturnType<typeof createLog>

/** Database errors carry the row in `detail` and the values in `parameters`: keep only what is safe. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  const fromDatabase = 'severity' in error || error.message.startsWith('Failed query')
  return {
    type: error.name,
    message: fromDatabase ? 'database error' : error.message,
    code,
    constraint,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
    stack: fromDatabase ? undefined : error.stack,
  }
}
