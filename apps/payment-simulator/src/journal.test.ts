import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryJournal, openJournal } from './journal.ts'
import { capture } from './order/merchant-changes.ts'
import { asked, noon, occurrence, states } from './order/orders.testing.ts'
import type { PaymentOrder } from './order/payment-order.ts'
import { readOrder } from './order/read-order.ts'
import { Orders } from './orders.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payment-journal-'))
  file = join(folder, 'payments', 'orders.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const begin = () => new Orders(openJournal(file, readOrder))

test('knows every order again after a kill, as it was last', () => {
  const orders = begin()
  const order = states.paid()
  orders.save(order, noon)
  const { order: captured } = capture(order, occurrence(), asked(4_000, 'CAPTURE1'))
  orders.save(captured, noon)
  const again = begin()
  expect(again.all()).toEqual([captured])
  expect(again.findByToken(order.token)).toEqual(captured)
  expect(again.findByReference('CAPTURE1')).toBe(order.guid)
  expect(again.nextNumber()).toBeGreaterThan(captured.transactions.at(-1)?.number ?? Infinity)
})

test('forgets a last line that is torn, and goes on writing after what is whole', () => {
  const order = states.initialized()
  begin().save(order, noon)
  appendFileSync(file, '{"guid":"7d1f')
  const other = { ...states.paid(), token: 'other' }
  const orders = begin()
  expect(orders.all()).toEqual([order])
  orders.save(other, noon)
  expect(begin().all()).toEqual([order, other])
})

test('does not start over a line that is damaged', () => {
  begin().save(states.paid(), noon)
  writeFileSync(file, 'no order\n')
  expect(begin).toThrow(/Line 1 of .* is damaged/)
})

test('keeps one line for each order from start to start', () => {
  const orders = begin()
  let order = states.initialized()
  for (let times = 1; times <= 20; times += 1) {
    order = { ...order, updated: noon + times }
    orders.save(order, noon)
  }
  begin()
  expect(openJournal(file, readOrder).read()).toEqual([order])
})

test('does not let the file grow for ever', () => {
  const journal = createMemoryJournal<PaymentOrder>()
  const orders = new Orders(journal)
  let order = states.initialized()
  for (let times = 0; times < 20_010; times += 1) {
    order = { ...order, updated: noon + times }
    orders.save(order, noon)
  }
  expect(journal.read().length).toBeLessThan(20)
  expect(journal.read().at(-1)).toEqual(order)
})

test('shows an order as it was, for answers that lag behind', () => {
  const orders = begin()
  const order = states.paid()
  orders.save(order, noon)
  const { order: captured } = capture(order, occurrence(noon + 100), asked(4_000))
  orders.save(captured, noon + 100)
  expect(orders.findAsOf(order.guid, noon + 99)).toEqual(order)
  expect(orders.findAsOf(order.guid, noon + 100)).toEqual(captured)
})
