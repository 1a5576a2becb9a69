import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeHostedView } from '../checkout/served-files.ts'
import type { FromForm } from './messages.ts'

const base = 'http://127.0.0.1:3002'
const id = '/psp/paymentorders/1'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** As much of a browser as the script needs. */
function openPage(origin = 'https://portal.example') {
  type Frame = { src: string; contentWindow: { postMessage: (message: object) => void } }
  const frames: Frame[] = []
  const told: object[] = []
  const wentTo: string[] = []
  const tabs: string[] = []
  let hear: ((message: object) => void) | null = null
  const window = {
    location: { origin, assign: (address: string) => wentTo.push(address) },
    open: (address: string) => tabs.push(address),
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener
    },
    removeEventListener: () => {
      hear = null
    },
    setTimeout,
    clearTimeout,
    payex: undefined as unknown,
  }
  const document = {
    getElementById: (name: string) =>
      name === 'checkout' ? { append: (frame: Frame) => frames.push(frame) } : null,
    createElement: () => {
      const frame = {
        src: '',
        title: '',
        style: {},
        contentWindow: { postMessage: (message: object) => told.push(message) },
        remove: () => frames.splice(frames.indexOf(frame), 1),
      }
      return frame
    },
  }
  const code = writeHostedView({
    base,
    token: 'token',
    paymentOrderId: id,
    culture: 'nb-NO',
    hostUrls: ['https://portal.example/'],
    resumeMilliseconds: 120_000,
  })
  new Function('window', 'document', code)(window, document)

  const heard: Record<string, unknown>[] = []
  const listen = (event: Record<string, unknown>) => void heard.push(event)
  type View = Record<'open' | 'close' | 'refresh' | 'cancel', () => void> & {
    update(changed: object): void
    resume(answer: object): void
  }
  const { hostedView } = window.payex as { hostedView: { checkout(given: object): View } }
  const checkout = (given: object = {}) =>
    hostedView.checkout({
      container: { checkout: 'checkout' },
      onEventNotification: listen,
      ...given,
    })
  /** What the form says, by default as the form would. */
  function say(data: FromForm, from: { origin?: string; source?: unknown } = {}): void {
    hear?.({ data, origin: base, source: frames.at(-1)?.contentWindow, ...from })
  }
  const raise = (event: string, details: object = {}) =>
    say({ kind: 'raised', event, details } as FromForm)
  return {
    checkout,
    say,
    raise,
    frames,
    told,
    wentTo,
    tabs,
    heard,
    isListening: () => hear !== null,
  }
}

describe('without a handler', () => {
  test.each([
    ['OnPaid', { redirectUrl: 'https://portal.example/done' }],
    ['OnAborted', { redirectUrl: 'https://portal.example/cancelled' }],
    ['OnOutOfViewRedirect', { redirectUrl: `${base}/checkout/bank/1/2` }],
  ])('%s leads the page away', (event, details) => {
    const { checkout, raise, wentTo } = openPage()
    checkout().open()
    raise(event, details)
    expect(wentTo).toEqual([details.redirectUrl])
  })

  test.each([
    ['OnOutOfViewOpen', { openUrl: 'https://bank.example' }, 'https://bank.example'],
    ['OnTermsOfServiceRequested', { termsOfServiceUrl: 'https://a.example' }, 'https://a.example'],
  ])('%s opens a tab', (event, details, address) => {
    const { checkout, raise, tabs } = openPage()
    checkout().open()
    raise(event, details)
    expect(tabs).toEqual([address])
  })

  test.each(['OnPaymentAttemptFailed', 'OnPaymentAttemptAborted', 'OnError', 'OnCheckoutResized'])(
    '%s changes nothing',
    (event) => {
      const { checkout, raise, wentTo, tabs, heard } = openPage()
      checkout().open()
      raise(event, { redirectUrl: 'https://portal.example/elsewhere' })
      expect([...wentTo, ...tabs]).toEqual([])
      expect(heard).toEqual([
        { event: 'OnEventNotification', paymentOrder: { id }, sourceEvent: event },
      ])
    },
  )
})

test('a handler takes the place of what would happen, and hears of the order', () => {
  const { checkout, raise, wentTo } = openPage()
  const onPaid = vi.fn()
  checkout({ onPaid }).open()
  raise('OnPaid', { redirectUrl: 'https://portal.example/done' })
  expect(wentTo).toEqual([])
  expect(onPaid).toHaveBeenCalledWith({
    event: 'OnPaid',
    paymentOrder: { id },
    redirectUrl: 'https://portal.example/done',
  })
})

test.each([
  ['from another origin', { origin: 'https://evil.example' }],
  ['from another window', { source: {} }],
])('ignores a message %s', (_, from) => {
  const { checkout, say, heard } = openPage()
  checkout().open()
  say({ kind: 'raised', event: 'OnPaid', details: {} }, from)
  expect(heard).toEqual([])
})

describe('the pay button', () => {
  const press: FromForm = { kind: 'button-pressed' }

  test('goes on at once where nobody asks to be asked', () => {
    const { checkout, say, told } = openPage()
    checkout().open()
    say(press)
    expect(told).toEqual([{ kind: 'resume', confirmation: true }])
  })

  test.each([true, false])('waits for the page, which says %s', (confirmation) => {
    const { checkout, say, told } = openPage()
    const onPaymentButtonPressed = vi.fn()
    const view = checkout({ onPaymentButtonPressed })
    view.open()
    say(press)
    expect(onPaymentButtonPressed.mock.calls[0]?.[0]).toMatchObject({ paymentOrder: { id } })
    expect(told).toEqual([])
    view.resume({ paymentOrderId: 'another', confirmation: true })
    expect(told).toEqual([])
    view.resume({ paymentOrderId: id, confirmation })
    view.resume({ paymentOrderId: id, confirmation: true })
    expect(told).toEqual([{ kind: 'resume', confirmation }])
  })

  test('takes two minutes of silence for a no', () => {
    const { checkout, say, told } = openPage()
    const view = checkout({ onPaymentButtonPressed() {} })
    view.open()
    say(press)
    vi.advanceTimersByTime(119_999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([{ kind: 'resume', confirmation: false }])
    view.resume({ paymentOrderId: id, confirmation: true })
    expect(told).toHaveLength(1)
  })
})

test('every open() opens a window of its own, and close() ends them all', () => {
  const { checkout, frames, isListening } = openPage()
  const view = checkout()
  view.open()
  view.open()
  expect(frames).toHaveLength(2)
  view.close()
  expect(frames).toEqual([])
  expect(isListening()).toBe(false)
})

test('refresh and cancel are passed on, update changes the language', () => {
  const { checkout, told, frames } = openPage()
  const view = checkout()
  view.open()
  expect(frames[0]?.src).toContain('culture=nb-NO')
  view.refresh()
  view.cancel()
  expect(told).toEqual([{ kind: 'refresh' }, { kind: 'cancel' }])
  view.update({ culture: 'en-US' })
  expect(frames[0]?.src).toContain('culture=en-US')
  view.update({ culture: 'nn-NO' })
  expect(frames[0]?.src).toContain('culture=en-US')
})

test('reports to its page what is wrong with it', () => {
  const elsewhere = openPage('https://elsewhere.example')
  elsewhere.checkout().open()
  expect(elsewhere.heard).toMatchObject([{ sourceEvent: 'OnError' }])
  expect(elsewhere.frames).toEqual([])
  const without = openPage()
  const onError = vi.fn()
  without.checkout({ container: { checkout: 'nowhere' }, onError }).open()
  expect(onError.mock.calls[0]?.[0].details).toMatch(/container/)
})
