import { expect, test } from 'vitest'
import { base, operationsIn, orderIn, simulate } from '../simulator.testing.ts'

const host = 'https://portal.example'

async function begin(options: Parameters<typeof simulate>[0] = {}) {
  const simulated = simulate(options)
  const { id } = await simulated.create()
  const guid = id.split('/').at(-1)
  const { body } = await simulated.control('GET', `/orders/${guid}`)
  const token = String(body.token)

  const payer = (path: string, given?: object) =>
    simulated.ask(`/checkout/payer/${token}${path}`, {
      ...(given && { method: 'POST', body: JSON.stringify(given) }),
    })
  const press = (given: object = {}) =>
    payer('/pay', {
      number: '4925000000000004',
      expiry: '12/49',
      cvc: '123',
      amount: 15_000,
      host,
      ...given,
    })
  const toBank = async () => {
    const { body: pressed } = await press({ number: '5226612199533406' })
    return String(pressed.redirectUrl)
  }
  const answerBank = (address: string, choice: string) =>
    simulated.simulator.request(address.replace(base, ''), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `choice=${choice}`,
    })
  const status = async () => orderIn(await simulated.merchant('GET', id)).status
  return { ...simulated, id, token, payer, press, toBank, answerBank, status }
}

test.each([
  '/checkout/client/TOKEN?culture=nb-NO',
  '/payment/core/js/px.payment.client.js?token=TOKEN&culture=en-US',
  '/checkout/core/js/px.checkout.client.js?token=TOKEN',
])('the script of an order is at %s, and is JavaScript', async (path) => {
  const { simulator, token } = await begin()
  const answer = await simulator.request(path.replace('TOKEN', token))
  expect(answer.headers.get('content-type')).toMatch(/^application\/javascript/)
  const code = await answer.text()
  expect(() => new Function(code)).not.toThrow()
  expect(code).toContain(token)
  expect((await simulator.request(path.replace('TOKEN', 'another'))).status).toBe(404)
})

test('the script that an order offers is found, whatever its path', async () => {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const { merchant, id, simulator } = await begin({
      seed,
      environment: { SIMULATOR_VARIATIONS: 'on' },
    })
    const { body } = await merchant('GET', id)
    const { href } = operationsIn(body).find(({ rel }) => rel === 'view-checkout') ?? { href: '' }
    expect((await simulator.request(href.replace(base, ''))).status).toBe(200)
  }
})

test('the script can be missing', async () => {
  const { simulator, token, control } = await begin()
  await control('POST', '/faults', { operation: 'script', kind: 'not-found', count: 1 })
  expect((await simulator.request(`/checkout/client/${token}`)).status).toBe(404)
  expect((await simulator.request(`/checkout/client/${token}`)).status).toBe(200)
})

