import { expect, it } from 'vitest'
import { guardRequests } from './guard-requests.ts'

const handle = guardRequests<undefined>(async (request) => new Response(await request.text()), {
  isSignedIn: async () => false,
  languageOf: async () => 'en',
})

/** Next gives its routes a proxy of the request, whose inner state cannot be read. */
function asNextGivesIt(request: Request): Request {
  return new Proxy(request, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const inBatches = (bytes: number) =>
  new Request('http://localhost:3001/api/editors/login', {
    method: 'POST',
    body: new Blob([new Uint8Array(bytes).fill(120)]).stream(),
    duplex: 'half',
  } as RequestInit)

it('reads what comes in pieces as far as the limit', async () => {
  const answer = await handle(asNextGivesIt(inBatches(65_536)), undefined)
  expect((await answer.text()).length).toBe(65_536)
})

it('refuses what is longer, whatever became of it', async () => {
  const failing = guardRequests<undefined>(
    async (request) => new Response(await request.text().catch(() => 'failed')),
    { isSignedIn: async () => false, languageOf: async () => 'en' },
  )
  const answer = await failing(asNextGivesIt(inBatches(65_537)), undefined)
  expect([answer.status, (await answer.json()).error]).toEqual([413, 'BODY_TOO_LARGE'])
})

it('refuses it also when reading it ends the handler', async () => {
  const answer = await handle(asNextGivesIt(inBatches(65_537)), undefined)
  expect(answer.status).toBe(413)
})

it('refuses JSON that is none, wherever it is parsed', async () => {
  const parsing = guardRequests<undefined>(async (request) => Response.json(await request.json()), {
    isSignedIn: async () => false,
    languageOf: async () => 'en',
  })
  const answer = await parsing(inBatches(3), undefined)
  expect([answer.status, (await answer.json()).error]).toEqual([400, 'INVALID_VALUE'])
})
