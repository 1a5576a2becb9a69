import type { Config } from 'payload'

type LogOptions = Extract<NonNullable<Config['logger']>, { options: unknown }>['options']

/** One JSON line for each event, for the log files of a running system. */
export const logOptions: LogOptions = {
  level: 'info',
  base: { service: 'cms' },
  hooks: {
    logMethod(entry, log) {
      const [first, ...rest] = entry as unknown[]
      log.apply(this, [withoutQueryValues(first), ...rest] as typeof entry)
    },
  },
}

/**
 * A failed query names the values it was sent with, and those may be about people: what the
 * database reported is logged instead.
 */
export function withoutQueryValues(event: unknown): unknown {
  if (!isObject(event) || !(event.err instanceof Error) || !('params' in event.err)) return event
  const { cause } = event.err
  return { ...event, err: cause instanceof Error ? cause : new Error('A query failed') }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
