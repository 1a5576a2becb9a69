import { expect, test } from 'vitest'
import { orderIn, purchase, simulate, transaction } from '../simulator.testing.ts'

const guidOf = ({ id }: { id: string }) => id.split('/').at(-1)

test('lists every captured and reversed øre', async () => {
  const { create, pay, operate, control } = simulate()
  const one = await create()
  const other = await create({ amount: 20_000 })
  await pay(one.id)
  await pay(other.id)
  await operate(one.id, 'capture', transaction({ amount: 15_000 }))
  await operate(other.id, 'capture', transaction({ amount: 5_001, payeeReference: 'CAPTURE' }))
  await operate(other.id, 'cancel', transaction())
  await operate(other.id, 'reversal', transaction({ amount: 1 }))
  const { body } = await control('GET', '/transactions')
  expect(body).toMatchObject({
    total: 6,
    sums: { authorised: 35_000, captured: 20_001, cancelled: 14_999, reversed: 1 },
  })
  expect(body.transactions).toContainEqual(
    expect.objectContaining({
      order: other.id,
      orderReference: 'booking-123',
      currency: 'NOK',

      type: 'Capture',
      amount: 5_001,
      payeeReference: 'CAPTURE',
    }),
  )
})

test('lists orders by status', async () => {
  const { create, pay, control } = simulate()
  await create()
  const paid = await create()
  await pay(paid.id)
  const { body } = await control('GET', '/orders?status=Paid')
  expect(body).toMatchObject({ total: 1, orders: [{ id: paid.id, captured: 0 }] })
  expect((await control('GET', '/orders?status=Lost')).status).toBe(400)
})

test('writes down every request and what it did', async () => {
  const { create, control, merchant } = simulate()
  const order = await create()
  await merchant('POST', '/psp/paymentorders', purchase({ amount: 0 }))
  await control('POST', '/faults', {
    operation: 'get',
    kind: 'status',
    status: 500,
    when: 'before',
    count: 1,
  })
  await merchant('GET', order.id)
  const { body } = await control('GET', '/events')
  expect(body.events).toMatchObject([
    { what: 'start', did: '0 orders' },
    { what: 'request', operation: 'create', order: order.id, status: 200, did: 'created 15000' },
    { operation: 'create', status: 400, did: 'refused: paymentorders/inputerror' },
    { operation: 'get', path: order.id, fault: 'status', status: 500 },
  ])
  const after = await control('GET', '/events?after=3')
  expect(after.body.events).toHaveLength(1)
})

test('shows one order whole', async () => {
  const { create, pay, control } = simulate()
  const order = await create()
  await pay(order.id, { decline: 'acquirercardstolen' })
  await pay(order.id, { number: '4761739001010416', bank: 'leave' })
  expect((await control('GET', `/orders/${guidOf(order)}`)).body).toMatchObject({
    status: 'Initialized',
    isAtBank: true,
    failedAttempts: [{ problem: { type: 'creditcard/acquirercardstolen' } }],
    callbacks: [{ sent: 0 }],
  })
  expect((await control('GET', '/orders/none')).status).toBe(404)
})

test('pays only what can be paid', async () => {
  const { create, pay } = simulate()
  const { id } = await create()
  expect((await pay(id, { number: '123' })).status).toBe(400)
  expect((await pay(id)).body).toMatchObject({ kind: 'paid' })
  expect((await pay(id)).body).toMatchObject({
    kind: 'refused',
    problem: 'paymentorders/conflict',
    remaining: { capture: 15_000 },
  })
})

test('fails an order, as the provider does with those of other kinds', async () => {
  const { create, control, merchant } = simulate()
  const order = await create()
  await control('POST', `/orders/${guidOf(order)}/fail`)
  expect(orderIn(await merchant('GET', `${order.id}?$expand=failed`))).toMatchObject({
    status: 'Failed',
    failed: { problem: { status: 403 } },
  })
  expect((await control('POST', `/orders/${guidOf(order)}/fail`)).status).toBe(409)
})

test('forgets everything on request', async () => {
  const { create, control, merchant } = simulate()
  const { id } = await create()
  await control('POST', '/reset')
  expect((await merchant('GET', id)).status).toBe(404)
  expect((await control('GET', '/orders')).body.total).toBe(0)
})
