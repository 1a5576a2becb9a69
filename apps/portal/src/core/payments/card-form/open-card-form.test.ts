import { expect, it, vi } from 'vitest'
import type { HostedViewOptions } from './hosted-view.ts'
import { openCardForm, patience } from './open-card-form.ts'

/** A page whose script comes when the test says so. */
function openOn(options: { mayPay?: () => Promise<boolean>; global?: object } = {}) {
  const view = { open: vi.fn(), close: vi.fn(), resume: vi.fn() }
  const made: HostedViewOptions[] = []
  const checkout = (given: HostedViewOptions) => {
    made.push(given)
    return view
  }
  const script = {
    src: '',
    async: false,
    onload: null,
    onerror: null,
    remove: vi.fn(),
  } as unknown as HTMLScriptElement
  const timers: { work: () => void; milliseconds: number }[] = []
  const handlers = {
    shown: vi.fn(),
    missing: vi.fn(),
    broken: vi.fn(),
    paid: vi.fn(),
    ended: vi.fn(),
    mayPay: options.mayPay ?? (async () => true),
  }
  const close = openCardForm(
    {
      window: options.global ?? { payex: { hostedView: { checkout } } },
      createScript: () => script,
      append: vi.fn(),
      setTimeout: (work, milliseconds) => timers.push({ work, milliseconds }),
    },
    { checkoutUrl: 'https://x.payex.com/1', containerId: 'here', culture: 'nb-NO', ...handlers },
  )
  const given = () => {
    const [first] = made
    if (!first) throw new Error('no form was made')
    return first
  }
  return {
    view,
    made,
    script,
    handlers,
    close,
    given,
    timers,
    load: () => script.onload?.call(script, new Event('load')),
    fail: () => script.onerror?.call(script, new Event('error')),
    wait: () => {
      for (const { work } of timers) work()
    },
  }
}

it('opens the form once its script has come, in its place and language', () => {
  const { script, view, made, load, given } = openOn()
  expect([script.src, made]).toEqual(['https://x.payex.com/1', []])
  load()
  expect(given()).toMatchObject({ container: { checkout: 'here' }, culture: 'nb-NO' })
  expect(view.open).toHaveBeenCalledOnce()
})

it('opens nothing, and says nothing, when it was taken away before the script came', () => {
  const { made, handlers, close, load, fail, wait, script } = openOn()
  close()
  load()
  fail()
  wait()
  expect(made).toEqual([])
  expect(handlers.missing).not.toHaveBeenCalled()
  expect(script.remove).toHaveBeenCalledOnce()
})

it('is missing when the script does not come, is another one, breaks, or is late', () => {
  const blocked = openOn()
  blocked.fail()
  const other = openOn({ global: { payex: {} } })
  other.load()
  const broken = openOn()
  broken.load()
  broken.given().onError()
  const late = openOn()
  expect(late.timers.map(({ milliseconds }) => milliseconds)).toEqual([patience])
  late.load()
  late.wait()
  for (const { handlers } of [blocked, other, broken, late])
    expect(handlers.missing).toHaveBeenCalledOnce()
  late.given().onCheckoutLoaded()
  expect(late.handlers.shown).toHaveBeenCalledOnce()
})

it('is not missing once it was seen, though it may break', () => {
  const { handlers, load, given, wait } = openOn()
  load()
  given().onCheckoutLoaded()
  wait()
  given().onError()
  expect(handlers.missing).not.toHaveBeenCalled()
  expect(handlers.broken).toHaveBeenCalledOnce()
})

it('hands on what the form says, until it is taken away', () => {
  const { handlers, load, given, close, view } = openOn()
  load()
  given().onPaid()
  given().onAborted()
  close()
  given().onPaid()
  given().onAborted()
  expect(handlers.paid).toHaveBeenCalledOnce()
  expect(handlers.ended).toHaveBeenCalledOnce()
  expect(view.close).toHaveBeenCalledOnce()
})

it.each([
  ['may pay', async () => true, true],
  ['may not', async () => false, false],
  ['cannot be asked', () => Promise.reject(new Error('provider-unavailable')), false],
])('answers the pay button when one %s', async (_, mayPay, confirmation) => {
  const { load, given, view } = openOn({ mayPay })
  load()
  given().onPaymentButtonPressed({ paymentOrder: { id: '/psp/1' } })
  given().onPaymentButtonPressed({ data: { paymentOrder: { id: '/psp/1' } } })
  await vi.waitFor(() => expect(view.resume).toHaveBeenCalledTimes(2))
  for (const [answer] of view.resume.mock.calls)
    expect(answer).toEqual({ paymentOrderId: '/psp/1', confirmation })
})

it('does not let pay what was taken away while it was asked', async () => {
  const asked = Promise.withResolvers<boolean>()
  const { load, given, view, close } = openOn({ mayPay: () => asked.promise })
  load()
  given().onPaymentButtonPressed({ paymentOrder: { id: '/psp/1' } })
  close()
  asked.resolve(true)
  await vi.waitFor(() => expect(view.resume).toHaveBeenCalledOnce())
  expect(view.resume.mock.calls[0]?.[0]).toMatchObject({ confirmation: false })
})
