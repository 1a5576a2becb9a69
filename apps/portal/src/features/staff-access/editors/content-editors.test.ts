import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentEditors, createContentEditors } from './content-editors.server.ts'

let answer = { status: 200, body: '' }
let received: unknown[] = []
const contentSystem = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  received = [request.method, request.url, request.headers['x-site-key'], body]
  response.writeHead(answer.status).end(answer.body)
})
let editors: ContentEditors

beforeAll(async () => {
  await new Promise<void>((resolve) => contentSystem.listen(0, '127.0.0.1', resolve))
  const { port } = contentSystem.address() as AddressInfo
  editors = createContentEditors({ CMS_URL: `http://127.0.0.1:${port}`, SITE_KEY: 'the key' })
})
afterAll(() => {
  contentSystem.closeAllConnections()
  contentSystem.close()
})

const anna = { email: 'anna@example.no', name: 'Anna', role: 'admin', linkUntil: null }

it('lists the editors of the content system, and nothing that is none', async () => {
  answer = { status: 200, body: JSON.stringify({ editors: [anna] }) }
  expect(await editors.list()).toEqual([anna])
  expect(received).toEqual(['GET', '/api/site-editors', 'the key', ''])
  answer = { status: 200, body: JSON.stringify({ editors: [{ ...anna, role: 'owner' }] }) }
  await expect(editors.list()).rejects.toThrow()
  answer = { status: 401, body: '{}' }
  await expect(editors.list()).rejects.toThrow('401')
})

it('says why the content system refuses, and fails where another attempt may succeed', async () => {
  answer = { status: 409, body: '{"error":"LAST_EDITOR_ADMIN"}' }
  expect(await editors.remove('anna@example.no')).toBe('LAST_EDITOR_ADMIN')
  expect(received).toEqual([
    'DELETE',
    '/api/site-editors',
    'the key',
    '{"email":"anna@example.no"}',
  ])
  answer = { status: 200, body: '{}' }
  expect(await editors.remove('anna@example.no')).toBeNull()
  for (const failed of [
    { status: 500, body: 'not JSON' },
    { status: 401, body: '{"error":"UNAUTHORIZED"}' },
  ]) {
    answer = failed
    await expect(editors.remove('anna@example.no')).rejects.toThrow(String(failed.status))
  }
})
