import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchOverRestart } from './fetch-over-restart.server.ts'

let server: Server | undefined
afterEach(() => {
  vi.restoreAllMocks()
  server?.closeAllConnections()
  server?.close()
})

function listen(port: number, answer: Parameters<typeof createServer>[1]): Promise<number> {
  const next = createServer(answer)
  server = next
  return new Promise((resolve) =>
    next.listen(port, '127.0.0.1', () => resolve((next.address() as AddressInfo).port)),
  )
}

async function findPort(): Promise<number> {
  const port = await listen(0, undefined)
  await new Promise((resolve) => server?.close(resolve))
  return port
}

test('waits for a server that is being replaced', async () => {
  const port = await findPort()
  const answer = fetchOverRestart(`http://127.0.0.1:${port}/`, {})
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow(TypeError)
  await listen(port, (_, response) => response.end('here again'))
  expect(await (await answer).text()).toBe('here again')
})

test('asks again when the connection breaks before the answer', async () => {
  let calls = 0
  const port = await listen(0, (request, response) => {
    calls += 1
    if (calls === 1) request.socket.destroy()
    else response.end('here again')
  })
  expect(await (await fetchOverRestart(`http://127.0.0.1:${port}/`, {})).text()).toBe('here again')
})

test('asks once when there is an answer, or when nobody waits for it any more', async () => {
  const requested = vi.spyOn(globalThis, 'fetch')
  const port = await listen(0, (request, response) => {
    if (request.url === '/failing') response.writeHead(500).end()
  })
  expect((await fetchOverRestart(`http://127.0.0.1:${port}/failing`, {})).status).toBe(500)
  const gone = fetchOverRestart(`http://127.0.0.1:${port}/slow`, {
    signal: AbortSignal.timeout(50),
  })
  await expect(gone).rejects.toThrow('aborted due to timeout')
  expect(requested).toHaveBeenCalledTimes(2)
})

test('gives up when nothing listens for long', async () => {
  const port = await findPort()
  await expect(fetchOverRestart(`http://127.0.0.1:${port}/`, {})).rejects.toThrow(TypeError)
})
