import { expect, it } from 'vitest'
import { isFinalRefundRefusal } from '../refund/refund-texts.ts'
import { isFinalRefusal } from './field-texts.ts'

it.each(['CASE_EXISTS', 'CASE_NOT_FOUND', 'STEP_NOT_POSSIBLE'])(
  'after %s the same press is refused for ever, of applications and refunds',
  (code) => {
    expect([isFinalRefusal(code), isFinalRefundRefusal(code)]).toEqual([true, true])
  },
)

it.each(['REFUND_AWAITING_REPLY', 'REFUND_ALREADY_MADE', 'REFUND_NOT_PAID'])(
  'after %s so is that of a refund',
  (code) => {
    expect(isFinalRefundRefusal(code)).toBe(true)
  },
)

it.each(['INVALID_REQUEST', 'UNAVAILABLE', 'UNREACHABLE', 'NAME_UNWRITABLE', 'UNAUTHENTICATED'])(
  'after %s the button stays, for it may succeed',
  (code) => {
    expect([isFinalRefusal(code), isFinalRefundRefusal(code)]).toEqual([false, false])
  },
)
