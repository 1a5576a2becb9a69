import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestReader } from './read-request.server.ts'

const list = '/barnehage/barnehager'
const request = (url: string) => ({ url, headers: {} }) as IncomingMessage
const reader = () => createRequestReader('http://localhost')

test('1,000 query strings ask for one page', () => {
  const read = reader()
  const keys = new Set<string | undefined>()
  for (let number = 0; number < 1_000; number += 1)
    keys.add(read(request(`${list}?utm_source=${number}&page=-${number}&q[]=${number}`))?.key)
  expect(keys.size).toBe(1)
})

test('an address is read once, and a very long one is not remembered', () => {
  const read = reader()
  expect(read(request(list))).toBe(read(request(list)))
  const long = `${list}?q=${'1'.repeat(10_000)}`
  expect(read(request(long))).not.toBe(read(request(long)))
  expect(read(request(long))?.key).toBe(read(request(list))?.key)
})

test('no number of addresses makes its memory grow without bound', () => {
  const read = reader()
  const first = read(request(list))
  for (let number = 0; number < 10_000; number += 1) read(request(`${list}?q=${number}`))
  expect(read(request(list))).not.toBe(first)
})

test('what is no address is no page', () => {
  expect(reader()(request('//'))).toBeNull()
})
