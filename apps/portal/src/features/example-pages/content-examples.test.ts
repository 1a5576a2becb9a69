import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentExamples, createContentExamples } from './content-examples.server.ts'

let answer = { status: 200, body: '' }
let received: unknown[] = []
const contentSystem = createServer((request, response) => {
  received = [request.method, request.url, request.headers['x-site-key']]
  response.writeHead(answer.status).end(answer.body)
})
let examples: ContentExamples

beforeAll(async () => {
  await new Promise<void>((resolve) => contentSystem.listen(0, '127.0.0.1', resolve))
  const { port } = contentSystem.address() as AddressInfo
  examples = createContentExamples({ CMS_URL: `http://127.0.0.1:${port}`, SITE_KEY: 'the key' })
})
afterAll(() => {
  contentSystem.closeAllConnections()
  contentSystem.close()
})

it('lists, adds and removes example pages of the content system', async () => {
  answer = { status: 200, body: '{"examples":[]}' }
  expect(await examples.list()).toEqual([])
  expect(received).toEqual(['GET', '/api/site-examples', 'the key'])
  answer = { status: 200, body: '{"added":12,"inUse":1}' }
  expect(await examples.change('add')).toEqual({ done: 12, left: 1 })
  expect(received[0]).toBe('POST')
  answer = { status: 200, body: '{"removed":3,"kept":2}' }
  expect(await examples.change('remove')).toEqual({ done: 3, left: 2 })
  expect(received[0]).toBe('DELETE')
})

it('fails where another attempt may succeed', async () => {
  for (const failed of [
    { status: 409, body: '{"error":"CONTENT_BUSY"}' },
    { status: 200, body: '{}' },
  ]) {
    answer = failed
    await expect(examples.change('add')).rejects.toThrow()
    await expect(examples.list()).rejects.toThrow()
  }
  answer = { status: 502, body: '{"added":12,"inUse":1}' }
  await expect(examples.change('add')).rejects.toThrow('502')
})
