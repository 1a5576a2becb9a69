import { describe, expect, it } from 'vitest'
import { toIban } from '#core/bank/account-number.ts'
import { maxFiles } from '#core/files/limits.ts'
import {
  emptyRefund,
  fromContent,
  mostRefundFiles,
  RefundContent,
  RefundDraft,
  refundForm,
  toContent,
} from './refund-form.ts'

const account = '12345678903'
const file = { size: 1 }
const ordinary = { ...emptyRefund, kontonummer: account, files: [file] }
const manual = {
  ...emptyRefund,
  route: 'manual' as const,
  reason: 'visa-refused',
  payeeName: 'Linh Nguyễn',
  details: 'Vietcombank, VN00 1234',
  files: [file],
}
const nothingKept = { account: false, details: false }
const problemsOf = (values: object, kept = nothingKept) =>
  refundForm(kept)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? []

describe('the account number', () => {
  it.each([
    account,
    '1234 56 78903',
    '1234.56.78903',
    ` ${account} `,
    toIban(account),
    toIban(account).toLowerCase(),
    toIban(account).replace(/(.{4})/g, '$1 '),
  ])('%s comes out as eleven digits', (kontonummer) => {
    expect(refundForm(nothingKept).parse({ ...ordinary, kontonummer }).kontonummer).toBe(account)
  })

  it.each([
    ['12345678904', 'ACCOUNT_NUMBER_INVALID'],
    ['1234567890', 'ACCOUNT_NUMBER_INVALID'],
    [`${account}0`, 'ACCOUNT_NUMBER_INVALID'],
    [toIban(account).replace('NO', 'SE'), 'ACCOUNT_NUMBER_INVALID'],
    ['NO00 1234 5678 903', 'ACCOUNT_NUMBER_INVALID'],
    ['x'.repeat(10_000), 'ACCOUNT_NUMBER_INVALID'],
    ['', 'ACCOUNT_NUMBER_REQUIRED'],
    ['  ', 'ACCOUNT_NUMBER_REQUIRED'],
  ])('%s: %s', (kontonummer, code) => {
    expect(problemsOf({ ...ordinary, kontonummer })).toContain(`kontonummer ${code}`)
  })

  it('may stay as it was sent before, and must be right when it is another one', () => {
    const kept = { account: true, details: false }
    expect(problemsOf({ ...ordinary, kontonummer: '' }, kept)).toEqual([])
    expect(problemsOf({ ...ordinary, kontonummer: '1' }, kept)).toEqual([
      'kontonummer ACCOUNT_NUMBER_INVALID',
    ])
  })
})

describe('the manual route', () => {
  it('needs no account number, and says at once all that is missing', () => {
    expect(problemsOf(manual)).toEqual([])
    expect(problemsOf({ ...emptyRefund, route: 'manual' })).toEqual([
      'reason REASON_REQUIRED',
      'payeeName PAYEE_REQUIRED',
      'details DETAILS_REQUIRED',
      'files FILES_REQUIRED',
    ])
  })

  it.each([
    [{ reason: 'because' }, 'reason REASON_REQUIRED'],
    [{ payeeName: 'a'.repeat(101) }, 'payeeName TOO_LONG'],
    [{ payeeName: 'Linh\u202e' }, 'payeeName CHARACTERS_INVALID'],
    [{ payeeName: '13097248022' }, 'payeeName LOOKS_LIKE_NATIONAL_ID'],
    [{ details: 'a'.repeat(501) }, 'details TOO_LONG'],
    [{ details: 'a'.repeat(500) }, undefined],
  ])('%j: %s', (values, problem) => {
    expect(problemsOf({ ...manual, ...values })[0]).toBe(problem)
  })

  it('leaves where the money should go as it was sent before', () => {
    const kept = { account: false, details: true }
    expect(problemsOf({ ...manual, details: ' ' }, kept)).toEqual([])
  })
})

describe('the attachments', () => {
  it.each([
    [[], 'files FILES_REQUIRED'],
    [Array(mostRefundFiles).fill(file), undefined],
    [Array(mostRefundFiles + 1).fill(file), 'files TOO_MANY_FILES'],
    [[{ size: maxFiles }], undefined],
    [[{ size: maxFiles }, file], 'files FILES_TOO_LARGE'],
  ])('%#: %s', (files, problem) => {
    expect(problemsOf({ ...ordinary, files })).toEqual(problem ? [problem] : [])
  })
})

describe('what is sent', () => {
  it('is of one route alone, and comes back as it was', () => {
    const ids = ['0'.repeat(32)]
    expect(toContent({ ...ordinary, payeeName: 'X' }, ids)).toEqual({
      kontonummer: account,
      attachments: ids,
    })
    for (const form of [ordinary, manual])
      expect(fromContent(RefundContent.parse(toContent(form, ids)), form.files)).toEqual(form)
  })

  it.each([[[]], [{ kontonummer: 1 }], [{ attachments: ['../x'] }], [{ manual: {} }]])(
    '%j is none',
    (content) => {
      expect(RefundContent.safeParse(content).success).toBe(false)
    },
  )
})

describe('a draft', () => {
  it('has neither where the money should go nor a national id', () => {
    expect(RefundDraft.safeParse({ route: 'manual', payeeName: 'Linh' }).success).toBe(true)
    for (const draft of [
      { kontonummer: account },
      { details: 'x' },
      { payeeName: account },
      { payeeName: 'a'.repeat(301) },
    ])
      expect(RefundDraft.safeParse(draft).success).toBe(false)
  })
})
