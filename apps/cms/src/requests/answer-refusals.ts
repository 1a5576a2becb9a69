import type { AfterErrorHook } from 'payload'
import { type RefusalCode, refusalBody } from './refuse.ts'
import { RequestRefusal } from './request-refusal.ts'

/** What PostgreSQL says of values that a request has brought (appendix A of its manual). */
const reasons: Readonly<Record<string, RefusalCode>> = {
  '22021': 'INVALID_CHARACTERS',
  '22P05': 'INVALID_CHARACTERS',
  '22P02': 'INVALID_VALUE',
  '22003': 'INVALID_VALUE',
  '22007': 'INVALID_VALUE',
  '22008': 'INVALID_VALUE',
}

/**
 * Gives our refusals their texts, and 400 in the place of 500 for what the database cannot hold or
 * compare, wherever it was used.
 */
export const answerRefusals: AfterErrorHook = ({ error, req }) => {
  const language = req?.i18n?.language ?? 'nb'
  if (error instanceof RequestRefusal) {
    if (error.retryAfterSeconds !== undefined)
      req.responseHeaders = new Headers({ 'retry-after': String(error.retryAfterSeconds) })
    return { status: error.status, response: refusalBody(error.code, language) }
  }
  const code = reasonOf(error)
  if (code) return { status: 400, response: refusalBody(code, language) }
}

function reasonOf(error: unknown): RefusalCode | undefined {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (cause instanceof Error) return reasonOf(cause)
  return typeof code === 'string' ? reasons[code] : undefined
}
