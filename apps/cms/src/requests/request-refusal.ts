import { APIError } from 'payload'
import type { RefusalCode } from './refuse.ts'

/** A refusal with a code; `answerRefusals` gives it its text. */
export class RequestRefusal extends APIError {
  static readonly errorName = 'RequestRefusal'
  override name = RequestRefusal.errorName
  readonly code: RefusalCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: RefusalCode, status: number, retryAfterSeconds?: number) {
    super(code, status, undefined, true)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