test('the form is shown in pages that the order names, and in no other', async () => {
  const { simulator, token } = await begin()
  const form = (from: string) =>
    simulator.request(`/checkout/form/${token}?culture=nb-NO&host=${encodeURIComponent(from)}`)
  const shown = await form(host)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${host} ${base}`)
  expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await shown.text()).not.toMatch(/<script>|onclick|style=/)
  expect((await form('https://elsewhere.example')).status).toBe(403)
})

test.each([
  ['nb-NO', 'nb', 'Kortnummer'],
  ['en-US', 'en', 'Card number'],
  ['de-DE', 'en', 'Card number'],
])('the form speaks %s', async (culture, lang, label) => {
  const { simulator, token } = await begin()
  const answer = await simulator.request(
    `/checkout/form/${token}?culture=${culture}&host=${encodeURIComponent(host)}`,
  )
  const text = await answer.text()
  expect(text).toContain(`<html lang="${lang}">`)
  expect(text).toContain(label)
})

test('a payment that is declined can be tried again in the same order', async () => {
  const { press, status } = await begin()
  expect((await press({ number: '4111111111111111' })).body).toMatchObject({
    kind: 'declined',
    message: expect.stringContaining('not been charged'),
    details: '[403 Operation failed]',
  })
  expect(await status()).toBe('Initialized')
  expect((await press()).body).toEqual({ kind: 'paid', redirectUrl: `${host}/done/abc` })
  expect(await status()).toBe('Paid')
  expect((await press()).body).toEqual({ kind: 'outdated' })
})

test('what is mistyped is found before anybody is asked', async () => {
  const { payer, press, status } = await begin()
  const entry = { number: '1', expiry: '12/49', cvc: '123' }
  expect((await payer('/check', entry)).body).toEqual({ fields: ['number'] })
  expect((await payer('/check', { number: 1 })).status).toBe(400)
  expect((await press(entry)).status).toBe(400)
  expect(await status()).toBe('Initialized')
})

test('an amount that has changed since the form was shown is not paid', async () => {
  const { press, status } = await begin()
  expect((await press({ amount: 14_999 })).body).toEqual({ kind: 'outdated' })
  expect(await status()).toBe('Initialized')
})

test.each([
  ['approve', 'Paid', null],
  ['decline', 'Initialized', 'The bank did not approve'],
  ['cancel', 'Initialized', 'You cancelled at the bank'],
])('the payer answers %s to the bank and is sent back', async (choice, expected, message) => {
  const { toBank, answerBank, status, payer } = await begin()
  const address = await toBank()
  const answer = await answerBank(address, choice)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${host}/pay/abc`)
  expect(await status()).toBe(expected)
  const { body } = await payer('')
  if (message)
    expect(body).toMatchObject({ refused: { message: expect.stringContaining(message) } })
  else expect(body).toMatchObject({ refused: null, redirectUrl: `${host}/done/abc` })
  const late = await answerBank(address, 'approve')
  expect(await late.text()).toContain('no longer waits')
  expect(await status()).toBe(expected)
})

test('the bank asks for the attempt that was started last, and for no other', async () => {
  const { toBank, answerBank, status, simulator } = await begin()
  const [first, second] = [await toBank(), await toBank()]
  const left = await simulator.request(first.replace(base, ''))
  expect(await left.text()).toContain('no longer waits')
  await answerBank(first, 'approve')
  expect(await status()).toBe('Initialized')
  await answerBank(second, 'approve')
  expect(await status()).toBe('Paid')
})

test('the bank waits no longer than it does', async () => {
  const { toBank, answerBank, status, clock } = await begin()
  const address = await toBank()
  clock.now += 600_000
  expect((await answerBank(address, 'approve')).status).toBe(200)
  expect(await status()).toBe('Initialized')
})

test('what the bank refused is not shown to who comes back much later', async () => {
  const { toBank, answerBank, payer, clock } = await begin()
  await answerBank(await toBank(), 'decline')
  clock.now += 59_999
  expect((await payer('')).body.refused).not.toBeNull()
  clock.now += 1
  expect((await payer('')).body.refused).toBeNull()
})

test('a payer who closes the window has paid, and nobody hears it from there', async () => {
  const { press, status, control } = await begin()
  await control('POST', '/faults', { operation: 'payer', kind: 'payer-closes', count: 1 })
  expect((await press()).body).toEqual({ kind: 'closed' })
  expect(await status()).toBe('Paid')
})

test('a payer who closes the window at the bank has paid, too', async () => {
  const { toBank, answerBank, status, control } = await begin()
  await control('POST', '/faults', { operation: 'payer', kind: 'payer-closes', count: 1 })
  const answer = await answerBank(await toBank(), 'approve')
  expect(answer.headers.get('location')).toBeNull()
  expect(await status()).toBe('Paid')
})

test('an order that is paid by redirect can be cancelled on its own page', async () => {
  const { simulator, token, payer, status } = await begin()
  const page = await simulator.request(`/checkout/${token}`)
  expect(await page.text()).toContain('Avbryt betalingen')
  await payer('/cancel', {})
  expect(await status()).toBe('Aborted')
  expect((await payer('')).body).toMatchObject({ redirectUrl: `${host}/cancelled/abc` })
})

test('orders that do not exist are not shown', async () => {
  const { simulator } = simulate()
  for (const path of ['/checkout/none', '/checkout/form/none', '/checkout/bank/none/none'])
    expect((await simulator.request(path)).status).toBe(404)
})
